import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useText } from '../../words/words.tsx';
import type { Cart } from './cart-data.ts';
import { settleObjection } from './settle-objection.ts';

/** On to checkout, or why not. It waits until the server knows what is selected. */
export function SettleButton({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const text = useText();
  const reasonId = useId();
  const objection = settleObjection(cart);
  const label = text('cart.page.settle', { count: cart.checkedLines });
  if (!objection && !isBusy) {
    return (
      <ButtonLink to="/submit-order" tone="brand" className="w-full">
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button tone="brand" busy={isBusy} aria-disabled aria-describedby={reasonId} className="w-full">
        {label}
      </Button>
      <p id={reasonId} className="text-ink-soft text-xs">
        {objection && text(`cart.page.${objection}`, { most: cart.settledAtMost })}
      </p>
    </>
  );
}

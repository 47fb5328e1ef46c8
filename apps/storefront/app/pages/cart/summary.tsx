import { centsOf } from '@galleria/domain/money/main-units';
import { useId } from 'react';
import { Price } from '../../features/money/price.tsx';
import { AmountsList } from '../../features/orders/amounts.tsx';
import { useText } from '../../messages/messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Cart, isChecked, linesOf } from './cart-data.ts';
import { Tick } from './change-form.tsx';
import { CouponOffer } from './coupon-offer.tsx';

interface SummaryProps {
  cart: Cart;
  isBusy: boolean;
}

/** The sum of the selected lines, sticky beside them. */
export function Summary({ cart, isBusy }: SummaryProps) {
  const text = useText();
  return (
    <section aria-label={text('cart.page.summary')} className="card flex flex-col gap-4 p-4 lg:sticky lg:top-20 lg:p-5">
      <h2 className="font-semibold text-base tracking-normal">{text('cart.page.summary')}</h2>
      <div aria-busy={isBusy} className={`transition-opacity ${isBusy ? 'opacity-50' : ''}`}>
        <AmountsList
          amounts={cart.amounts}
          goodsLabel={text('cart.page.goods', { count: cart.checkedPieces })}
          totalLabel={text('cart.page.total')}
          shipping="later"
        />
      </div>
      <CouponOffer collectable={cart.platformCollectable} saves={cart.platformCouponSaves} />
      <p className="text-ink-soft text-xs">{text('cart.page.atCheckout')}</p>
      <div className="flex flex-col gap-2 max-lg:hidden">
        <CheckoutButton cart={cart} isBusy={isBusy} />
      </div>
    </section>
  );
}

/** Where the summary is not beside the lines, its last line sticks to the bottom of the window. */
export function CheckoutBar({ cart, isBusy }: SummaryProps) {
  const text = useText();
  return (
    <div className="-mx-(--page-gutter) flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-2 md:pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <Tick lines={linesOf(cart)} label={text('cart.page.selectAll')}>
        <span className="max-sm:sr-only">{text('cart.page.selectAll')}</span>
      </Tick>
      <span className={`ms-auto transition-opacity ${isBusy ? 'opacity-50' : ''}`}>
        <span className="sr-only">{text('cart.page.total')}</span>
        <Price amountCents={centsOf(cart.amounts.actualTotal)} />
      </span>
      <div className="flex min-w-36 flex-col gap-1">
        <CheckoutButton cart={cart} isBusy={isBusy} />
      </div>
    </div>
  );
}

/** The link to checkout, or the reason why it is not possible. Disabled until the server knows the selection. */
function CheckoutButton({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const text = useText();
  const reasonId = useId();
  const refusal = checkoutRefusal(cart);
  const label = text('cart.page.settle', { count: cart.checkedLines });
  if (!refusal && !isBusy) {
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
        {refusal && text(`cart.page.${refusal}`, { most: cart.settledAtMost })}
      </p>
    </>
  );
}

/** Why the selection cannot be checked out; undefined when it can. */
export function checkoutRefusal(cart: Cart): 'chooseOne' | 'tooManyLines' | 'cannotSettle' | undefined {
  if (cart.checkedLines === 0) return 'chooseOne';
  if (cart.checkedLines > cart.settledAtMost) return 'tooManyLines';
  const isShort = linesOf(cart).some((line) => isChecked(line) && line.prodCount > line.stocks);
  return isShort ? 'cannotSettle' : undefined;
}

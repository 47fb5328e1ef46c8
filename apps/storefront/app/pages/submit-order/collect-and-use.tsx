import { collectCoupon } from '@galleria/contract/promotions/promotions';
import { centsOf } from '@galleria/domain/money/main-units';
import { Ticket } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { useMoneyText } from '../../features/money/money-text.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { type ConfirmedShop, collectIntent, perStore } from './order-form.ts';
import type { Checkout } from './use-checkout.ts';

interface CollectAndUseProps {
  /** The store, or 0 for the platform. */
  giver: number;
  collectable: ConfirmedShop['collectable'];
  checkout: Checkout;
}

/** A coupon for these goods that the buyer does not have yet: one tap collects it and chooses it. */
export function CollectAndUse({ giver, collectable, checkout }: CollectAndUseProps) {
  const text = useText();
  const money = useMoneyText();
  const [isBusy, setBusy] = useState(false);
  if (!collectable) return null;
  const { couponId, couponName, saves } = collectable;

  async function collect(event: MouseEvent) {
    event.preventDefault();
    if (checkout.isConfirming) return;
    setBusy(true);
    const answer = await api(collectCoupon, { couponId });
    const { coupons } = checkout.choices;
    if (answer.ok) {
      await checkout.choose({ isBest: false, coupons: { ...coupons, [giver]: answer.data.couponUserId } });
      requestAnimationFrame(() => focusPicker(giver));
    } else {
      // Loads the order again, since the collectable coupon may be another one now.
      await checkout.choose({});
      checkout.show({ errors: { coupons: answer.message || text('accounts.field.noAnswer') }, isNew: true });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-brand-tint px-3.5 py-2.5 text-sm">
      <Ticket aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <bdi className="min-w-0 grow basis-36 font-medium text-brand-ink">{couponName}</bdi>
      <Button
        type="submit"
        name="intent"
        value={collectIntent(giver, couponId)}
        tone="brand"
        size="small"
        busy={isBusy}
        onClick={collect}
      >
        {text('promotions.ticket.collectAndUse', { amount: money(-centsOf(saves)) })}
      </Button>
    </div>
  );
}

/** The button disappears with the offer, so the focus moves to the picker of the coupon that it chose. */
function focusPicker(giver: number): void {
  if (document.activeElement !== document.body) return;
  const choice = document.querySelector(`[name="${perStore.coupon(giver)}"]`);
  choice?.closest('details')?.querySelector('summary')?.focus();
}

import { centsOf } from '@galleria/domain/money/main-units';
import { Ticket } from 'lucide-react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import type { CartShop } from './cart-data.ts';
import { ChangeForm } from './change-form.tsx';

interface CouponOfferProps {
  collectable: CartShop['collectable'];
  /** The amount that the buyer's own coupon of the same giver takes off at checkout. */
  saves: number;
}

/** A coupon for the selected lines: a collectable one, or the one that checkout will use. */
export function CouponOffer({ collectable, saves }: CouponOfferProps) {
  const text = useText();
  const money = useMoneyText();
  if (!collectable && saves === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-brand-tint px-3 py-2 text-xs">
      <Ticket aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <p className="min-w-0 grow basis-36">
        {saves > 0 && (
          <span className="block text-ink">
            {text('promotions.ticket.usedAtCheckout', { amount: money(-centsOf(saves)) })}
          </span>
        )}
        {collectable && <bdi className="block font-semibold text-brand-ink">{collectable.couponName}</bdi>}
      </p>
      {collectable && (
        <ChangeForm change={{ kind: 'collect', couponId: collectable.couponId }}>
          <Button type="submit" tone="brand" size="small">
            {text('promotions.ticket.collectAndUse', { amount: money(-centsOf(collectable.saves)) })}
          </Button>
        </ChangeForm>
      )}
    </div>
  );
}

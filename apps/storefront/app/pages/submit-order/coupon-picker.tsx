import { centsOf } from '@galleria/domain/money/main-units';
import { ChevronDown, Ticket } from 'lucide-react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { CouponValue } from '../../features/promotions/coupon-value.tsx';
import { useCouponText } from '../../features/promotions/use-coupon-text.ts';
import { useText } from '../../messages/messages.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { type CouponChoice, perStore } from './order-form.ts';
import type { Checkout } from './use-checkout.ts';

interface CouponPickerProps {
  label: string;
  /** The store, or 0 for the platform. */
  giver: number;
  coupons: readonly CouponChoice[];
  checkout: Checkout;
}

/** The chosen coupon in one line; the others, the best first, open on a click. */
export function CouponPicker({ label, giver, coupons, checkout }: CouponPickerProps) {
  const text = useText();
  const { choices, choose } = checkout;
  const chosenId = choices.coupons[giver] ?? 0;
  const chosen = coupons.find(({ couponUserId }) => couponUserId === chosenId);
  const name = perStore.coupon(giver);
  const pick = (couponUserId: number) =>
    void choose({ isBest: false, coupons: { ...choices.coupons, [giver]: couponUserId } });
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 items-center gap-2 rounded-card px-3.5 py-2.5 text-sm hover:bg-well">
        <Ticket aria-hidden className="size-4 shrink-0 text-brand-ink" />
        <span className="font-medium">{label}</span>
        <Chosen coupon={chosen} usable={coupons.filter(({ isUsable }) => isUsable).length} />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-2 p-3 pt-1 sm:grid-cols-2">
        <legend className="sr-only">{label}</legend>
        {coupons.map((coupon) => (
          <ChoiceCard
            key={coupon.couponUserId}
            name={name}
            value={coupon.couponUserId}
            checked={coupon.couponUserId === chosenId}
            disabled={!coupon.isUsable}
            onChange={() => pick(coupon.couponUserId)}
          >
            <Offer coupon={coupon} />
          </ChoiceCard>
        ))}
        <ChoiceCard name={name} value="0" checked={chosenId === 0} onChange={() => pick(0)}>
          {text('checkout.coupons.none')}
        </ChoiceCard>
      </fieldset>
    </details>
  );
}

function Chosen({ coupon, usable }: { coupon: CouponChoice | undefined; usable: number }) {
  const text = useText();
  const money = useMoneyText();
  return (
    <span className="ms-auto min-w-0 truncate text-end">
      {coupon ? (
        <span className="font-medium text-success">{money(-centsOf(coupon.saves))}</span>
      ) : (
        <span className="text-ink-soft">{text('checkout.coupons.usable', { count: usable })}</span>
      )}
    </span>
  );
}

function Offer({ coupon }: { coupon: CouponChoice }) {
  const text = useText();
  const money = useMoneyText();
  const couponText = useCouponText();
  const { isUsable, missing, saves, couponName } = coupon;
  return (
    <span className="flex flex-col gap-0.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={isUsable ? 'text-brand-ink' : ''}>
          <CouponValue coupon={coupon} />
        </span>
        {isUsable && <span className="font-medium text-success text-xs">{money(-centsOf(saves))}</span>}
      </span>
      <span className="font-medium">
        <bdi>{couponName}</bdi>
      </span>
      <span className="text-ink-soft text-xs">
        {couponText.condition(coupon)} · {couponText.scope(coupon)}
      </span>
      <span className="text-ink-soft text-xs">{couponText.ownValidity(coupon)}</span>
      {!isUsable && missing > 0 && (
        <span className="text-warning text-xs">
          {text('checkout.coupons.missing', { amount: money(centsOf(missing)) })}
        </span>
      )}
    </span>
  );
}

import { CollectButton } from '../promotions/collect-button.tsx';
import type { CentreCoupon } from '../promotions/coupon-face.ts';
import { CouponTicket } from '../promotions/coupon-ticket.tsx';
import { StartBadge } from '../promotions/start-badge.tsx';
import { useCouponText } from '../promotions/use-coupon-text.ts';

/** Coupons to collect, in one column. */
export function CouponList({ coupons }: { coupons: readonly CentreCoupon[] }) {
  const couponText = useCouponText();
  return (
    <ul className="flex flex-col gap-3 text-ink">
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <CouponTicket coupon={coupon} validity={couponText.validity(coupon)} badge={<StartBadge coupon={coupon} />}>
            <CollectButton coupon={coupon} />
          </CouponTicket>
        </li>
      ))}
    </ul>
  );
}

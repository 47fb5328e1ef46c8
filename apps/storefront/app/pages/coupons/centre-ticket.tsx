import { CollectButton } from '../../promotions/collect-button.tsx';
import type { CentreCoupon } from '../../promotions/coupon-face.ts';
import { CouponLeft } from '../../promotions/coupon-left.tsx';
import { CouponTicket } from '../../promotions/coupon-ticket.tsx';
import { useCouponWords } from '../../promotions/use-coupon-words.ts';

export function CentreTicket({ coupon }: { coupon: CentreCoupon }) {
  const { validity } = useCouponWords();
  const isOver = coupon.ownCount === 0 && coupon.state === 'soldOut';
  return (
    <CouponTicket coupon={coupon} validity={validity(coupon)} isFaded={isOver}>
      <div className="flex flex-col gap-2">
        {!isOver && <CouponLeft percent={coupon.leftPercent} />}
        <CollectButton coupon={coupon} />
      </div>
    </CouponTicket>
  );
}

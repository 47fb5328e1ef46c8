import { CollectButton } from '../../features/promotions/collect-button.tsx';
import type { CentreCoupon } from '../../features/promotions/coupon-face.ts';
import { CouponLeft } from '../../features/promotions/coupon-left.tsx';
import { CouponTicket } from '../../features/promotions/coupon-ticket.tsx';
import { useCouponWords } from '../../features/promotions/use-coupon-words.ts';

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

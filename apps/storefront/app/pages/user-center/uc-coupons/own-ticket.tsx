import { COUPON_STATUS } from '@galleria/domain/promotions/coupons';
import { type OwnCoupon, spendingAddress } from '../../../features/promotions/coupon-face.ts';
import { CouponTicket } from '../../../features/promotions/coupon-ticket.tsx';
import { useCouponWords } from '../../../features/promotions/use-coupon-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useText } from '../../../words/words.tsx';

interface OwnTicketProps {
  coupon: OwnCoupon;
  isSoonOver: boolean;
}

/** Used and expired coupons have no button. */
export function OwnTicket({ coupon, isSoonOver }: OwnTicketProps) {
  const text = useText();
  const { ownValidity } = useCouponWords();
  const { status, couponName: name, isYetToStart } = coupon;
  const isWaiting = status === COUPON_STATUS.notUsed;
  const mark = <Mark coupon={coupon} isSoonOver={isSoonOver} />;
  return (
    <CouponTicket coupon={coupon} validity={ownValidity(coupon)} isFaded={!isWaiting} badge={mark}>
      {isWaiting && (
        <ButtonLink to={spendingAddress(coupon)} tone={isYetToStart ? 'outline' : 'brand'} size="small">
          {text('promotions.ticket.useNow')} <span className="sr-only">{name}</span>
        </ButtonLink>
      )}
    </CouponTicket>
  );
}

function Mark({ coupon: { status, isYetToStart }, isSoonOver }: OwnTicketProps) {
  const text = useText();
  if (status === COUPON_STATUS.used) return <Badge tone="neutral">{text('promotions.own.used')}</Badge>;
  if (status === COUPON_STATUS.expired) return <Badge tone="neutral">{text('promotions.own.expired')}</Badge>;
  if (isYetToStart) return <Badge tone="info">{text('promotions.own.startsSoon')}</Badge>;
  return isSoonOver ? <Badge tone="warning">{text('promotions.own.endsSoon')}</Badge> : null;
}

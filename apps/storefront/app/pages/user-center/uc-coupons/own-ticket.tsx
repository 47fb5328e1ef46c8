import { COUPON_STATUS } from '@galleria/domain/promotions/coupons';
import { DAY_MS } from '@galleria/domain/site/durations';
import type { OwnCoupon } from '../../../features/promotions/coupon-face.ts';
import { CouponTicket } from '../../../features/promotions/coupon-ticket.tsx';
import { SpendButton } from '../../../features/promotions/spend-button.tsx';
import { useCouponText } from '../../../features/promotions/use-coupon-text.ts';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';

interface OwnTicketProps {
  coupon: OwnCoupon;
  expiresSoon: boolean;
}

/** Used and expired coupons have no button. */
export function OwnTicket({ coupon, expiresSoon }: OwnTicketProps) {
  const { ownValidity } = useCouponText();
  const { status, isYetToStart, userStartTime } = coupon;
  const isWaiting = status === COUPON_STATUS.notUsed;
  const mark = <Mark coupon={coupon} expiresSoon={expiresSoon} />;
  return (
    <CouponTicket coupon={coupon} validity={ownValidity(coupon)} isFaded={!isWaiting} badge={mark}>
      {isWaiting && (
        <SpendButton coupon={{ ...coupon, usableFrom: isYetToStart ? userStartTime : null }} tone="brand" />
      )}
    </CouponTicket>
  );
}

function Mark({ coupon: { status, isYetToStart }, expiresSoon }: OwnTicketProps) {
  const text = useText();
  if (status === COUPON_STATUS.used) return <Badge tone="neutral">{text('promotions.own.used')}</Badge>;
  if (status === COUPON_STATUS.expired) return <Badge tone="neutral">{text('promotions.own.expired')}</Badge>;
  if (isYetToStart) return <Badge tone="info">{text('promotions.own.startsSoon')}</Badge>;
  return expiresSoon ? <Badge tone="warning">{text('promotions.own.endsSoon')}</Badge> : null;
}

const SOON_MS = 3 * DAY_MS;

/** Whether a coupon expires within three days. */
export function isExpiringSoon({ userEndTimeIso }: { userEndTimeIso: string }, nowMs: number): boolean {
  const leftMs = Date.parse(userEndTimeIso) - nowMs;
  return leftMs > 0 && leftMs <= SOON_MS;
}

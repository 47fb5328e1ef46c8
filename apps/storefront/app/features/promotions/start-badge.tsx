import { Badge } from '../../ui/badge.tsx';
import type { CentreCoupon } from './coupon-face.ts';
import { useCouponText } from './use-coupon-text.ts';

/** For a coupon that can be collected now but used only later. */
export function StartBadge({ coupon: { usableFrom } }: { coupon: Pick<CentreCoupon, 'usableFrom'> }) {
  const couponText = useCouponText();
  return usableFrom === null ? null : <Badge tone="info">{couponText.usableFrom(usableFrom)}</Badge>;
}

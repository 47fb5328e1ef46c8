import { Badge } from '../../ui/badge.tsx';
import type { CentreCoupon } from './coupon-face.ts';
import { useCouponWords } from './use-coupon-words.ts';

/** Of a coupon that can be collected now and used later. */
export function StartBadge({ coupon: { usableFrom } }: { coupon: Pick<CentreCoupon, 'usableFrom'> }) {
  const words = useCouponWords();
  return usableFrom === null ? null : <Badge tone="info">{words.usableFrom(usableFrom)}</Badge>;
}

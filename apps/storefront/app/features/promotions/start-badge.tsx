import { Badge } from '../../ui/badge.tsx';
import type { CentreCoupon } from './coupon-face.ts';
import { useCouponWords } from './use-coupon-words.ts';

/** For a coupon that can be collected now but used only later. */
export function StartBadge({ coupon: { usableFrom } }: { coupon: Pick<CentreCoupon, 'usableFrom'> }) {
  const words = useCouponWords();
  return usableFrom === null ? null : <Badge tone="info">{words.usableFrom(usableFrom)}</Badge>;
}

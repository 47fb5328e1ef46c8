import type { CentreCoupon } from './coupon-face.ts';

/** What a buyer has of a coupon. `ended` is known from a refusal only: the coupon centre lists what is on offer. */
export interface Collected extends Pick<CentreCoupon, 'ownCount'> {
  readonly state: CentreCoupon['state'] | 'ended';
}

/** As it will be if nothing is in the way. */
export function afterCollecting({ ownCount, limitNum }: Pick<CentreCoupon, 'ownCount' | 'limitNum'>): Collected {
  return { ownCount: ownCount + 1, state: ownCount + 1 < limitNum ? 'free' : 'collected' };
}

/** As it turned out to be: some refusals say more about the coupon than that it was refused. */
export function afterRefusal(before: Collected, reason: string): Collected {
  if (reason === 'coupon.soldOut') return { ...before, state: 'soldOut' };
  if (reason === 'coupon.limit') return { ...before, state: 'collected' };
  if (reason === 'coupon.ended' || reason === 'coupon.notFound') return { ...before, state: 'ended' };
  return before;
}

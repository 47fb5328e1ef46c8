import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import { isOwnCoupon } from '../promotions/index.ts';

/** Who asked for an own coupon that is spent or over learns that, and not that it was never theirs. */
export async function goneCoupon(
  queries: Queries,
  userId: string,
  asked: readonly number[],
  { refused, data }: Refused,
): Promise<Refused<'coupon.spent'> | undefined> {
  if (refused !== 'coupon.notYours') return undefined;
  const missing = asked.find((couponUserId) => isAbout(data, couponUserId));
  if (missing === undefined || !(await isOwnCoupon(queries, userId, missing))) return undefined;
  return refuse('coupon.spent', { data: { couponUserId: missing } });
}

function isAbout(data: unknown, couponUserId: number): boolean {
  return typeof data === 'object' && data !== null && 'couponUserId' in data && data.couponUserId === couponUserId;
}

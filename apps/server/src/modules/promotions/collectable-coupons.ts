import type { CollectableCoupon } from '@galleria/contract/promotions/coupons';
import type { Collectable } from '@galleria/domain/checkout/collectable-coupons';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Queries } from '../../infra/database/database.ts';
import { type Offer, readOffers } from './coupons-db.ts';

/** Only the best coupons by their worth are compared; the others would not be chosen for a single purchase. */
const MAX_COMPARED = 200;

/**
 * Coupons of these stores and of the platform that the buyer could collect and use at once, and holds no unused one of.
 */
export async function readCollectable(queries: Queries, userId: string, storeIds: readonly number[]): Promise<Offer[]> {
  const filter = { storeIds, isAvailable: true, closedStoreIds: [] };
  const offers = await readOffers(queries, filter, userId, { offset: 0, limit: MAX_COMPARED });
  return offers.filter(isCollectable);
}

export function isCollectable({ left, ownCount, perPerson, unusedCount, usableFrom }: Offer): boolean {
  return left > 0 && ownCount < perPerson && unusedCount === 0 && usableFrom === null;
}

/** The best one of a store, or of the platform (null). */
export function presentCollectable(
  found: readonly Collectable<Offer>[],
  storeId: number | null,
  locale: Locale,
): z.infer<typeof CollectableCoupon> | null {
  const best = found.find(({ coupon }) => coupon.storeId === storeId);
  if (!best) return null;
  const { coupon, savesCents } = best;
  return { couponId: coupon.couponId, couponName: textIn(coupon.name, locale), saves: mainUnits(savesCents) };
}

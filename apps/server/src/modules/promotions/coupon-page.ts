import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/promotions';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { CouponLine } from '@galleria/domain/promotions/coupons';
import { isOpen, PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { readForSearch } from '../catalogue/index.ts';
import { countOffers, type Offer, type OfferFilter, readOffers } from './coupons-db.ts';
import type { PromotionsContext } from './index.ts';
import { preparePresenting } from './present-coupon.ts';

const FIXED_DATES = 1;
const COUNTED_DAYS = 2;

/** Coupons that can be collected; for a signed-in buyer, each with the number that they have collected. */
export const couponPage: UseCase<typeof contract.couponPage, PromotionsContext> = async (
  { database: { queries }, stores, catalogue },
  { shopId, prodId, ...paging },
  { actor, locale },
) => {
  const line = prodId === undefined ? undefined : await findCouponLine(queries, prodId);
  if (prodId !== undefined && !line) return toPage([], 0, paging);
  const summaries = await stores.summaries(locale);
  const closed = [...summaries.values()].filter(({ shopStatus }) => !isOpen(shopStatus));
  const storeId = shopId === PLATFORM_STORE ? null : shopId;
  const filter: OfferFilter = { storeId, line, closedStoreIds: closed.map((store) => store.shopId) };
  const userId = actor.kind === 'buyer' ? actor.userId : undefined;
  const [offers, total] = await Promise.all([
    readOffers(queries, filter, userId, { offset: offsetOf(paging), limit: paging.size }),
    countOffers(queries, filter),
  ]);
  const present = await preparePresenting({ stores, catalogue }, offers, locale);
  const records = offers.map((offer) => ({ ...present(offer), ...presentOffer(offer) }));
  return toPage(records, total, paging);
};

export function presentOffer(offer: Offer) {
  const { validFrom, validUntil, total, left, perPerson, ownCount, unusedCount, usableFrom } = offer;
  return {
    validTimeType: validUntil ? FIXED_DATES : COUNTED_DAYS,
    startTime: validFrom && formatApiTime(validFrom),
    endTime: validUntil && formatApiTime(validUntil),
    afterReceiveDays: offer.afterDays,
    validDays: offer.validDays,
    leftPercent: total === 0 ? 0 : Math.ceil((left * 100) / total),
    limitNum: perPerson,
    ownCount,
    unusedCount,
    usableFrom: usableFrom && formatApiTime(usableFrom),
    state: stateOf(offer),
  };
}

/** A buyer at the personal limit sees `collected` even when the coupon is sold out. */
function stateOf({
  left,
  perPerson,
  ownCount,
}: Offer): OutputOf<typeof contract.couponPage>['records'][number]['state'] {
  if (ownCount >= perPerson) return 'collected';
  return left > 0 ? 'free' : 'soldOut';
}

/** The data of a product that decides which coupons apply to it. */
export async function findCouponLine(queries: Queries, prodId: number): Promise<CouponLine | undefined> {
  const [product] = await readForSearch(queries, [prodId]);
  if (!product) return undefined;
  const categoryIds = product.categories.map(({ id }) => id);
  return { prodId, storeId: product.storeId, categoryIds, takesReductions: true };
}

import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { couponPage } from '@galleria/contract/promotions';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Caller } from '../../infra/calls/use-case.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { PromotionsContext } from './context.ts';
import { countOffers, type Offer, type OfferQuestion, readOffers } from './coupons-db.ts';
import { findLine } from './product-line.ts';
import { prepareShowing } from './show-coupon.ts';

type Page = OutputOf<typeof couponPage>;

const FIXED_DATES = 1;
const COUNTED_DAYS = 2;
const PLATFORM = 0;

/** What can be collected; to whoever is signed in, with what they have collected. */
export async function showOffers(
  context: PromotionsContext,
  { shopId, prodId, current, size }: ParsedInputOf<typeof couponPage>,
  { actor, locale }: Pick<Caller, 'actor' | 'locale'>,
): Promise<Page> {
  const { queries } = context.database;
  const line = prodId === undefined ? undefined : await findLine(queries, prodId);
  if (prodId !== undefined && !line) return { records: [], total: 0, pages: 0, current, size };
  const heads = await context.stores.summaries(locale);
  const closed = [...heads.values()].filter(({ shopStatus }) => !isOpen(shopStatus));
  const storeId = shopId === PLATFORM ? null : shopId;
  const question: OfferQuestion = { storeId, line, closedStoreIds: closed.map((store) => store.shopId) };
  const userId = actor.kind === 'buyer' ? actor.userId : undefined;
  const [offers, total] = await Promise.all([
    readOffers(queries, question, userId, { offset: (current - 1) * size, limit: size }),
    countOffers(queries, question),
  ]);
  const show = await prepareShowing(context, offers, locale);
  const records = offers.map((offer) => ({ ...show(offer), ...offerOf(offer) }));
  return { records, total, pages: Math.ceil(total / size), current, size };
}

function offerOf(offer: Offer) {
  const { validFrom, validUntil, total, left, perPerson, ownCount } = offer;
  return {
    validTimeType: validUntil ? FIXED_DATES : COUNTED_DAYS,
    startTime: validFrom && formatApiTime(validFrom),
    endTime: validUntil && formatApiTime(validUntil),
    afterReceiveDays: offer.afterDays,
    validDays: offer.validDays,
    leftPercent: total === 0 ? 0 : Math.ceil((left * 100) / total),
    limitNum: perPerson,
    ownCount,
    state: stateOf(offer),
  };
}

/** Whoever has as many as they may is told so, also when the others are gone. */
function stateOf({ left, perPerson, ownCount }: Offer): Page['records'][number]['state'] {
  if (ownCount >= perPerson) return 'collected';
  return left > 0 ? 'free' : 'soldOut';
}

import type { confirmOrder } from '@galleria/contract/checkout';
import type { ParsedInputOf } from '@galleria/contract/operation';
import type { DeliveryType } from '@galleria/domain/catalogue/product-types';
import { bestCoupons } from '@galleria/domain/checkout/best-coupons';
import { priceBeforePoints } from '@galleria/domain/checkout/coupon-standing';
import { priceTrade } from '@galleria/domain/pricing/price-trade';
import { mostPoints } from '@galleria/domain/pricing/usable-points';
import { isRefused } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import { readSaleItems } from '../catalogue/index.ts';
import { type OwnCouponTerms, readOwnCoupons } from '../promotions/index.ts';
import { byStore, pickCoupons, questionOf, wayAsked } from './choices.ts';
import type { CheckoutContext } from './context.ts';
import { offersOf, usualWay } from './delivery-offers.ts';
import type { Address } from './draft-trade.ts';
import { goneCoupon } from './gone-coupon.ts';
import { findGoods, type Good, readPicks, stockObjection } from './goods.ts';
import { showConfirmed } from './show-confirmed.ts';
import { readTerms, type Terms } from './terms.ts';

type ConfirmInput = ParsedInputOf<typeof confirmOrder>;

/** What an order would cost under these choices. Nothing is taken hold of: in the next moment it may be another amount. */
export async function confirm(context: CheckoutContext, input: ConfirmInput, caller: Caller) {
  const { queries } = context.database;
  const { locale } = caller;
  const { userId } = signedInBuyer(caller);
  const [picks, terms, address, ownCoupons, { score }] = await Promise.all([
    readPicks(queries, userId, input.orderItem),
    readTerms(context, locale),
    findAddress(context, input.addrId, { userId, locale }),
    readOwnCoupons(queries, userId),
    context.ledger.points(userId),
  ]);
  if (isRefused(picks)) return picks;
  const skuIds = picks.map(({ skuId }) => skuId);
  const [items, stock] = await Promise.all([readSaleItems(queries, skuIds), stockObjection(queries, picks)]);
  const goods = findGoods(picks, items, terms);
  if (isRefused(goods)) return goods;
  if (stock.refused) return stock.refused;
  if (isRefused(address)) return address;
  const question = questionOf(goods, terms, chooseWays(goods, terms, address, input), address);
  const coupons = chooseCoupons(input.couponUserIds, ownCoupons, (usable) => bestCoupons(question, usable));
  if (isRefused(coupons)) return (await goneCoupon(queries, userId, input.couponUserIds ?? [], coupons)) ?? coupons;
  const plain = priceBeforePoints(question, []);
  const beforePlatform = priceBeforePoints(question, ofStores(coupons));
  const { pointsLimit } = priceBeforePoints(question, coupons);
  const mostScore = mostPoints(terms.rules, pointsLimit.goodsCents, pointsLimit.leftCents, score);
  const points = input.isScorePay === 1 ? Math.min(input.userUseScore ?? mostScore, mostScore) : 0;
  const priced = priceTrade({ ...question, coupons, points });
  const unfit = new Set(priced.unfitCoupons);
  return showConfirmed(context, {
    locale,
    terms,
    goods,
    stocks: stock.stocks,
    address: address ?? null,
    priced,
    chosen: coupons.filter(({ couponId, isYetToStart }) => !unfit.has(couponId) && !isYetToStart),
    ownCoupons,
    plain,
    beforePlatform,
    offers: (storeId) => offersOf(storeId, goods, plain, question, terms),
    ownScore: score,
    mostScore,
  });
}

/** The one that was chosen, else the default one, else none. */
async function findAddress(
  { addresses }: CheckoutContext,
  addrId: number | undefined,
  buyer: Parameters<CheckoutContext['addresses']['list']>[0],
) {
  if (addrId !== undefined) return addresses.info(addrId, buyer);
  return (await addresses.list(buyer)).find(({ commonAddr }) => commonAddr === 1);
}

/** What was asked for, where it was; else the first way that leads there. */
function chooseWays(
  goods: readonly Good[],
  terms: Terms,
  address: Address | undefined,
  { dvyTypes }: ConfirmInput,
): Map<number, DeliveryType> {
  const stores = [...byStore(goods)].map(([storeId, own]): [number, DeliveryType] => {
    const asked = dvyTypes.find(({ shopId }) => shopId === storeId)?.dvyType;
    return [storeId, asked === undefined ? usualWay(storeId, own, terms, address) : wayAsked(own, asked)];
  });
  return new Map(stores);
}

function chooseCoupons(
  asked: readonly number[] | undefined,
  own: readonly OwnCouponTerms[],
  best: (usable: readonly OwnCouponTerms[]) => OwnCouponTerms[],
) {
  if (asked !== undefined) return pickCoupons(own, asked);
  return best(own.filter(({ isYetToStart }) => !isYetToStart));
}

function ofStores(coupons: readonly OwnCouponTerms[]): OwnCouponTerms[] {
  return coupons.filter(({ storeId }) => storeId !== null);
}

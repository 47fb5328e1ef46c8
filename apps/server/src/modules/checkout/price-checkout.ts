import type { addressInfo } from '@galleria/contract/addresses';
import type { submitOrder } from '@galleria/contract/checkout';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { type AskedProduct, checkPlaceable, type OrderWish } from '@galleria/domain/checkout/check-placeable';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { priceTrade } from '@galleria/domain/pricing/price-trade';
import type { PricedOrder, PricedTrade } from '@galleria/domain/pricing/trade';
import { mostPoints } from '@galleria/domain/pricing/usable-points';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { OwnCouponTerms } from '../promotions/index.ts';
import { byStore, pickCoupons, questionOf, unofferedBy, wayAsked, waysOf } from './choices.ts';
import type { Good } from './load-checkout.ts';
import type { Terms } from './terms.ts';

export type SubmitInput = ParsedInputOf<typeof submitOrder>;
export type Address = OutputOf<typeof addressInfo>;

/** Everything that an order is decided from. */
export interface Submitted {
  readonly input: SubmitInput;
  readonly locale: Locale;
  readonly terms: Terms;
  readonly goods: readonly Good[];
  readonly address: Address | Refused<'address.notFound'> | undefined;
  readonly ownCoupons: readonly OwnCouponTerms[];
}

/** What is about to be placed. */
export interface DraftTrade {
  readonly priced: PricedTrade;
  readonly coupons: readonly OwnCouponTerms[];
  readonly address: Address | undefined;
}

/** What the wishes come to, or the first reason why they cannot be met, in the order of the contract. Reads nothing. */
export function draftTrade(submitted: Submitted) {
  const { input, goods, terms, address, ownCoupons } = submitted;
  if (isRefused(address)) return address;
  const coupons = pickCoupons(ownCoupons, input.couponUserIds);
  if (isRefused(coupons)) return coupons;
  const ways = new Map([...byStore(goods)].map(([storeId, own]) => [storeId, wayAsked(own, wishOf(input, storeId))]));
  const question = questionOf(goods, terms, ways, address);
  const priced = priceTrade({ ...question, coupons, points: input.userUseScore });
  const objection =
    checkPlaceable({
      orders: priced.orders.map((order) => orderWish(order, submitted)),
      hasAddress: address !== undefined,
      asked: askedOf(goods),
      answers: input.virtualRemarkList,
      locale: submitted.locale,
    }) ??
    unfitCoupon(coupons, priced) ??
    pointsObjection(input.userUseScore, priced, terms) ??
    priceObjection(input.expectedTotal, priced);
  return objection ?? { priced, coupons, address };
}

function wishOf({ orderShopParams }: SubmitInput, storeId: number): number | undefined {
  return orderShopParams.find(({ shopId }) => shopId === storeId)?.dvyType;
}

function orderWish({ storeId, shipping }: PricedOrder, { input, goods, terms }: Submitted): OrderWish {
  const own = goods.filter(({ item }) => item.storeId === storeId);
  return {
    storeId,
    way: shipping.type,
    ways: waysOf(storeId, own, terms),
    unofferedSkuIds: unofferedBy(shipping.type, own, terms),
    undeliverableSkuIds: own
      .filter(({ wanted }) => shipping.undeliverable.includes(wanted.key))
      .map(({ item }) => item.skuId),
    pickup: input.orderShopParams.find(({ shopId }) => shopId === storeId)?.pickup,
    stationIds: (terms.pickupPoints.get(storeId) ?? []).map(({ id }) => id),
    invoice: input.orderInvoiceList.find(({ shopId }) => shopId === storeId),
  };
}

/** Each product once, however many of its SKUs are bought. */
export function askedOf(goods: readonly Good[]): AskedProduct[] {
  const virtual = goods.filter(({ item }) => item.isVirtual && item.virtualQuestions.length > 0);
  const byProduct = new Map(virtual.map(({ item }) => [item.prodId, item.virtualQuestions]));
  return [...byProduct].map(([prodId, questions]) => ({ prodId, questions }));
}

function unfitCoupon(coupons: readonly OwnCouponTerms[], { unfitCoupons }: PricedTrade) {
  const unfit = coupons.find(({ couponId, isYetToStart }) => isYetToStart || unfitCoupons.includes(couponId));
  return unfit && refuse('coupon.unfit', { data: { couponUserId: unfit.ownCouponId } });
}

/** What somebody has is not looked at here: the ledger says no when it is too little. */
function pointsObjection(points: number, { pointsLimit }: PricedTrade, { rules }: Terms) {
  const step = rules.pointsStep;
  if (points % step !== 0) return refuse('points.step', { values: { step }, data: { step } });
  const most = mostPoints(rules, pointsLimit.goodsCents, pointsLimit.leftCents, Number.MAX_SAFE_INTEGER);
  return points > most ? refuse('points.tooMany', { values: { most }, data: { most } }) : undefined;
}

function priceObjection(expectedTotal: number | undefined, { payableCents }: PricedTrade) {
  if (expectedTotal === undefined || centsOf(expectedTotal) === payableCents) return undefined;
  return refuse('order.priceChanged', { data: { payAmount: mainUnits(payableCents) } });
}

import type { addressInfo } from '@galleria/contract/addresses';
import type * as contract from '@galleria/contract/checkout/checkout';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { checkPlaceable, type OrderRequest, type ProductQuestions } from '@galleria/domain/checkout/check-placeable';
import { canBeDeliveredBy, deliveryTypesFor } from '@galleria/domain/checkout/delivery-types';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { priceTrade } from '@galleria/domain/pricing/price-trade';
import type { Destination, PricedOrder, PricedTrade, PricingInput } from '@galleria/domain/pricing/trade';
import { maxUsablePoints } from '@galleria/domain/pricing/usable-points';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { OwnCouponTerms } from '../promotions/index.ts';
import { withGifts } from './gifts/gifts.ts';
import type { CheckoutItem, CheckoutReferenceData } from './load-checkout.ts';

/** The input of any kind of purchase, without its items, which are in `Purchase`. */
export type SubmitInput = Omit<ParsedInputOf<typeof contract.submitOrder>, 'orderItem'>;
export type Address = OutputOf<typeof addressInfo>;

/** Everything that the price of a submission depends on. */
export interface LoadedCheckout {
  readonly input: SubmitInput;
  readonly locale: Locale;
  readonly reference: CheckoutReferenceData;
  readonly items: readonly CheckoutItem[];
  readonly gifts: readonly CheckoutItem[];
  readonly address: Address | Refused<'address.notFound'> | undefined;
  readonly ownCoupons: readonly OwnCouponTerms[];
}

export interface PricedCheckout {
  readonly priced: PricedTrade;
  readonly coupons: readonly OwnCouponTerms[];
  readonly address: Address | undefined;
}

/** The price of a submission, or the first reason to refuse it, in the order of the contract. Runs no statement. */
export function priceCheckout(loaded: LoadedCheckout) {
  const { input, items, gifts, reference, address, ownCoupons } = loaded;
  if (isRefused(address)) return address;
  const coupons = selectCoupons(ownCoupons, input.couponUserIds);
  if (isRefused(coupons)) return coupons;
  const deliveries = new Map(
    [...itemsByStore(items)].map(([storeId, own]) => {
      const requested = input.orderShopParams.find(({ shopId }) => shopId === storeId)?.dvyType;
      return [storeId, deliveryTypeOrDefault(own, requested)];
    }),
  );
  const pricingInput = pricingInputOf(withGifts(items, gifts), reference, deliveries, address);
  const priced = priceTrade({ ...pricingInput, coupons, points: input.userUseScore });
  const refusal =
    checkPlaceable({
      orders: priced.orders.map((order) => orderRequest(order, loaded)),
      hasAddress: address !== undefined,
      asked: questionsOf(items),
      answers: input.virtualRemarkList,
      locale: loaded.locale,
    }) ??
    refuseUnfitCoupon(coupons, priced) ??
    refusePoints(input.userUseScore, priced, reference) ??
    refuseOtherPrice(input.expectedTotal, priced);
  return refusal ?? { priced, coupons, address };
}

/** The input of pricing, except for coupons and points. */
export function pricingInputOf(
  items: readonly CheckoutItem[],
  reference: CheckoutReferenceData,
  deliveries: ReadonlyMap<number, DeliveryType>,
  destination: Destination | undefined,
): Omit<PricingInput, 'coupons' | 'points'> {
  return {
    lines: items.map(({ wanted }) => wanted),
    storeDiscounts: reference.discounts,
    pointsRule: reference.rules,
    deliveries: new Map([...deliveries].map(([storeId, type]) => [storeId, { type }])),
    destination,
    shippingTemplates: reference.shippingTemplates,
    sameCity: reference.sameCity,
  };
}

/** Stores are in the order of their first item. */
export function itemsByStore(items: readonly CheckoutItem[]): Map<number, CheckoutItem[]> {
  return Map.groupBy(items, ({ item }) => item.storeId);
}

/** The delivery types that one store offers for all these items together. */
export function offeredTypes(
  storeId: number,
  items: readonly CheckoutItem[],
  reference: CheckoutReferenceData,
): DeliveryType[] {
  const saleItems = items.map(({ item }) => item);
  return deliveryTypesFor(saleItems, storeDelivery(storeId, reference));
}

/** The SKUs that cannot be delivered this way to any address. */
export function unofferedSkuIds(
  type: DeliveryType,
  items: readonly CheckoutItem[],
  reference: CheckoutReferenceData,
): number[] {
  return items
    .filter(({ item }) => !canBeDeliveredBy(type, item, storeDelivery(item.storeId, reference)))
    .map(({ item }) => item.skuId);
}

function storeDelivery(storeId: number, { pickupPoints, sameCity }: CheckoutReferenceData) {
  return { hasPickupPoints: pickupPoints.has(storeId), deliversSameCity: sameCity.has(storeId) };
}

/** None for virtual items; for others the requested delivery type, by default courier. */
export function deliveryTypeOrDefault(items: readonly CheckoutItem[], requested: number | undefined): DeliveryType {
  if (items.every(({ item }) => item.isVirtual)) return DELIVERY_TYPE.none;
  return Object.values(DELIVERY_TYPE).find((type) => type === requested) ?? DELIVERY_TYPE.courier;
}

/** The requested coupons, if the buyer has them and they can be combined: one per store and one of the platform. */
export function selectCoupons(
  own: readonly OwnCouponTerms[],
  requestedIds: readonly number[],
): OwnCouponTerms[] | Refused<'coupon.notYours' | 'coupon.together'> {
  const selected: OwnCouponTerms[] = [];
  for (const couponUserId of new Set(requestedIds)) {
    const coupon = own.find(({ ownCouponId }) => ownCouponId === couponUserId);
    if (!coupon) return refuse('coupon.notYours', { data: { couponUserId } });
    if (selected.some(({ storeId }) => storeId === coupon.storeId)) {
      return refuse('coupon.together', { data: { couponUserId } });
    }
    selected.push(coupon);
  }
  return selected;
}

function orderRequest({ storeId, shipping }: PricedOrder, { input, items, reference }: LoadedCheckout): OrderRequest {
  const own = items.filter(({ item }) => item.storeId === storeId);
  return {
    storeId,
    deliveryType: shipping.type,
    offeredTypes: offeredTypes(storeId, own, reference),
    unofferedSkuIds: unofferedSkuIds(shipping.type, own, reference),
    undeliverableSkuIds: own
      .filter(({ wanted }) => shipping.undeliverable.includes(wanted.key))
      .map(({ item }) => item.skuId),
    pickup: input.orderShopParams.find(({ shopId }) => shopId === storeId)?.pickup,
    stationIds: (reference.pickupPoints.get(storeId) ?? []).map(({ id }) => id),
    invoice: input.orderInvoiceList.find(({ shopId }) => shopId === storeId),
  };
}

/** The questions of the virtual products, each product once, however many of its SKUs are bought. */
export function questionsOf(items: readonly CheckoutItem[]): ProductQuestions[] {
  const virtual = items.filter(({ item }) => item.isVirtual && item.virtualQuestions.length > 0);
  const byProduct = new Map(virtual.map(({ item }) => [item.prodId, item.virtualQuestions]));
  return [...byProduct].map(([prodId, questions]) => ({ prodId, questions }));
}

function refuseUnfitCoupon(coupons: readonly OwnCouponTerms[], { unfitCoupons }: PricedTrade) {
  const unfit = coupons.find(({ couponId, isYetToStart }) => isYetToStart || unfitCoupons.includes(couponId));
  return unfit && refuse('coupon.unfit', { data: { couponUserId: unfit.ownCouponId } });
}

/** Checks the points against the rules. The ledger checks the buyer's balance when the points are held. */
function refusePoints(points: number, { pointsLimit }: PricedTrade, { rules }: CheckoutReferenceData) {
  const step = rules.pointsStep;
  if (points % step !== 0) return refuse('points.step', { values: { step }, data: { step } });
  const most = maxUsablePoints(rules, pointsLimit.goodsCents, pointsLimit.leftCents, Number.MAX_SAFE_INTEGER);
  return points > most ? refuse('points.tooMany', { values: { most }, data: { most } }) : undefined;
}

function refuseOtherPrice(expectedTotal: number | undefined, { payableCents }: PricedTrade) {
  if (expectedTotal === undefined || centsOf(expectedTotal) === payableCents) return undefined;
  return refuse('order.priceChanged', { data: { payAmount: mainUnits(payableCents) } });
}

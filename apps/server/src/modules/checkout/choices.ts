import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { goesBy, waysFor } from '@galleria/domain/checkout/delivery-types';
import type { Destination, TradeQuestion } from '@galleria/domain/pricing/trade';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { OwnCouponTerms } from '../promotions/index.ts';
import type { Good } from './load-checkout.ts';
import type { Terms } from './terms.ts';

/** What pricing is asked, but for coupons and points. */
export function questionOf(
  goods: readonly Good[],
  terms: Terms,
  deliveries: ReadonlyMap<number, DeliveryType>,
  destination: Destination | undefined,
): Omit<TradeQuestion, 'coupons' | 'points'> {
  return {
    lines: goods.map(({ wanted }) => wanted),
    storeDiscounts: terms.discounts,
    pointsRule: terms.rules,
    deliveries: new Map([...deliveries].map(([storeId, type]) => [storeId, { type }])),
    destination,
    shippingTemplates: terms.shippingTemplates,
    sameCity: terms.sameCity,
  };
}

/** The goods of each store, in the order in which the stores came up. */
export function byStore(goods: readonly Good[]): Map<number, Good[]> {
  return Map.groupBy(goods, ({ item }) => item.storeId);
}

/** How one store's goods could travel. */
export function waysOf(storeId: number, goods: readonly Good[], terms: Terms): DeliveryType[] {
  return waysFor(
    goods.map(({ item }) => item),
    abilitiesOf(storeId, terms),
  );
}

/** The SKUs that never go this way, wherever they should. */
export function unofferedBy(way: DeliveryType, goods: readonly Good[], terms: Terms): number[] {
  const left = goods.filter(({ item }) => !goesBy(way, item, abilitiesOf(item.storeId, terms)));
  return left.map(({ item }) => item.skuId);
}

function abilitiesOf(storeId: number, { pickupPoints, sameCity }: Terms) {
  return { hasPickupPoints: pickupPoints.has(storeId), bringsRound: sameCity.has(storeId) };
}

/** The way that was asked for, or what the contract takes for granted: nothing to send, else the courier. */
export function wayAsked(goods: readonly Good[], asked: number | undefined): DeliveryType {
  if (goods.every(({ item }) => item.isVirtual)) return DELIVERY_TYPE.none;
  return Object.values(DELIVERY_TYPE).find((type) => type === asked) ?? DELIVERY_TYPE.courier;
}

/** The coupons that were asked for, as far as they are in these hands and may be used together. */
export function pickCoupons(
  own: readonly OwnCouponTerms[],
  ownCouponIds: readonly number[],
): OwnCouponTerms[] | Refused<'coupon.notYours' | 'coupon.together'> {
  const picked: OwnCouponTerms[] = [];
  for (const couponUserId of new Set(ownCouponIds)) {
    const coupon = own.find(({ ownCouponId }) => ownCouponId === couponUserId);
    if (!coupon) return refuse('coupon.notYours', { data: { couponUserId } });
    if (picked.some(({ storeId }) => storeId === coupon.storeId)) {
      return refuse('coupon.together', { data: { couponUserId } });
    }
    picked.push(coupon);
  }
  return picked;
}

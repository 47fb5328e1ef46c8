import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { sumOf } from '@galleria/domain/pricing/reductions';
import { shipOrder } from '@galleria/domain/pricing/ship-order';
import type { Destination, PricedTrade, TradeQuestion } from '@galleria/domain/pricing/trade';
import { termsFor } from '@galleria/domain/shipping/shipping-fee';
import { questionOf, waysOf } from './choices.ts';
import type { Good } from './load-checkout.ts';
import type { Terms } from './terms.ts';

type ShippingQuestion = Omit<TradeQuestion, 'coupons' | 'points'>;

/** Every way for one store's goods, with what it costs. `plain` is the price without coupons: "free over" looks at that. */
export function offersOf(
  storeId: number,
  goods: readonly Good[],
  plain: PricedTrade,
  question: ShippingQuestion,
  terms: Terms,
) {
  const own = goods.filter(({ item }) => item.storeId === storeId);
  const lines = plain.orders
    .flatMap((order) => order.lines)
    .filter((line) => line.storeId === storeId)
    .map((line) => ({ ...line, goodsCents: line.goodsCents - sumOf(line.reductions) }));
  return waysOf(storeId, own, terms).map((type) => {
    const shipping = shipOrder(storeId, lines, {
      ...question,
      ...noExtras,
      deliveries: new Map([[storeId, { type }]]),
    });
    return {
      dvyType: type,
      isPossible: shipping.undeliverable.length === 0,
      fee: mainUnits(shipping.fullCents - shipping.memberOffCents),
      ...daysOf(type, own, question.destination, terms),
    };
  });
}

const noExtras = { coupons: [], points: 0 };

/** The first way that gets everything there; where none does, the usual one. */
export function usualWay(
  storeId: number,
  own: readonly Good[],
  terms: Terms,
  destination: Destination | undefined,
): DeliveryType {
  const ways = waysOf(storeId, own, terms);
  const lines = own.map(({ wanted }) => ({ ...wanted, goodsCents: wanted.quantity * wanted.unitCents }));
  const question = { ...questionOf(own, terms, new Map(), destination), ...noExtras };
  const leadsThere = (type: DeliveryType) =>
    shipOrder(storeId, lines, { ...question, deliveries: new Map([[storeId, { type }]]) }).undeliverable.length === 0;
  return ways.find(leadsThere) ?? ways[0] ?? DELIVERY_TYPE.courier;
}

const TODAY = { minDays: 0, maxDays: 0 };
/** Somebody of the store comes the same or the next day. */
const ROUND_THE_CORNER = { minDays: 0, maxDays: 1 };

/** Everything has arrived with the slowest of it. */
function daysOf(type: DeliveryType, goods: readonly Good[], destination: Destination | undefined, terms: Terms) {
  if (type === DELIVERY_TYPE.sameCity) return ROUND_THE_CORNER;
  if (type !== DELIVERY_TYPE.courier) return TODAY;
  const courier = goods.flatMap(({ item }) => {
    const template = item.isVirtual ? undefined : terms.shippingTemplates.get(item.shippingTemplateId ?? 0);
    return template ? [termsFor(template, destination?.provinceId)] : [];
  });
  const slowest = (days: (one: (typeof courier)[number]) => number) => Math.max(0, ...courier.map(days));
  return { minDays: slowest(({ minDays }) => minDays), maxDays: slowest(({ maxDays }) => maxDays) };
}

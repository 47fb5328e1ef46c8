import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import { shippingFee } from '@galleria/domain/shipping/shipping-fee';
import type { Locale } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';
import { arrivalDays } from '../../../features/delivery/arrival-days.ts';
import type { Delivery, DeliveryWay, DetailData, Product, Sku } from '../detail-data.ts';

/** One line of text about a delivery type of the product. */
interface DeliveryText {
  readonly sentence: string;
  /** The amount from which delivery is free. */
  readonly hint?: string;
  readonly isRefusal?: boolean;
}

interface SelectedItem {
  readonly sku: Pick<Sku, 'price' | 'weight' | 'volume'> | undefined;
  readonly quantity: number;
}

interface Formatters {
  readonly text: Translate<'storefront'>;
  money(amountCents: number): string;
}

/**
 * One line per delivery type, or a single line when nothing has to be sent or the product cannot be delivered at all.
 * When no delivery type reaches the buyer's region, one refusal replaces their lines; pickup stays.
 */
export function deliveryLines(
  delivery: Delivery,
  arrives: DetailData['arrives'],
  item: SelectedItem,
  { text, money }: Formatters,
): DeliveryText[] {
  const { regionName: region, ways } = delivery;
  if (needsNoDelivery(delivery)) return [{ sentence: text('detail.nothingToShip') }];
  if (ways.length === 0) return [{ sentence: text('detail.notDeliveredHere'), isRefusal: true }];
  const toTheDoor = ways.filter(isDoorDelivery);
  const isOutside = toTheDoor.length > 0 && !toTheDoor.some((way) => way.isPossible);
  const sent = isOutside
    ? [{ sentence: text('detail.notDelivered', { region }), isRefusal: true }]
    : toTheDoor.map((way) => lineOf(way, region, arrives, item, { text, money }));
  const fetched = ways
    .filter(({ dvyType }) => dvyType === DELIVERY_TYPE.pickup)
    .map(() => ({ sentence: text(toTheDoor.length > 0 ? 'detail.pickup' : 'detail.pickupOnly') }));
  return [...sent, ...fetched];
}

export function needsNoDelivery({ ways }: Delivery): boolean {
  return ways.some(({ dvyType }) => dvyType === DELIVERY_TYPE.none);
}

/** Whether the goods are delivered to the buyer's address, so that its region matters. */
export function isDoorDelivery({ dvyType }: DeliveryWay): boolean {
  return dvyType === DELIVERY_TYPE.courier || dvyType === DELIVERY_TYPE.sameCity;
}

function lineOf(
  way: DeliveryWay,
  region: string,
  arrives: DetailData['arrives'],
  { sku, quantity }: SelectedItem,
  { text, money }: Formatters,
): DeliveryText {
  const isCourier = way.dvyType === DELIVERY_TYPE.courier;
  const name = text(isCourier ? 'checkout.delivery.courier' : 'detail.sameCity');
  // Not a refusal: another delivery type is possible in this region.
  if (!way.isPossible) return { sentence: joined(name, text('checkout.delivery.impossible')) };
  const feeCents = deliveryFeeCents(way, sku, quantity);
  const { freeOver } = way;
  return {
    sentence: joined(
      name,
      isCourier && region && text('detail.deliveryTo', { region }),
      isCourier && arrives && text('detail.arrives', { dates: arrives }),
      feeCents > 0 ? text('detail.fee', { amount: money(feeCents) }) : text('detail.freeDelivery'),
    ),
    ...(feeCents > 0 && freeOver !== null && { hint: text('detail.freeOver', { amount: money(centsOf(freeOver)) }) }),
  };
}

function joined(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The promised date of a running pre-sale; undefined for all other products, which leave now. */
export function shipsBy(
  activity: Pick<NonNullable<Product['activity']>, 'state' | 'preSale'> | null,
): number | undefined {
  return activity?.preSale && activity.state === 'ongoing' ? Date.parse(activity.preSale.shipByIso) : undefined;
}

/** Undefined without a courier, or when the store does not state the duration. */
export function courierDays(locale: Locale, leavesMs: number, { ways }: Delivery): string | undefined {
  const courier = ways.find(({ dvyType }) => dvyType === DELIVERY_TYPE.courier);
  if (!courier || courier.minDays === null || courier.maxDays === null) return undefined;
  return arrivalDays(locale, leavesMs, courier.minDays, courier.maxDays);
}

/** Delivery fee for a quantity of a SKU; while none is chosen, the fee that the server sent for the cheapest one. */
export function deliveryFeeCents(
  { fee, freeOver, terms }: Pick<DeliveryWay, 'fee' | 'freeOver' | 'terms'>,
  sku: Pick<Sku, 'price' | 'weight' | 'volume'> | undefined,
  quantity: number,
): number {
  if (!terms || !sku) return centsOf(fee ?? 0);
  const template = {
    basis: terms.basis,
    firstUnits: terms.firstUnits,
    firstFeeCents: centsOf(terms.firstFee),
    extraUnits: terms.extraUnits,
    extraFeeCents: centsOf(terms.extraFee),
    freeOverCents: freeOver === null ? null : centsOf(freeOver),
    // The terms are already those of the destination, and the number of days does not change the fee.
    exceptions: [],
    notTo: [],
    minDays: 0,
    maxDays: 0,
  };
  const answer = shippingFee(template, {
    provinceId: undefined,
    pieces: quantity,
    weightGrams: sku.weight * quantity,
    volumeCm3: sku.volume * quantity,
    goodsCents: centsOf(sku.price) * quantity,
  });
  return answer === 'notDelivered' ? 0 : answer.feeCents;
}

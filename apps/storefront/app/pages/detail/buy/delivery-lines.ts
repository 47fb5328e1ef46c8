import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import { shippingFee } from '@galleria/domain/shipping/shipping-fee';
import type { Locale } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';
import { arrivalDays } from '../../../features/delivery/arrival-days.ts';
import type { Delivery, DeliveryWay, DetailData, Product, Sku } from '../detail-data.ts';

/** One way in which the product gets to its buyer, in words. */
interface WayInWords {
  readonly says: string;
  /** What would make it cheaper. */
  readonly hint?: string;
  readonly isRefusal?: boolean;
}

interface Wanted {
  readonly sku: Pick<Sku, 'price' | 'weight' | 'volume'> | undefined;
  readonly quantity: number;
}

interface Speech {
  readonly text: Translate<'storefront'>;
  money(amountCents: number): string;
}

/** A line for each way; one alone where nothing has to be sent, and where no way leads to the buyer's door. */
export function deliveryLines(
  delivery: Delivery,
  arrives: DetailData['arrives'],
  wanted: Wanted,
  { text, money }: Speech,
): WayInWords[] {
  const { regionName: region, ways } = delivery;
  if (needsNothing(delivery)) return [{ says: text('detail.nothingToShip') }];
  if (ways.length === 0) return [{ says: text('detail.notDeliveredHere'), isRefusal: true }];
  const toTheDoor = ways.filter(leadsToADoor);
  const isOutside = toTheDoor.length > 0 && !toTheDoor.some((way) => way.isPossible);
  const sent = isOutside
    ? [{ says: text('detail.notDelivered', { region }), isRefusal: true }]
    : toTheDoor.map((way) => lineOf(way, region, arrives, wanted, { text, money }));
  const fetched = ways
    .filter(({ dvyType }) => dvyType === DELIVERY_TYPE.pickup)
    .map(() => ({ says: text(toTheDoor.length > 0 ? 'detail.pickup' : 'detail.pickupOnly') }));
  return [...sent, ...fetched];
}

export function needsNothing({ ways }: Delivery): boolean {
  return ways.some(({ dvyType }) => dvyType === DELIVERY_TYPE.none);
}

/** Whether it matters where the buyer lives. */
export function leadsToADoor({ dvyType }: DeliveryWay): boolean {
  return dvyType === DELIVERY_TYPE.courier || dvyType === DELIVERY_TYPE.sameCity;
}

function lineOf(
  way: DeliveryWay,
  region: string,
  arrives: DetailData['arrives'],
  { sku, quantity }: Wanted,
  { text, money }: Speech,
): WayInWords {
  const isCourier = way.dvyType === DELIVERY_TYPE.courier;
  const name = text(isCourier ? 'checkout.delivery.courier' : 'detail.sameCity');
  // No refusal: another way leads there.
  if (!way.isPossible) return { says: joined(name, text('checkout.delivery.impossible')) };
  const feeCents = deliveryFeeCents(way, sku, quantity);
  const { freeOver } = way;
  return {
    says: joined(
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

/** When the goods of a pre-sale leave at the latest, while it runs; all others leave now. */
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

/** What it costs to have so many of a SKU sent; of one of the cheapest while none is chosen. */
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
    // They are those of the place it is sent to already, and days cost nothing.
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

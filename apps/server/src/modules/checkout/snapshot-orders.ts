import { addressLine } from '@galleria/domain/addresses/address-line';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { relevantAnswers } from '@galleria/domain/checkout/check-placeable';
import { needsAddress } from '@galleria/domain/checkout/delivery-types';
import { commissionOf } from '@galleria/domain/commission/commission-of';
import { ORDER_STATUS, type OrderType } from '@galleria/domain/orders/order-status';
import { type Reduction, sumOf } from '@galleria/domain/pricing/reductions';
import type { PricedLine, PricedOrder } from '@galleria/domain/pricing/trade';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import { type PricedItem, pictureOf, skuNames } from '../catalogue/index.ts';
import type { OrderLineSnapshot, OrderSnapshot } from '../orders/index.ts';
import { daysOf } from './delivery-offers.ts';
import { withGifts } from './gifts/gifts.ts';
import type { CheckoutItem } from './load-checkout.ts';
import { type Address, type LoadedCheckout, type PricedCheckout, questionsOf } from './price-checkout.ts';

/**
 * The orders with names, pictures, addresses and amounts as they are now. Later changes of the catalogue do not affect
 * them.
 */
export function snapshotOrders(
  loaded: LoadedCheckout,
  checkout: PricedCheckout,
  sale: { readonly type: OrderType; readonly shipBy: Date | null },
): OrderSnapshot[] {
  const nameOf = namesOf(loaded, checkout);
  return checkout.priced.orders.map((order) => ({ ...snapshotOrder(order, loaded, checkout, nameOf), ...sale }));
}

type NameOf = (reduction: Reduction) => LocaleTexts;

/** Points and memberships have texts in the message catalogues, so they have no name here. */
function namesOf({ reference }: LoadedCheckout, { coupons }: PricedCheckout): NameOf {
  return ({ kind, sourceId }) => {
    if (kind === 'storeDiscount') {
      return reference.discounts.find(({ discountId }) => discountId === sourceId)?.name ?? {};
    }
    return coupons.find(({ couponId }) => kind.endsWith('Coupon') && couponId === sourceId)?.name ?? {};
  };
}

function snapshotOrder(
  order: PricedOrder,
  loaded: LoadedCheckout,
  { address }: PricedCheckout,
  nameOf: NameOf,
): Omit<OrderSnapshot, 'type' | 'shipBy'> {
  const { input, items, reference, locale } = loaded;
  const own = items.filter(({ item }) => item.storeId === order.storeId);
  const params = input.orderShopParams.find(({ shopId }) => shopId === order.storeId);
  const invoice = input.orderInvoiceList.find(({ shopId }) => shopId === order.storeId);
  const { type, fullCents, memberOffCents } = order.shipping;
  const days = daysOf(type, own, address ?? undefined, reference);
  const lines = order.lines.map((line) => ({
    ...snapshotLine(line, withGifts(own, loaded.gifts), nameOf),
    commissionBasisPoints: reference.commissionFor(line),
  }));
  return {
    storeId: order.storeId,
    status: ORDER_STATUS.toPay,
    isVirtual: own.every(({ item }) => item.isVirtual),
    deliveryType: type,
    goodsCents: order.goodsCents,
    reductions: order.reductions.map((reduction) => ({ ...reduction, name: nameOf(reduction) })),
    reducedCents: sumOf(order.reductions),
    shippingCents: fullCents,
    shippingOffCents: memberOffCents,
    payableCents: order.payableCents,
    points: order.points,
    commissionCents: commissionOf(lines),
    receiver: address && needsAddress(type) ? snapshotReceiver(address, locale) : null,
    pickup: type === DELIVERY_TYPE.pickup ? snapshotPickup(loaded, order.storeId) : null,
    message: params?.remarks ?? '',
    invoice: invoice ? withoutStore(invoice) : null,
    ...(days.maxDays > 0 ? days : { minDays: null, maxDays: null }),
    answers: relevantAnswers(questionsOf(own), input.virtualRemarkList),
    lines,
  };
}

function withoutStore({
  headerType,
  headerName,
  invoiceTaxNumber,
  invoiceContent,
}: LoadedCheckout['input']['orderInvoiceList'][number]) {
  return { headerType, headerName, invoiceTaxNumber, invoiceContent };
}

function snapshotReceiver(address: Address, locale: Locale) {
  const { receiver, mobile, postCode, areaId, addr } = address;
  const line = addressLine(addr, [address.area, address.city, address.province], locale);
  return { receiver, mobile, postCode, areaId, line };
}

function snapshotPickup({ input, reference }: LoadedCheckout, storeId: number) {
  const contact = input.orderShopParams.find(({ shopId }) => shopId === storeId)?.pickup;
  const point = reference.pickupPoints.get(storeId)?.find(({ id }) => id === contact?.stationId);
  if (!contact || !point) throw new Error(`snapshotPickup: no pickup point ${contact?.stationId} of store ${storeId}`);
  const { id: stationId, name: stationName, address: addr, hours, phone } = point;
  return { stationId, stationName, addr, hours, phone, name: contact.name, mobile: contact.mobile, code: '' };
}

type UncommissionedLine = Omit<OrderLineSnapshot, 'commissionBasisPoints'>;

function snapshotLine(line: PricedLine, items: readonly CheckoutItem[], nameOf: NameOf): UncommissionedLine {
  const found = items.find(({ wanted }) => wanted.key === line.key);
  if (!found) throw new Error(`snapshotLine: the priced line ${line.key} is not among the items`);
  const { item, gift } = found;
  return {
    prodId: line.prodId,
    skuId: line.skuId,
    prodName: item.name,
    skuName: skuNames(item),
    picture: pictureOf(item),
    quantity: line.quantity,
    unitCents: line.unitCents,
    ...(gift ? snapshotGift(gift, item) : snapshotActivity(item)),
    goodsCents: line.goodsCents,
    reductions: line.reductions.map((reduction) => ({ ...reduction, name: nameOf(reduction) })),
    reducedCents: sumOf(line.reductions),
    shippingCents: line.shippingCents,
    payableCents: line.payableCents,
    points: line.points,
    isVirtual: line.isVirtual,
    voucherDays: item.voucherDays,
  };
}

/** The activity of a line. The store bears the reduction of its own activity. */
function snapshotActivity({
  activity,
  normalCents,
  prodId,
}: PricedItem): Pick<OrderLineSnapshot, 'activityId' | 'activity'> {
  if (!activity) return { activityId: null, activity: null };
  const { activityId, kind, name, terms } = activity;
  const part = terms.combo?.parts.find((one) => one.prodId === prodId);
  const combo = terms.combo && part && { perSet: part.quantity, isFixed: part.isFixed, least: terms.combo.least };
  return { activityId, activity: { kind, name, normalCents, bearer: 'store', ...(combo && { combo }) } };
}

/**
 * The gift of a line. It keeps its normal price, which is its worth when its main item is returned, and the rule by
 * which it was given.
 */
function snapshotGift(
  { mainSkuId, rule: { activityId, name, terms } }: NonNullable<CheckoutItem['gift']>,
  { normalCents }: PricedItem,
): Pick<OrderLineSnapshot, 'activityId' | 'activity' | 'mainSkuId'> {
  const gift = { perPieces: terms.perPieces, pieces: terms.pieces };
  return { mainSkuId, activityId, activity: { kind: 'gift', name, normalCents, bearer: 'store', gift } };
}

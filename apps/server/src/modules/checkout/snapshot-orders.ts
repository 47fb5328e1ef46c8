import { addressLine } from '@galleria/domain/addresses/address-line';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { needsAddress } from '@galleria/domain/checkout/delivery-types';
import { keptAnswers } from '@galleria/domain/checkout/check-placeable';
import { ORDER_STATUS, ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { type Reduction, sumOf } from '@galleria/domain/pricing/reductions';
import type { PricedLine, PricedOrder } from '@galleria/domain/pricing/trade';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import { pictureOf, skuNames } from '../catalogue/index.ts';
import type { FrozenLine, FrozenOrder } from '../orders/index.ts';
import { newOrderNumber } from '../orders/index.ts';
import { type Address, askedOf, type DraftTrade, type Submitted } from './price-checkout.ts';
import type { Good } from './load-checkout.ts';

/** Orders with everything on them as it is now: what changes later in the catalogue changes none of it. */
export function freezeOrders(submitted: Submitted, draft: DraftTrade): FrozenOrder[] {
  const nameOf = namesOf(submitted, draft);
  return draft.priced.orders.map((order) => freezeOrder(order, submitted, draft, nameOf));
}

type NameOf = (reduction: Reduction) => LocaleTexts;

/** Points and memberships have words of their own, so they keep no name. */
function namesOf({ terms }: Submitted, { coupons }: DraftTrade): NameOf {
  return ({ kind, sourceId }) => {
    if (kind === 'storeDiscount') return terms.discounts.find(({ discountId }) => discountId === sourceId)?.name ?? {};
    return coupons.find(({ couponId }) => kind.endsWith('Coupon') && couponId === sourceId)?.name ?? {};
  };
}

function freezeOrder(order: PricedOrder, submitted: Submitted, { address }: DraftTrade, nameOf: NameOf): FrozenOrder {
  const { input, goods, terms, locale } = submitted;
  const own = goods.filter(({ item }) => item.storeId === order.storeId);
  const wish = input.orderShopParams.find(({ shopId }) => shopId === order.storeId);
  const invoice = input.orderInvoiceList.find(({ shopId }) => shopId === order.storeId);
  const { type, fullCents, memberOffCents } = order.shipping;
  return {
    number: newOrderNumber(new Date()),
    storeId: order.storeId,
    status: ORDER_STATUS.toPay,
    type: ORDER_TYPE.general,
    isVirtual: own.every(({ item }) => item.isVirtual),
    deliveryType: type,
    goodsCents: order.goodsCents,
    reductions: order.reductions.map((reduction) => ({ ...reduction, name: nameOf(reduction) })),
    reducedCents: sumOf(order.reductions),
    shippingCents: fullCents,
    shippingOffCents: memberOffCents,
    payableCents: order.payableCents,
    points: order.points,
    commissionPercent: terms.rules.commissionPercent,
    receiver: address && needsAddress(type) ? freezeReceiver(address, locale) : null,
    pickup: type === DELIVERY_TYPE.pickup ? freezePickup(submitted, order.storeId) : null,
    message: wish?.remarks ?? '',
    invoice: invoice ? withoutStore(invoice) : null,
    answers: keptAnswers(askedOf(own), input.virtualRemarkList),
    lines: order.lines.map((line) => freezeLine(line, own, nameOf)),
  };
}

function withoutStore({ headerType, headerName, invoiceTaxNumber }: Submitted['input']['orderInvoiceList'][number]) {
  return { headerType, headerName, invoiceTaxNumber };
}

function freezeReceiver(address: Address, locale: Locale) {
  const { receiver, mobile, postCode, areaId, addr } = address;
  const line = addressLine(addr, [address.area, address.city, address.province], locale);
  return { receiver, mobile, postCode, areaId, line };
}

function freezePickup({ input, terms }: Submitted, storeId: number) {
  const wish = input.orderShopParams.find(({ shopId }) => shopId === storeId)?.pickup;
  const point = terms.pickupPoints.get(storeId)?.find(({ id }) => id === wish?.stationId);
  if (!wish || !point) throw new Error('a pickup without a point was let through');
  const { id: stationId, name: stationName, address: addr, hours, phone } = point;
  return { stationId, stationName, addr, hours, phone, name: wish.name, mobile: wish.mobile, code: '' };
}

function freezeLine(line: PricedLine, goods: readonly Good[], nameOf: NameOf): FrozenLine {
  const item = goods.find(({ wanted }) => wanted.key === line.key)?.item;
  if (!item) throw new Error('a line was priced that nobody asked for');
  return {
    prodId: line.prodId,
    skuId: line.skuId,
    prodName: item.name,
    skuName: skuNames(item),
    picture: pictureOf(item),
    quantity: line.quantity,
    unitCents: line.unitCents,
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

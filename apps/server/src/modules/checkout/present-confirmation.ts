import type * as contract from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { MAX_MESSAGE } from '@galleria/domain/checkout/check-placeable';
import type { Collectable } from '@galleria/domain/checkout/collectable-coupons';
import { evaluateCoupon } from '@galleria/domain/checkout/coupon-choices';
import { needsAddress } from '@galleria/domain/checkout/delivery-types';
import { linesToken } from '@galleria/domain/checkout/lines-token';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Reduction } from '@galleria/domain/pricing/reductions';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import type { PricedLine, PricedOrder, PricedTrade } from '@galleria/domain/pricing/trade';
import { pointsValue } from '@galleria/domain/pricing/usable-points';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { PLATFORM_STORE, SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import {
  lineActivity,
  type OfferedGift,
  pictureOf,
  presentGift,
  skuNameIn,
  withheldFirstOrderPrice,
} from '../catalogue/index.ts';
import { type OfferedTerms, type OwnCouponTerms, presentCollectable } from '../promotions/index.ts';
import { tokenOfGifts } from './gifts/gifts.ts';
import type { CheckoutContext } from './index.ts';
import type { CheckoutItem, CheckoutReferenceData } from './load-checkout.ts';
import { type Address, unofferedSkuIds } from './price-checkout.ts';
import type { DeliveryTerms } from './purchase.ts';

type Confirmed = OutputOf<typeof contract.confirmOrder>;
type Shop = Confirmed['shops'][number];

interface Confirmation {
  readonly locale: Locale;
  readonly reference: CheckoutReferenceData;
  readonly items: readonly CheckoutItem[];
  /**
   * The gift lines of the trade. Pages do not list them as lines, but show them with their main items, from `offered`.
   */
  readonly gifts: readonly CheckoutItem[];
  readonly offered: ReadonlyMap<number, OfferedGift>;
  readonly stocks: ReadonlyMap<number, number>;
  readonly address: Address | null;
  readonly priced: PricedTrade;
  readonly chosen: readonly OwnCouponTerms[];
  readonly ownCoupons: readonly OwnCouponTerms[];
  readonly collectable: readonly Collectable<OfferedTerms>[];
  /** Priced without coupons: the base of store coupons. */
  readonly plain: PricedTrade;
  /** Priced with store coupons: the base of platform coupons. */
  readonly beforePlatform: PricedTrade;
  readonly offers: (storeId: number) => Shop['deliveries'];
  readonly ownScore: number;
  readonly mostScore: number;
  readonly deliveryTerms: DeliveryTerms | undefined;
}

export async function presentConfirmation(context: CheckoutContext, confirmation: Confirmation): Promise<Confirmed> {
  const { items, locale, priced, reference } = confirmation;
  const coupons = await presentCoupons(context, confirmation);
  return {
    userAddr: confirmation.address,
    needsAddress: priced.orders.some(({ shipping }) => needsAddress(shipping.type)),
    shops: priced.orders.map((order) => presentShop(order, confirmation, coupons.get(order.storeId) ?? [])),
    platformCoupons: coupons.get(PLATFORM_STORE) ?? [],
    platformCollectable: presentCollectable(confirmation.collectable, null, locale),
    amounts: toAmounts({ ...priced, ...shippingOf(priced.orders) }, reductionNames(confirmation)),
    ownScore: confirmation.ownScore,
    mostScore: confirmation.mostScore,
    mostScoreAmount: mainUnits(pointsValue(confirmation.mostScore, reference.rules)),
    scoreStep: reference.rules.pointsStep,
    virtualQuestions: presentQuestions(items, locale),
    messageAtMost: MAX_MESSAGE,
    lineCount: items.length,
    pieceCount: items.reduce((sum, { line }) => sum + line.quantity, 0),
    preSale: presentPreSale(confirmation),
    linesToken: linesToken(items.map(({ line }) => line)),
    giftsToken: tokenOfGifts(confirmation.gifts),
  };
}

/** The payments of a pre-sale and their dates. Postage is part of the balance. */
function presentPreSale({ deliveryTerms, priced }: Confirmation): Confirmed['preSale'] {
  if (!deliveryTerms) return null;
  const { deposit } = deliveryTerms;
  return {
    payment: deposit ? 'deposit' : 'full',
    deposit: mainUnits(deposit?.depositCents ?? 0),
    balance: deposit ? mainUnits(priced.payableCents - deposit.depositCents) : 0,
    balanceFromIso: deposit?.balanceFrom.toISOString() ?? null,
    balanceUntilIso: deposit?.balanceUntil.toISOString() ?? null,
    shipByIso: deliveryTerms.shipBy.toISOString(),
  };
}

function presentShop(order: PricedOrder, confirmation: Confirmation, coupons: Shop['coupons']): Shop {
  const { reference, locale } = confirmation;
  const { storeId, shipping } = order;
  const store = reference.summaries.get(storeId);
  const nameOf = reductionNames(confirmation);
  return {
    shopId: storeId,
    shopName: store?.shopName ?? '',
    shopLogo: store?.shopLogo ?? '',
    isSelfOperated: storeId === SELF_OPERATED_STORE,
    lines: order.lines
      .filter(({ key }) => confirmation.items.some(({ wanted }) => wanted.key === key))
      .map((line) => presentLine(line, order, confirmation, nameOf)),
    dvyType: shipping.type,
    deliveries: confirmation.offers(storeId),
    pickupPoints: (reference.pickupPoints.get(storeId) ?? []).map((point) => ({
      stationId: point.id,
      stationName: textIn(point.name, locale),
      addr: textIn(point.address, locale),
      phone: point.phone,
      hours: textIn(point.hours, locale),
    })),
    coupons,
    collectable: presentCollectable(confirmation.collectable, storeId, locale),
    amounts: toAmounts({ ...order, ...shippingOf([order]) }, nameOf),
  };
}

function presentLine(line: PricedLine, { shipping }: PricedOrder, confirmation: Confirmation, nameOf: NameOf) {
  const { items, locale, stocks, reference } = confirmation;
  const found = items.find(({ wanted }) => wanted.key === line.key);
  if (!found) throw new Error(`presentLine: the priced line ${line.key} is not among the items`);
  return {
    basketId: found.line.basketId,
    prodId: line.prodId,
    skuId: line.skuId,
    prodName: textIn(found.item.name, locale),
    skuName: skuNameIn(found.item, locale),
    pic: pictureOf(found.item),
    price: mainUnits(line.unitCents),
    activity: lineActivity(found.item, locale),
    firstOrderPrice: withheldFirstOrderPrice(found.item),
    gift: presentGift(confirmation.offered.get(line.skuId), locale),
    prodCount: line.quantity,
    stocks: stocks.get(line.skuId) ?? 0,
    mold: line.isVirtual ? 1 : 0,
    isDeliverable:
      !shipping.undeliverable.includes(line.key) && unofferedSkuIds(shipping.type, [found], reference).length === 0,
    amounts: toAmounts({ ...line, shippingFullCents: line.shippingCents, shippingOffCents: 0 }, nameOf),
  };
}

function shippingOf(orders: readonly PricedOrder[]) {
  const total = (cents: (order: PricedOrder) => number) => orders.reduce((sum, order) => sum + cents(order), 0);
  return {
    shippingFullCents: total(({ shipping }) => shipping.fullCents),
    shippingOffCents: total(({ shipping }) => shipping.memberOffCents),
  };
}

type NameOf = (reduction: Reduction) => string;

function reductionNames({ reference, chosen, locale }: Confirmation): NameOf {
  return ({ kind, sourceId }) => {
    if (kind === 'storeDiscount') {
      return textIn(reference.discounts.find(({ discountId }) => discountId === sourceId)?.name ?? {}, locale);
    }
    const coupon = chosen.find(({ couponId }) => kind.endsWith('Coupon') && couponId === sourceId);
    return coupon ? textIn(coupon.name, locale) : '';
  };
}

const linesOf = (trade: PricedTrade) => trade.orders.flatMap((order) => order.lines);

/**
 * The buyer's coupons by store, the highest saving first. Only those of the platform and of the stores in this trade.
 */
async function presentCoupons({ promotions }: CheckoutContext, confirmation: Confirmation) {
  const { ownCoupons, chosen, locale, plain, beforePlatform } = confirmation;
  const stores = new Set<number | null>([null, ...plain.orders.map(({ storeId }) => storeId)]);
  const fitting = ownCoupons.filter(({ storeId }) => stores.has(storeId));
  const shown = await promotions.presentOwnCoupons(fitting, locale);
  const choices = shown.flatMap((coupon, index) => {
    const terms = fitting[index];
    if (!terms) return [];
    const standing = evaluateCoupon(terms, linesOf(terms.storeId === null ? beforePlatform : plain));
    const isUsable = standing.savesCents > 0 && !terms.isYetToStart;
    return {
      ...coupon,
      isChosen: chosen.includes(terms) ? (1 as const) : (0 as const),
      isUsable,
      saves: mainUnits(isUsable ? standing.savesCents : 0),
      missing: mainUnits(standing.missingCents),
    };
  });
  choices.sort((one, other) => other.saves - one.saves || one.missing - other.missing);
  return Map.groupBy(choices, ({ shopId }) => shopId);
}

/** The questions of virtual products, each product once, however many of its SKUs are bought. */
function presentQuestions(items: readonly CheckoutItem[], locale: Locale): Confirmed['virtualQuestions'] {
  const asking = items.filter(({ item }) => item.isVirtual && item.virtualQuestions.length > 0);
  const byProduct = new Map(asking.map(({ item }) => [item.prodId, item]));
  return [...byProduct.values()].map((item) => ({
    prodId: item.prodId,
    prodName: textIn(item.name, locale),
    questions: item.virtualQuestions.map(({ name, isRequired }) => ({ name: textIn(name, locale), isRequired })),
  }));
}

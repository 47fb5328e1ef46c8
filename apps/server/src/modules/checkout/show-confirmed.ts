import type { confirmOrder } from '@galleria/contract/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { MESSAGE_AT_MOST } from '@galleria/domain/checkout/checkout-rules';
import { couponStanding } from '@galleria/domain/checkout/coupon-standing';
import { needsAddress } from '@galleria/domain/checkout/delivery-ways';
import { linesToken } from '@galleria/domain/checkout/lines-token';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Reduction } from '@galleria/domain/pricing/reductions';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import type { PricedLine, PricedOrder, PricedTrade } from '@galleria/domain/pricing/trade';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import { pictureOf, skuNameIn } from '../catalogue/index.ts';
import type { OwnCouponTerms } from '../promotions/index.ts';
import { unofferedBy } from './choices.ts';
import type { CheckoutContext } from './context.ts';
import type { Address } from './draft-trade.ts';
import type { Good } from './goods.ts';
import type { Terms } from './terms.ts';

type Confirmed = OutputOf<typeof confirmOrder>;
type Shop = Confirmed['shops'][number];

interface Confirmation {
  readonly locale: Locale;
  readonly terms: Terms;
  readonly goods: readonly Good[];
  readonly stocks: ReadonlyMap<number, number>;
  readonly address: Address | null;
  readonly priced: PricedTrade;
  readonly chosen: readonly OwnCouponTerms[];
  readonly ownCoupons: readonly OwnCouponTerms[];
  /** Priced without coupons: what store coupons are measured on … */
  readonly plain: PricedTrade;
  /** … and with those of the stores: what platform coupons are measured on. */
  readonly beforePlatform: PricedTrade;
  readonly offers: (storeId: number) => Shop['deliveries'];
  readonly ownScore: number;
  readonly mostScore: number;
}

export async function showConfirmed(context: CheckoutContext, confirmation: Confirmation): Promise<Confirmed> {
  const { goods, locale, priced, terms } = confirmation;
  const coupons = await showCoupons(context, confirmation);
  return {
    userAddr: confirmation.address,
    needsAddress: priced.orders.some(({ shipping }) => needsAddress(shipping.type)),
    shops: priced.orders.map((order) => showShop(order, confirmation, coupons.get(order.storeId) ?? [])),
    platformCoupons: coupons.get(PLATFORM) ?? [],
    amounts: toAmounts({ ...priced, ...shippingOf(priced.orders) }, namer(confirmation)),
    ownScore: confirmation.ownScore,
    mostScore: confirmation.mostScore,
    scoreStep: terms.rules.pointsStep,
    virtualQuestions: showQuestions(goods, locale),
    messageAtMost: MESSAGE_AT_MOST,
    lineCount: goods.length,
    pieceCount: goods.reduce((sum, { pick }) => sum + pick.quantity, 0),
    linesToken: linesToken(goods.map(({ pick }) => pick)),
  };
}

function showShop(order: PricedOrder, confirmation: Confirmation, coupons: Shop['coupons']): Shop {
  const { terms, locale } = confirmation;
  const { storeId, shipping } = order;
  const head = terms.heads.get(storeId);
  const nameOf = namer(confirmation);
  return {
    shopId: storeId,
    shopName: head?.shopName ?? '',
    shopLogo: head?.shopLogo ?? '',
    isSelfOperated: storeId === SELF_OPERATED_STORE,
    lines: order.lines.map((line) => showLine(line, order, confirmation, nameOf)),
    dvyType: shipping.type,
    deliveries: confirmation.offers(storeId),
    pickupPoints: (terms.pickupPoints.get(storeId) ?? []).map((point) => ({
      stationId: point.id,
      stationName: textIn(point.name, locale),
      addr: textIn(point.address, locale),
      phone: point.phone,
      hours: textIn(point.hours, locale),
    })),
    coupons,
    amounts: toAmounts({ ...order, ...shippingOf([order]) }, nameOf),
  };
}

function showLine(line: PricedLine, { shipping }: PricedOrder, confirmation: Confirmation, nameOf: NameOf) {
  const { goods, locale, stocks, terms } = confirmation;
  const good = goods.find(({ wanted }) => wanted.key === line.key);
  if (!good) throw new Error('a line was priced that nobody asked for');
  return {
    basketId: good.pick.basketId,
    prodId: line.prodId,
    skuId: line.skuId,
    prodName: textIn(good.item.name, locale),
    skuName: skuNameIn(good.item, locale),
    pic: pictureOf(good.item),
    price: mainUnits(line.unitCents),
    prodCount: line.quantity,
    stocks: stocks.get(line.skuId) ?? 0,
    mold: line.isVirtual ? 1 : 0,
    isDeliverable: !shipping.undeliverable.includes(line.key) && unofferedBy(shipping.type, [good], terms).length === 0,
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

function namer({ terms, chosen, locale }: Confirmation): NameOf {
  return ({ kind, sourceId }) => {
    if (kind === 'storeDiscount') {
      return textIn(terms.discounts.find(({ discountId }) => discountId === sourceId)?.name ?? {}, locale);
    }
    const coupon = chosen.find(({ couponId }) => kind.endsWith('Coupon') && couponId === sourceId);
    return coupon ? textIn(coupon.name, locale) : '';
  };
}

const PLATFORM = 0;
const linesOf = (trade: PricedTrade) => trade.orders.flatMap((order) => order.lines);

/** Own coupons by store, those that save most first. Those of stores that nothing is bought from have no place here. */
async function showCoupons({ promotions }: CheckoutContext, confirmation: Confirmation) {
  const { ownCoupons, chosen, locale, plain, beforePlatform } = confirmation;
  const stores = new Set<number | null>([null, ...plain.orders.map(({ storeId }) => storeId)]);
  const fitting = ownCoupons.filter(({ storeId }) => stores.has(storeId));
  const shown = await promotions.presentOwnCoupons(fitting, locale);
  const choices = shown.flatMap((coupon, at) => {
    const terms = fitting[at];
    if (!terms) return [];
    const standing = couponStanding(terms, linesOf(terms.storeId === null ? beforePlatform : plain));
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

/** Each product once, however many of its SKUs are bought. */
function showQuestions(goods: readonly Good[], locale: Locale): Confirmed['virtualQuestions'] {
  const asking = goods.filter(({ item }) => item.isVirtual && item.virtualQuestions.length > 0);
  const byProduct = new Map(asking.map(({ item }) => [item.prodId, item]));
  return [...byProduct.values()].map((item) => ({
    prodId: item.prodId,
    prodName: textIn(item.name, locale),
    questions: item.virtualQuestions.map(({ name, isRequired }) => ({ name: textIn(name, locale), isRequired })),
  }));
}

import { type ExpectedTrade, expectedPrice } from '@galleria/domain/pricing/testing/independent-calculator';
import type { PricingInput, WantedLine } from '@galleria/domain/pricing/trade';
import type { CouponTerms } from '@galleria/domain/promotions/coupons';
import type { Facts, GiftsLeft, Sale, SaleSku, WantedPiece, WantedPurchase } from './facts.ts';

/*
 * The price of a purchase, calculated from decisions 61 to 67 and the order of prices, independently of the code under
 * test: nothing here is imported from checkout, catalogue or the rules of activities.
 */

export interface Buyer {
  /** True for a buyer who never paid an order. */
  readonly isNew: boolean;
  readonly coupons: readonly CouponTerms[];
  readonly points: number;
}

interface ExpectedLine extends WantedLine {
  readonly activityId: number | null;
  /** For a gift, the SKU that it comes with. */
  readonly mainSkuId: number | null;
  /** The price without the activity. */
  readonly normalCents: number;
}

interface ExpectedPurchase {
  readonly lines: readonly ExpectedLine[];
  readonly trade: ExpectedTrade;
  /** The first payment: the deposit, or the whole amount. */
  readonly dueCents: number;
}

const SHENZHEN = { provinceId: 440000, cityId: 440300 };
/** 100 points are worth 1.00. They are used in steps of 10 and pay for half of the goods at most. */
const POINTS = { pointsPerUnit: 100, pointsStep: 10, pointsMostPercent: 50 };

/** The expected lines and prices, or the names of refusals, one of which the purchase gets. */
export function expectedPurchase(
  facts: Facts,
  wanted: WantedPurchase,
  buyer: Buyer,
  left: GiftsLeft,
): ExpectedPurchase | readonly string[] {
  const objections = objectionsTo(facts, wanted);
  if (objections.length > 0) return objections;
  const lines = linesOf(facts, wanted, buyer, left);
  const question: PricingInput = {
    lines,
    storeDiscounts: facts.discounts,
    coupons: buyer.coupons,
    points: buyer.points,
    // A pre-sale takes no points.
    pointsRule: wanted.way === 'preSale' ? { ...POINTS, pointsMostPercent: 0 } : POINTS,
    deliveries: new Map(),
    destination: SHENZHEN,
    shippingTemplates: facts.shippingTemplates,
    sameCity: new Map(),
  };
  const trade = expectedPrice(question);
  return { lines, trade, dueCents: depositOf(wanted) ?? Number(trade.payable) };
}

/** The price of an activity holds while it runs, unless the SKU has become as cheap without it. */
function effectiveSale({ sales, goods }: Facts, skuId: number): Sale | undefined {
  const sale = sales.get(skuId);
  return sale?.isRunning && sale.priceCents < skuOf({ goods }, skuId).normalCents ? sale : undefined;
}

/**
 * A SKU in a flash sale or pre-sale is sold only there. A SKU whose activity price does not hold cannot be bought in
 * the activity's own checkout.
 */
function objectionsTo(facts: Facts, wanted: WantedPurchase): string[] {
  const refusalOutsideCart = (skuId: number) => {
    const kind = effectiveSale(facts, skuId)?.kind;
    return kind === 'flashSale' || kind === 'preSale' ? [`cart.${kind}`] : [];
  };
  if ('pieces' in wanted) {
    return wanted.pieces.flatMap(({ skuId }) => refusalOutsideCart(skuId));
  }
  if ('sale' in wanted) return effectiveSale(facts, wanted.sale.skuId) ? [] : ['activity.notRunning'];
  const parts = wanted.combo.parts.filter(({ skuId }) => wanted.skuIds.includes(skuId));
  const savesSomething = parts.some(({ skuId, priceCents }) => priceCents < singlePriceCents(facts, skuId));
  return [
    ...parts.flatMap(({ skuId }) => refusalOutsideCart(skuId)),
    ...(savesSomething ? [] : ['activity.notRunning']),
  ];
}

/** The price for everybody outside of a combo. */
function singlePriceCents(facts: Facts, skuId: number): number {
  const sale = effectiveSale(facts, skuId);
  return sale?.kind === 'limitedTime' ? sale.priceCents : skuOf(facts, skuId).normalCents;
}

function linesOf(facts: Facts, wanted: WantedPurchase, { isNew }: Buyer, left: GiftsLeft): ExpectedLine[] {
  if ('combo' in wanted) {
    const { combo, skuIds, sets } = wanted;
    return combo.parts
      .filter(({ skuId }) => skuIds.includes(skuId))
      .map(({ skuId, quantity, priceCents }) => {
        const normalCents = singlePriceCents(facts, skuId);
        const line = lineOf(skuOf(facts, skuId), sets * quantity, Math.min(priceCents, normalCents));
        return {
          ...line,
          ...{ normalCents, activityId: combo.activityId, isActivityPrice: true, takesReductions: false },
        };
      });
  }
  if ('sale' in wanted) {
    const { skuId, priceCents, activityId } = wanted.sale;
    const line = lineOf(skuOf(facts, skuId), wanted.quantity, priceCents);
    return [{ ...line, activityId, isActivityPrice: true, takesReductions: false }];
  }
  const mains = wanted.pieces.map(({ skuId, quantity }) => {
    const sale = effectiveSale(facts, skuId);
    const isCharged = sale?.kind === 'limitedTime' || (sale?.kind === 'newUser' && isNew);
    const line = lineOf(skuOf(facts, skuId), quantity, isCharged ? sale.priceCents : undefined);
    const activityId = isCharged ? sale.activityId : null;
    return {
      ...line,
      activityId,
      isActivityPrice: isCharged,
      takesReductions: !isCharged || sale.kind === 'limitedTime',
    };
  });
  const withGift = mains.filter(({ activityId, takesReductions }) => activityId === null || takesReductions);
  const gifts = giftsFor(facts, withGift, left);
  return mains.flatMap((main) => [main, ...gifts.filter(({ mainSkuId }) => mainSkuId === main.skuId)]);
}

function lineOf(good: SaleSku, quantity: number, unitCents = good.normalCents): ExpectedLine {
  return {
    ...good,
    ...{ key: `${good.skuId}`, quantity, unitCents, activityId: null, mainSkuId: null },
    ...{ isActivityPrice: false, takesReductions: true, isVirtual: false },
  };
}

/** Gives gifts one by one, until the rule, the order, the pool or the stock has no more. */
function giftsFor(facts: Facts, mains: readonly WantedPiece[], left: GiftsLeft): ExpectedLine[] {
  const stock = new Map(left.stock);
  const pool = new Map(left.pool);
  const inOrder = new Map<number, number>();
  return mains.flatMap(({ skuId, quantity }) => {
    const offer = facts.gifts.find((one) => one.mainSkuId === skuId && one.isRunning);
    if (!offer) return [];
    const { activityId, giftSkuId, perPieces, pieces, mostPerOrder } = offer;
    let given = 0;
    for (let due = Math.floor(quantity / perPieces) * pieces; due > 0; due -= 1) {
      const ordered = inOrder.get(activityId) ?? 0;
      const inStock = stock.get(giftSkuId) ?? 0;
      const inPool = pool.get(activityId) ?? null;
      if (ordered === mostPerOrder || inPool === 0 || inStock === 0) break;
      inOrder.set(activityId, ordered + 1);
      stock.set(giftSkuId, inStock - 1);
      if (inPool !== null) pool.set(activityId, inPool - 1);
      given += 1;
    }
    const gift = lineOf(skuOf(facts, giftSkuId), given, 0);
    const { shippingTemplateId } = skuOf(facts, skuId);
    const free = { isActivityPrice: true, takesReductions: false };
    return given === 0
      ? []
      : [{ ...gift, ...free, key: `gift:${skuId}`, mainSkuId: skuId, activityId, shippingTemplateId }];
  });
}

/** The deposit of a pre-sale: a share of the goods, rounded down. */
function depositOf(wanted: WantedPurchase): number | undefined {
  if (wanted.way !== 'preSale' || wanted.sale.depositPercent === undefined) return undefined;
  return Math.floor((wanted.sale.priceCents * wanted.quantity * wanted.sale.depositPercent) / 100);
}

function skuOf({ goods }: Pick<Facts, 'goods'>, skuId: number): SaleSku {
  const good = goods.get(skuId);
  if (!good) throw new Error(`goodOf: SKU ${skuId} is unknown`);
  return good;
}

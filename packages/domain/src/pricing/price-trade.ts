import { allocate } from '../money/allocate.ts';
import { couponAppliesTo, couponOff, storePartOf } from '../promotions/coupons.ts';
import { discountOff, isDiscounted } from '../promotions/store-discounts.ts';
import { SELF_OPERATED_STORE } from '../stores/store-status.ts';
import { BEARER_OF, REDUCTION_KINDS, type Reduction, type ReductionKind, sumOf } from './reductions.ts';
import { shipOrder } from './ship-order.ts';
import type { PricedLine, PricedOrder, PricedTrade, PricingInput, WantedLine } from './trade.ts';
import { maxUsablePoints, pointsValue } from './usable-points.ts';

/** A line while it is being priced: every step reduces `leftCents`. */
interface Draft {
  readonly wanted: WantedLine;
  readonly goodsCents: number;
  leftCents: number;
  points: number;
  readonly reductions: Reduction[];
}

/**
 * Prices a trade to the cent, with every reduction, in this order: price, member, store discounts, store coupons,
 * platform coupon, points, shipping. A reduction of several lines is allocated to them, so that lines add up to orders
 * and orders to the trade.
 */
export function priceTrade(input: PricingInput): PricedTrade {
  const drafts = input.lines.map(draftOf);
  applyMemberDiscount(drafts, input);
  applyStoreDiscounts(drafts, input);
  const forShipping = new Map(drafts.map((draft) => [draft.wanted.key, draft.leftCents]));
  const unfitCoupons = applyCoupons(drafts, input);
  const pointsLimit = { goodsCents: sum(drafts, (draft) => draft.goodsCents), leftCents: sum(drafts, leftCentsOf) };
  applyPoints(drafts, input, pointsLimit);
  const orders = [...Map.groupBy(drafts, ({ wanted }) => wanted.storeId)].map(([storeId, own]) =>
    orderOf(storeId, own, input, forShipping),
  );
  const trade: PricedTrade = {
    orders,
    goodsCents: sum(orders, (order) => order.goodsCents),
    reductions: merged(orders.flatMap((order) => order.reductions)),
    shippingCents: sum(orders, (order) => order.shippingCents),
    points: sum(orders, (order) => order.points),
    pointsLimit,
    payableCents: sum(orders, (order) => order.payableCents),
    unfitCoupons,
  };
  assertSums(trade);
  return trade;
}

function draftOf(wanted: WantedLine): Draft {
  const { quantity, unitCents } = wanted;
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new Error(`priceTrade: invalid quantity ${quantity} (line: ${wanted.key})`);
  if (!Number.isSafeInteger(unitCents) || unitCents < 0)
    throw new Error(`priceTrade: invalid price ${unitCents} (line: ${wanted.key})`);
  const goodsCents = quantity * unitCents;
  return { wanted, goodsCents, leftCents: goodsCents, points: 0, reductions: [] };
}

/** The member's discount does not apply to activity prices. */
function applyMemberDiscount(drafts: readonly Draft[], { member }: PricingInput): void {
  if (!member) return;
  for (const draft of drafts) {
    const { storeId, isActivityPrice } = draft.wanted;
    if (storeId !== SELF_OPERATED_STORE || isActivityPrice) continue;
    reduceLines([draft], 'member', 0, Math.floor((draft.leftCents * member.percentOff) / 100));
  }
}

/** Each discount is calculated on what the earlier ones left. */
function applyStoreDiscounts(drafts: readonly Draft[], { storeDiscounts }: PricingInput): void {
  for (const discount of storeDiscounts) {
    const fitting = drafts.filter(({ wanted }) => wanted.takesReductions && isDiscounted(discount, wanted));
    const pieces = sum(fitting, ({ wanted }) => wanted.quantity);
    const off = discountOff(discount, { pieces, goodsCents: sum(fitting, leftCentsOf) });
    reduceLines(fitting, 'storeDiscount', discount.discountId, off);
  }
}

/** Store coupons first, then the platform's. Returns the ids of those without effect. */
function applyCoupons(drafts: readonly Draft[], { coupons }: PricingInput): number[] {
  const stores = coupons.filter((coupon) => coupon.storeId !== null);
  const platforms = coupons.filter((coupon) => coupon.storeId === null);
  if (new Set(stores.map((coupon) => coupon.storeId)).size !== stores.length || platforms.length > 1) {
    throw new Error(`priceTrade: at most one coupon per store and one of the platform (${coupons.length} given)`);
  }
  const unfitCoupons: number[] = [];
  for (const coupon of [...stores, ...platforms]) {
    const fitting = drafts.filter(({ wanted }) => couponAppliesTo(coupon, wanted));
    const off = couponOff(coupon, sum(fitting, leftCentsOf));
    if (off === 0) unfitCoupons.push(coupon.couponId);
    if (coupon.storeId !== null) reduceLines(fitting, 'storeCoupon', coupon.couponId, off);
    else reduceLines(fitting, 'platformCoupon', coupon.couponId, off, storePartOf(coupon, off));
  }
  return unfitCoupons;
}

/** Allocates both the points and the cents that they pay to the lines, in whole numbers. */
function applyPoints(drafts: readonly Draft[], input: PricingInput, limit: PricedTrade['pointsLimit']): void {
  const { pointsRule } = input;
  const points = maxUsablePoints(pointsRule, limit.goodsCents, limit.leftCents, input.points);
  if (points === 0) return;
  const weights = drafts.map(leftCentsOf);
  const parts = allocate(points, weights);
  reduceLines(drafts, 'points', 0, pointsValue(points, pointsRule));
  for (const [index, draft] of drafts.entries()) draft.points = parts[index] ?? 0;
}

/**
 * Takes an amount off the lines, in proportion to what is left of each. `storeCents` is the part of a platform coupon
 * that the stores bear.
 */
function reduceLines(
  drafts: readonly Draft[],
  kind: ReductionKind,
  sourceId: number,
  amountCents: number,
  storeCents = 0,
): void {
  if (amountCents === 0) return;
  const parts = allocate(amountCents, drafts.map(leftCentsOf));
  const storeParts = allocate(storeCents, parts);
  for (const [index, draft] of drafts.entries()) {
    const part = parts[index] ?? 0;
    if (part === 0) continue;
    draft.leftCents -= part;
    const storePart = storeParts[index] ?? 0;
    if (part > storePart)
      draft.reductions.push({ kind, sourceId, amountCents: part - storePart, bearer: BEARER_OF[kind] });
    if (storePart > 0) draft.reductions.push({ kind, sourceId, amountCents: storePart, bearer: 'store' });
  }
}

function orderOf(
  storeId: number,
  drafts: readonly Draft[],
  input: PricingInput,
  forShipping: ReadonlyMap<string, number>,
): PricedOrder {
  const parcels = drafts.map(({ wanted }) => ({ ...wanted, goodsCents: forShipping.get(wanted.key) ?? 0 }));
  const shipping = shipOrder(storeId, parcels, input);
  const shippingCents = shipping.fullCents - shipping.memberOffCents;
  const shares = allocateShipping(drafts, shippingCents);
  const lines: PricedLine[] = drafts.map((draft, index) => ({
    ...draft.wanted,
    goodsCents: draft.goodsCents,
    reductions: draft.reductions,
    shippingCents: shares[index] ?? 0,
    points: draft.points,
    payableCents: draft.leftCents + (shares[index] ?? 0),
  }));
  return {
    storeId,
    lines,
    goodsCents: sum(lines, (line) => line.goodsCents),
    reductions: merged(lines.flatMap((line) => line.reductions)),
    shipping,
    shippingCents,
    points: sum(lines, (line) => line.points),
    payableCents: sum(lines, (line) => line.payableCents),
  };
}

/** In proportion to the price of the goods, or to pieces if that is 0. Virtual goods bear no shipping. */
function allocateShipping(drafts: readonly Draft[], shippingCents: number): number[] {
  const sent = drafts.map(({ wanted, goodsCents }) => (wanted.isVirtual ? 0 : goodsCents));
  const pieces = drafts.map(({ wanted }) => (wanted.isVirtual ? 0 : wanted.quantity));
  return allocate(shippingCents, sent.some((weight) => weight > 0) ? sent : pieces);
}

/** One entry per source and bearer, in the order of calculation. */
function merged(reductions: readonly Reduction[]): Reduction[] {
  const byReason = Map.groupBy(reductions, ({ kind, sourceId, bearer }) => `${kind} ${sourceId} ${bearer}`);
  return [...byReason.values()]
    .flatMap((same) => (same[0] ? [{ ...same[0], amountCents: sumOf(same) }] : []))
    .sort((one, other) => REDUCTION_KINDS.indexOf(one.kind) - REDUCTION_KINDS.indexOf(other.kind));
}

/** Checks invariants: a violation is a bug, and throwing prevents the sale. */
function assertSums(trade: PricedTrade): void {
  for (const { storeId, goodsCents, reductions, shippingCents, payableCents, lines } of trade.orders) {
    if (payableCents !== goodsCents - sumOf(reductions) + shippingCents)
      throw new Error(`priceTrade: order of store ${storeId} does not add up (payable: ${payableCents})`);
    if (lines.some((line) => line.payableCents < 0))
      throw new Error(`priceTrade: negative line in order of store ${storeId}`);
  }
  const { goodsCents, reductions, shippingCents, payableCents } = trade;
  if (payableCents !== goodsCents - sumOf(reductions) + shippingCents)
    throw new Error(`priceTrade: trade does not add up (payable: ${payableCents})`);
}

function leftCentsOf(draft: Draft): number {
  return draft.leftCents;
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

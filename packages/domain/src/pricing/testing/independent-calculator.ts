import type { ShippingTemplate } from '../../shipping/shipping-fee.ts';
import type { PricingInput, WantedLine } from '../trade.ts';

/**
 * An independent implementation of the pricing rules for tests: exact integers, one list of deductions, and no code in
 * common with the implementation under test.
 */
export interface ExpectedTrade {
  readonly lines: ReadonlyMap<string, ExpectedLine>;
  readonly payable: bigint;
  readonly points: bigint;
  readonly refusedCoupons: readonly number[];
  readonly stuck: readonly string[];
}

interface ExpectedLine {
  readonly storeId: number;
  readonly off: ReadonlyMap<string, bigint>;
  readonly shipping: bigint;
  readonly points: bigint;
  readonly payable: bigint;
}

const SELF_OPERATED = 1;
const COURIER = 1;
const SAME_CITY = 4;

const big = BigInt;
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const dividedUp = (amount: bigint, by: bigint) => (amount + by - 1n) / by;

/** Gives each cent to the part that is furthest below its exact share; of equals, to the first. */
export function allocateExactly(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = total(weights);
  const given = weights.map((weight) => (all === 0n ? 0n : (amount * weight) / all));
  for (let rest = amount - total(given); rest > 0n && all > 0n; rest -= 1n) {
    const missing = weights.map((weight, at) => amount * weight - (given[at] ?? 0n) * all);
    const furthest = missing.reduce((best, one, at) => (one > (missing[best] ?? 0n) ? at : best), 0);
    given[furthest] = (given[furthest] ?? 0n) + 1n;
  }
  return given;
}

class Bill {
  readonly wanted: readonly WantedLine[];
  readonly off: Map<string, bigint>[];

  constructor(wanted: readonly WantedLine[]) {
    this.wanted = wanted;
    this.off = wanted.map(() => new Map());
  }

  /** What is left to pay for a line after the deductions so far. */
  rest(at: number): bigint {
    const line = this.wanted[at];
    return line ? big(line.unitCents) * big(line.quantity) - total([...(this.off[at]?.values() ?? [])]) : 0n;
  }

  places(fits: (line: WantedLine) => boolean): number[] {
    return this.wanted.flatMap((line, at) => (fits(line) ? [at] : []));
  }

  restOf(places: readonly number[]): bigint {
    return total(places.map((at) => this.rest(at)));
  }

  deduct(reason: string, amount: bigint, places: readonly number[]): void {
    const parts = allocateExactly(
      amount,
      places.map((at) => this.rest(at)),
    );
    for (const [order, at] of places.entries()) {
      const part = parts[order] ?? 0n;
      if (part > 0n) this.off[at]?.set(reason, part);
    }
  }
}

export function expectedPrice(input: PricingInput): ExpectedTrade {
  const bill = new Bill(input.lines);
  deductMember(bill, input);
  deductDiscounts(bill, input);
  const beforeCoupons = input.lines.map((_, at) => bill.rest(at));
  const refusedCoupons = deductCoupons(bill, input);
  const points = deductPoints(bill, input);
  const { fees, stuck } = shippingOf(input, beforeCoupons);
  const lines = input.lines.map((line, at) => {
    const shipping = fees[at] ?? 0n;
    const expected = { storeId: line.storeId, off: bill.off[at] ?? new Map(), shipping, points: points[at] ?? 0n };
    return [line.key, { ...expected, payable: bill.rest(at) + shipping }] as const;
  });
  const payable = total(lines.map(([, line]) => line.payable));
  return { lines: new Map(lines), payable, points: total(points), refusedCoupons, stuck };
}

function deductMember(bill: Bill, { member }: PricingInput): void {
  for (const at of bill.places((line) => line.storeId === SELF_OPERATED && !line.isActivityPrice)) {
    bill.deduct('member 0', (bill.rest(at) * big(member?.percentOff ?? 0)) / 100n, [at]);
  }
}

function deductDiscounts(bill: Bill, { lines, storeDiscounts }: PricingInput): void {
  for (const { discountId, storeId, kind, steps, prodIds } of storeDiscounts) {
    const isMeant = (prodId: number) => prodIds.length === 0 || prodIds.some((id) => id === prodId);
    const places = bill.places((line) => line.storeId === storeId && isMeant(line.prodId) && line.takesReductions);
    const worth = bill.restOf(places);
    const pieces = total(places.map((at) => big(lines[at]?.quantity ?? 0)));
    let off = 0n;
    for (const step of steps) {
      if (kind === 'spend' && worth >= big(step.from)) off = smaller(big(step.off), worth);
      if (kind === 'pieces' && pieces >= big(step.from)) off = dividedUp(worth * big(step.off), 100n);
    }
    bill.deduct(`storeDiscount ${discountId}`, smaller(off, worth), places);
  }
}

function deductCoupons(bill: Bill, { coupons }: PricingInput): number[] {
  const refused: number[] = [];
  const storesFirst = [...coupons].sort((one, other) => Number(one.storeId === null) - Number(other.storeId === null));
  for (const coupon of storesFirst) {
    const named = new Set(coupon.scopeIds);
    const places = bill.places((line) => {
      const isThere = coupon.storeId === null || coupon.storeId === line.storeId;
      const isCategory = coupon.scope === 'categories' && line.categoryIds.some((id) => named.has(id));
      const isProduct = coupon.scope === 'products' && named.has(line.prodId);
      return line.takesReductions && isThere && (coupon.scope === 'all' || isCategory || isProduct);
    });
    const worth = bill.restOf(places);
    const percent = dividedUp(worth * big(coupon.percentOff), 100n);
    const limited = coupon.mostOffCents === null ? percent : smaller(percent, big(coupon.mostOffCents));
    const off = worth < big(coupon.thresholdCents) ? 0n : coupon.kind === 'cash' ? big(coupon.amountCents) : limited;
    if (smaller(off, worth) === 0n) refused.push(coupon.couponId);
    const reason = coupon.storeId === null ? 'platformCoupon' : 'storeCoupon';
    bill.deduct(`${reason} ${coupon.couponId}`, smaller(off, worth), places);
  }
  return refused;
}

/** The largest multiple of the step that is affordable, at most what the buyer wants to use. */
function deductPoints(bill: Bill, { lines, points, pointsRule }: PricingInput): bigint[] {
  const { pointsPerUnit, pointsStep, pointsMostPercent } = pointsRule;
  const places = bill.places(() => true);
  const goods = total(lines.map((line) => big(line.unitCents) * big(line.quantity)));
  const ceiling = smaller((goods * big(pointsMostPercent)) / 100n, bill.restOf(places));
  const affordable = (ceiling * big(pointsPerUnit)) / 100n;
  const wanted = smaller(big(points), affordable);
  const used = (wanted / big(pointsStep)) * big(pointsStep);
  const parts = allocateExactly(
    used,
    places.map((at) => bill.rest(at)),
  );
  bill.deduct('points 0', (used * 100n) / big(pointsPerUnit), places);
  return parts;
}

function shippingOf(input: PricingInput, worth: readonly bigint[]) {
  const fees: bigint[] = input.lines.map(() => 0n);
  const stuck: string[] = [];
  for (const storeId of new Set(input.lines.map((line) => line.storeId))) {
    const sent = input.lines.flatMap((line, at) => (line.storeId === storeId && !line.isVirtual ? [at] : []));
    const fee = feeOfStore(input, storeId, sent, worth, stuck);
    const prices = sent.map((at) => big(input.lines[at]?.unitCents ?? 0) * big(input.lines[at]?.quantity ?? 0));
    const pieces = sent.map((at) => big(input.lines[at]?.quantity ?? 0));
    const parts = allocateExactly(fee, total(prices) > 0n ? prices : pieces);
    for (const [order, at] of sent.entries()) fees[at] = parts[order] ?? 0n;
  }
  return { fees, stuck };
}

function feeOfStore(
  input: PricingInput,
  storeId: number,
  sent: readonly number[],
  worth: readonly bigint[],
  stuck: string[],
): bigint {
  const { destination, member, sameCity, lines } = input;
  const way = input.deliveries.get(storeId)?.type ?? COURIER;
  const worthOf = (places: readonly number[]) => total(places.map((at) => worth[at] ?? 0n));
  const give = (places: readonly number[]) => stuck.push(...places.map((at) => lines[at]?.key ?? ''));
  if (sent.length === 0) return 0n;
  if (way === SAME_CITY) {
    const terms = sameCity.get(storeId);
    const isThere = terms && (!destination || destination.cityId === terms.cityId);
    if (!isThere) give(sent);
    const isFree = terms && terms.freeOverCents !== null && worthOf(sent) >= big(terms.freeOverCents);
    return isThere && !isFree ? big(terms.feeCents) : 0n;
  }
  if (way !== COURIER) return 0n;
  let fee = 0n;
  for (const [id, template] of input.shippingTemplates) {
    const parcel = sent.filter((at) => lines[at]?.shippingTemplateId === id);
    if (parcel.length === 0) continue;
    if (destination && template.notTo.includes(destination.provinceId)) give(parcel);
    else
      fee += courierFee(
        template,
        destination?.provinceId,
        parcel.flatMap((at) => lines[at] ?? []),
        worthOf(parcel),
      );
  }
  return storeId === SELF_OPERATED && member?.hasFreeShipping ? 0n : fee;
}

function courierFee(
  template: ShippingTemplate,
  provinceId: number | undefined,
  parcel: readonly WantedLine[],
  worth: bigint,
): bigint {
  const other = template.exceptions.find((terms) => provinceId !== undefined && terms.provinceIds.includes(provinceId));
  const { firstFeeCents, extraFeeCents, freeOverCents } = other ?? template;
  if (freeOverCents !== null && worth >= big(freeOverCents)) return 0n;
  const measured = parcel.map((line) => {
    if (template.basis === 'piece') return big(line.quantity) * 1000n;
    return big(line.quantity) * big(template.basis === 'weight' ? line.weightGrams : line.volumeCm3);
  });
  let left = dividedUp(total(measured), 1000n) - big(template.firstUnits);
  let fee = big(firstFeeCents);
  for (; left > 0n; left -= big(template.extraUnits)) fee += big(extraFeeCents);
  return fee;
}

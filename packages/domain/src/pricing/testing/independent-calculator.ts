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
  readonly undeliverable: readonly string[];
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

const toBigInt = BigInt;
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const divideRoundedUp = (amount: bigint, by: bigint) => (amount + by - 1n) / by;

/** Gives each cent to the part that is furthest below its exact share; of equals, to the first. */
export function allocateExactly(amount: bigint, weights: readonly bigint[]): bigint[] {
  const totalWeight = total(weights);
  const given = weights.map((weight) => (totalWeight === 0n ? 0n : (amount * weight) / totalWeight));
  for (let rest = amount - total(given); rest > 0n && totalWeight > 0n; rest -= 1n) {
    const missing = weights.map((weight, index) => amount * weight - (given[index] ?? 0n) * totalWeight);
    const furthest = missing.reduce((best, one, index) => (one > (missing[best] ?? 0n) ? index : best), 0);
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
  rest(index: number): bigint {
    const line = this.wanted[index];
    return line
      ? toBigInt(line.unitCents) * toBigInt(line.quantity) - total([...(this.off[index]?.values() ?? [])])
      : 0n;
  }

  indexesOf(fits: (line: WantedLine) => boolean): number[] {
    return this.wanted.flatMap((line, index) => (fits(line) ? [index] : []));
  }

  restOf(indexes: readonly number[]): bigint {
    return total(indexes.map((index) => this.rest(index)));
  }

  deduct(reason: string, amount: bigint, indexes: readonly number[]): void {
    const parts = allocateExactly(
      amount,
      indexes.map((index) => this.rest(index)),
    );
    for (const [order, index] of indexes.entries()) {
      const part = parts[order] ?? 0n;
      if (part > 0n) this.off[index]?.set(reason, part);
    }
  }
}

export function expectedPrice(input: PricingInput): ExpectedTrade {
  const bill = new Bill(input.lines);
  deductMember(bill, input);
  deductDiscounts(bill, input);
  const beforeCoupons = input.lines.map((_, index) => bill.rest(index));
  const refusedCoupons = deductCoupons(bill, input);
  const points = deductPoints(bill, input);
  const { fees, undeliverable } = shippingOf(input, beforeCoupons);
  const lines = input.lines.map((line, index) => {
    const shipping = fees[index] ?? 0n;
    const expected = {
      storeId: line.storeId,
      off: bill.off[index] ?? new Map(),
      shipping,
      points: points[index] ?? 0n,
    };
    return [line.key, { ...expected, payable: bill.rest(index) + shipping }] as const;
  });
  const payable = total(lines.map(([, line]) => line.payable));
  return { lines: new Map(lines), payable, points: total(points), refusedCoupons, undeliverable };
}

function deductMember(bill: Bill, { member }: PricingInput): void {
  for (const index of bill.indexesOf((line) => line.storeId === SELF_OPERATED && !line.isActivityPrice)) {
    bill.deduct('member 0', (bill.rest(index) * toBigInt(member?.percentOff ?? 0)) / 100n, [index]);
  }
}

function deductDiscounts(bill: Bill, { lines, storeDiscounts }: PricingInput): void {
  for (const { discountId, storeId, kind, steps, prodIds } of storeDiscounts) {
    const isCovered = (prodId: number) => prodIds.length === 0 || prodIds.some((id) => id === prodId);
    const indexes = bill.indexesOf(
      (line) => line.storeId === storeId && isCovered(line.prodId) && line.takesReductions,
    );
    const goodsCents = bill.restOf(indexes);
    const pieces = total(indexes.map((index) => toBigInt(lines[index]?.quantity ?? 0)));
    let off = 0n;
    for (const step of steps) {
      if (kind === 'spend' && goodsCents >= toBigInt(step.from)) off = smaller(toBigInt(step.off), goodsCents);
      if (kind === 'pieces' && pieces >= toBigInt(step.from))
        off = divideRoundedUp(goodsCents * toBigInt(step.off), 100n);
    }
    bill.deduct(`storeDiscount ${discountId}`, smaller(off, goodsCents), indexes);
  }
}

function deductCoupons(bill: Bill, { coupons }: PricingInput): number[] {
  const refused: number[] = [];
  const storesFirst = [...coupons].sort((one, other) => Number(one.storeId === null) - Number(other.storeId === null));
  for (const coupon of storesFirst) {
    const named = new Set(coupon.scopeIds);
    const indexes = bill.indexesOf((line) => {
      const isThere = coupon.storeId === null || coupon.storeId === line.storeId;
      const isCategory = coupon.scope === 'categories' && line.categoryIds.some((id) => named.has(id));
      const isProduct = coupon.scope === 'products' && named.has(line.prodId);
      return line.takesReductions && isThere && (coupon.scope === 'all' || isCategory || isProduct);
    });
    const goodsCents = bill.restOf(indexes);
    const percent = divideRoundedUp(goodsCents * toBigInt(coupon.percentOff), 100n);
    const limited = coupon.mostOffCents === null ? percent : smaller(percent, toBigInt(coupon.mostOffCents));
    const off =
      goodsCents < toBigInt(coupon.thresholdCents)
        ? 0n
        : coupon.kind === 'cash'
          ? toBigInt(coupon.amountCents)
          : limited;
    if (smaller(off, goodsCents) === 0n) refused.push(coupon.couponId);
    const reason = coupon.storeId === null ? 'platformCoupon' : 'storeCoupon';
    bill.deduct(`${reason} ${coupon.couponId}`, smaller(off, goodsCents), indexes);
  }
  return refused;
}

/** The largest multiple of the step that is affordable, at most what the buyer wants to use. */
function deductPoints(bill: Bill, { lines, points, pointsRule }: PricingInput): bigint[] {
  const { pointsPerUnit, pointsStep, pointsMostPercent } = pointsRule;
  const indexes = bill.indexesOf(() => true);
  const goods = total(lines.map((line) => toBigInt(line.unitCents) * toBigInt(line.quantity)));
  const ceiling = smaller((goods * toBigInt(pointsMostPercent)) / 100n, bill.restOf(indexes));
  const affordable = (ceiling * toBigInt(pointsPerUnit)) / 100n;
  const wanted = smaller(toBigInt(points), affordable);
  const used = (wanted / toBigInt(pointsStep)) * toBigInt(pointsStep);
  const parts = allocateExactly(
    used,
    indexes.map((index) => bill.rest(index)),
  );
  bill.deduct('points 0', (used * 100n) / toBigInt(pointsPerUnit), indexes);
  return parts;
}

function shippingOf(input: PricingInput, goodsCents: readonly bigint[]) {
  const fees: bigint[] = input.lines.map(() => 0n);
  const undeliverable: string[] = [];
  for (const storeId of new Set(input.lines.map((line) => line.storeId))) {
    const sent = input.lines.flatMap((line, index) => (line.storeId === storeId && !line.isVirtual ? [index] : []));
    const fee = feeOfStore(input, storeId, sent, goodsCents, undeliverable);
    const prices = sent.map(
      (index) => toBigInt(input.lines[index]?.unitCents ?? 0) * toBigInt(input.lines[index]?.quantity ?? 0),
    );
    const pieces = sent.map((index) => toBigInt(input.lines[index]?.quantity ?? 0));
    const parts = allocateExactly(fee, total(prices) > 0n ? prices : pieces);
    for (const [order, index] of sent.entries()) fees[index] = parts[order] ?? 0n;
  }
  return { fees, undeliverable };
}

function feeOfStore(
  input: PricingInput,
  storeId: number,
  sent: readonly number[],
  goodsCents: readonly bigint[],
  undeliverable: string[],
): bigint {
  const { destination, member, sameCity, lines } = input;
  const deliveryType = input.deliveries.get(storeId)?.type ?? COURIER;
  const goodsCentsOf = (indexes: readonly number[]) => total(indexes.map((index) => goodsCents[index] ?? 0n));
  const markUndeliverable = (indexes: readonly number[]) =>
    undeliverable.push(...indexes.map((index) => lines[index]?.key ?? ''));
  if (sent.length === 0) return 0n;
  if (deliveryType === SAME_CITY) {
    const terms = sameCity.get(storeId);
    const isThere = terms && (!destination || destination.cityId === terms.cityId);
    if (!isThere) markUndeliverable(sent);
    const isFree = terms && terms.freeOverCents !== null && goodsCentsOf(sent) >= toBigInt(terms.freeOverCents);
    return isThere && !isFree ? toBigInt(terms.feeCents) : 0n;
  }
  if (deliveryType !== COURIER) return 0n;
  let fee = 0n;
  for (const [id, template] of input.shippingTemplates) {
    const parcel = sent.filter((index) => lines[index]?.shippingTemplateId === id);
    if (parcel.length === 0) continue;
    if (destination && template.notTo.includes(destination.provinceId)) markUndeliverable(parcel);
    else
      fee += courierFee(
        template,
        destination?.provinceId,
        parcel.flatMap((index) => lines[index] ?? []),
        goodsCentsOf(parcel),
      );
  }
  return storeId === SELF_OPERATED && member?.hasFreeShipping ? 0n : fee;
}

function courierFee(
  template: ShippingTemplate,
  provinceId: number | undefined,
  parcel: readonly WantedLine[],
  goodsCents: bigint,
): bigint {
  const other = template.exceptions.find((terms) => provinceId !== undefined && terms.provinceIds.includes(provinceId));
  const { firstFeeCents, extraFeeCents, freeOverCents } = other ?? template;
  if (freeOverCents !== null && goodsCents >= toBigInt(freeOverCents)) return 0n;
  const measured = parcel.map((line) => {
    if (template.basis === 'piece') return toBigInt(line.quantity) * 1000n;
    return toBigInt(line.quantity) * toBigInt(template.basis === 'weight' ? line.weightGrams : line.volumeCm3);
  });
  let left = divideRoundedUp(total(measured), 1000n) - toBigInt(template.firstUnits);
  let fee = toBigInt(firstFeeCents);
  for (; left > 0n; left -= toBigInt(template.extraUnits)) fee += toBigInt(extraFeeCents);
  return fee;
}

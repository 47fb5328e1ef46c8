import { couponAppliesTo, couponOff } from '../promotions/coupons.ts';
import { leftOf, type OwnCoupon, type StoreChoice } from './coupon-choices.ts';

/** A selection of coupons, its saving, and the amount left that the platform coupon of the search can apply to. */
export interface Selection<Own> {
  readonly coupons: readonly Own[];
  readonly savesCents: number;
  readonly leftCents: number;
}

export const EMPTY_SELECTION = { coupons: [], savesCents: 0, leftCents: 0 } as const;

/** The search over the choices of all stores, combined with one platform coupon or none. */
interface CouponSearch<Own> {
  readonly platform: Own | undefined;
  readonly stores: readonly (readonly Selection<Own>[])[];
  /** Upper bound of the saving. */
  readonly atMostCents: number;
}

export function prepareSearch<Own extends OwnCoupon>(
  stores: readonly (readonly StoreChoice<Own>[])[],
  platform: Own | undefined,
): CouponSearch<Own> {
  const selections = stores.map((choices) =>
    choices.map(({ coupons, savesCents, lines }) => {
      const eligible = platform ? lines.filter(({ line }) => couponAppliesTo(platform, line)) : [];
      return { coupons, savesCents, leftCents: leftOf(eligible) };
    }),
  );
  return { platform, stores: selections, atMostCents: upperBound(selections, platform)(0, 0) };
}

/**
 * Number of partial selections that are extended side by side. Below this width the result is optimal. Beyond it, which
 * takes dozens of different coupons for one trade, those with the highest bounds are kept, and the result saves at
 * least as much as the greedy choice: the best coupon of every store, then the platform's.
 */
const BEAM_WIDTH = 64;

/** The best selection with the platform coupon of this search, or `known` when none is better. Branch and bound by store. */
export function searchCoupons<Own extends OwnCoupon>(
  { platform, stores }: CouponSearch<Own>,
  known: Selection<Own>,
): Selection<Own> {
  const greedy = stores.flatMap((choices) => choices.toSorted(compare).slice(0, 1));
  let best = betterOf(known, withPlatform(greedy.reduce(join, EMPTY_SELECTION), platform));
  let beam: readonly Selection<Own>[] = [EMPTY_SELECTION];
  for (const [index, choices] of stores.entries()) {
    const bound = upperBound(stores.slice(index + 1), platform);
    const extended = withoutDominated(extend(beam, choices, (...sums) => bound(...sums) >= best.savesCents));
    beam = extended.length > BEAM_WIDTH ? highestBounds(extended, bound) : extended;
  }
  for (const one of beam) best = betterOf(best, withPlatform(one, platform));
  return best;
}

function extend<Own>(
  beam: readonly Selection<Own>[],
  choices: readonly Selection<Own>[],
  canBeBest: (savesCents: number, leftCents: number) => boolean,
): Selection<Own>[] {
  const extended: Selection<Own>[] = [];
  for (const one of beam) {
    for (const choice of choices) {
      // Most cannot, so the sums are checked before an object is allocated.
      if (!canBeBest(one.savesCents + choice.savesCents, one.leftCents + choice.leftCents)) continue;
      extended.push(join(one, choice));
    }
  }
  return extended;
}

type Bound = (savesCents: number, leftCents: number) => number;

function highestBounds<Own>(selections: readonly Selection<Own>[], bound: Bound): Selection<Own>[] {
  const bounded = selections.map((one) => ({ one, cents: bound(one.savesCents, one.leftCents) }));
  bounded.sort((one, other) => other.cents - one.cents);
  return bounded.slice(0, BEAM_WIDTH).map(({ one }) => one);
}

/**
 * Upper bound of the total saving while the stores of `open` are undecided: a larger rest never lowers the platform's
 * saving.
 */
function upperBound(open: readonly (readonly Selection<OwnCoupon>[])[], platform: OwnCoupon | undefined): Bound {
  const most = (amount: (choice: Selection<OwnCoupon>) => number) =>
    open.reduce((sum, choices) => sum + Math.max(...choices.map(amount)), 0);
  const moreSavesCents = most((choice) => choice.savesCents);
  const moreLeftCents = most((choice) => choice.leftCents);
  return (savesCents, leftCents) => savesCents + moreSavesCents + platformSaving(platform, leftCents + moreLeftCents);
}

function platformSaving(platform: OwnCoupon | undefined, leftCents: number): number {
  return platform ? couponOff(platform, leftCents) : 0;
}

function join<Own>(one: Selection<Own>, other: Selection<Own>): Selection<Own> {
  return {
    coupons: other.coupons.length > 0 ? [...one.coupons, ...other.coupons] : one.coupons,
    savesCents: one.savesCents + other.savesCents,
    leftCents: one.leftCents + other.leftCents,
  };
}

function withPlatform<Own extends OwnCoupon>(selection: Selection<Own>, platform: Own | undefined): Selection<Own> {
  const saving = platformSaving(platform, selection.leftCents);
  const coupons = platform && saving > 0 ? [...selection.coupons, platform] : selection.coupons;
  return { coupons, savesCents: selection.savesCents + saving, leftCents: 0 };
}

/** Removes selections that save no more and leave no more than another one. */
function withoutDominated<Own extends OwnCoupon>(selections: readonly Selection<Own>[]): Selection<Own>[] {
  let mostLeftCents = -1;
  return selections.toSorted(compare).filter(({ leftCents }) => {
    const isNew = leftCents > mostLeftCents;
    mostLeftCents = Math.max(mostLeftCents, leftCents);
    return isNew;
  });
}

function betterOf<Own extends OwnCoupon>(one: Selection<Own>, other: Selection<Own>): Selection<Own> {
  return compare(one, other) <= 0 ? one : other;
}

function compare(one: Selection<OwnCoupon>, other: Selection<OwnCoupon>): number {
  return (
    other.savesCents - one.savesCents ||
    other.leftCents - one.leftCents ||
    one.coupons.length - other.coupons.length ||
    endsOf(one) - endsOf(other)
  );
}

function endsOf({ coupons }: Selection<OwnCoupon>): number {
  return coupons.reduce((sum, { validUntil }) => sum + validUntil.getTime(), 0);
}

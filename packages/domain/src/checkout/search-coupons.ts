import { couponOff, isGoodFor } from '../promotions/coupons.ts';
import { leftOf, type OwnCoupon, type StoreChoice } from './coupon-choices.ts';

/** What coupons save, and what they leave of the goods that the platform's coupon in question is good for. */
export interface Weighed<Own> {
  readonly coupons: readonly Own[];
  readonly savesCents: number;
  readonly leftCents: number;
}

export const NOTHING_CHOSEN = { coupons: [], savesCents: 0, leftCents: 0 } as const;

/** The choices of all stores as one coupon of the platform, or none, sees them. */
interface Scales<Own> {
  readonly platform: Own | undefined;
  readonly stores: readonly (readonly Weighed<Own>[])[];
  /** More than this cannot be saved with that coupon. */
  readonly atMostCents: number;
}

export function weigh<Own extends OwnCoupon>(
  stores: readonly (readonly StoreChoice<Own>[])[],
  platform: Own | undefined,
): Scales<Own> {
  const weighed = stores.map((choices) =>
    choices.map(({ coupons, savesCents, lines }) => {
      const fitting = platform ? lines.filter(({ line }) => isGoodFor(platform, line)) : [];
      return { coupons, savesCents, leftCents: leftOf(fitting) };
    }),
  );
  return { platform, stores: weighed, atMostCents: promiseOf(weighed, platform)(0, 0) };
}

/**
 * So many choices are followed side by side. Up to there the answer is the best there is; beyond, which takes dozens of
 * different coupons for one trade, only those that promise most are followed, and the answer saves at least as much as
 * the best coupon of every store and then the platform's.
 */
const FOLLOWED_AT_MOST = 64;

/** The best choice with the platform's coupon of these scales, or `known` when none is better. */
export function bestBeside<Own extends OwnCoupon>(
  { platform, stores }: Scales<Own>,
  known: Weighed<Own>,
): Weighed<Own> {
  const dearest = stores.flatMap((choices) => choices.toSorted(compare).slice(0, 1));
  let best = better(known, withPlatform(dearest.reduce(joined, NOTHING_CHOSEN), platform));
  let followed: readonly Weighed<Own>[] = [NOTHING_CHOSEN];
  for (const [at, choices] of stores.entries()) {
    const promise = promiseOf(stores.slice(at + 1), platform);
    const longer = unbeaten(longerOf(followed, choices, (...sums) => promise(...sums) >= best.savesCents));
    followed = longer.length > FOLLOWED_AT_MOST ? mostPromising(longer, promise) : longer;
  }
  for (const one of followed) best = better(best, withPlatform(one, platform));
  return best;
}

function longerOf<Own>(
  followed: readonly Weighed<Own>[],
  choices: readonly Weighed<Own>[],
  isWorthIt: (savesCents: number, leftCents: number) => boolean,
): Weighed<Own>[] {
  const longer: Weighed<Own>[] = [];
  for (const one of followed) {
    for (const choice of choices) {
      // Most are not, and nothing is made of them.
      if (!isWorthIt(one.savesCents + choice.savesCents, one.leftCents + choice.leftCents)) continue;
      longer.push(joined(one, choice));
    }
  }
  return longer;
}

type PromiseOf = (savesCents: number, leftCents: number) => number;

function mostPromising<Own>(choices: readonly Weighed<Own>[], promise: PromiseOf): Weighed<Own>[] {
  const promised = choices.map((one) => ({ one, cents: promise(one.savesCents, one.leftCents) }));
  promised.sort((one, other) => other.cents - one.cents);
  return promised.slice(0, FOLLOWED_AT_MOST).map(({ one }) => one);
}

/** What can still become of so much: more left of the goods never makes the platform's coupon take less off. */
function promiseOf(open: readonly (readonly Weighed<OwnCoupon>[])[], platform: OwnCoupon | undefined): PromiseOf {
  const most = (amount: (choice: Weighed<OwnCoupon>) => number) =>
    open.reduce((sum, choices) => sum + Math.max(...choices.map(amount)), 0);
  const moreCents = most((choice) => choice.savesCents);
  const othersCents = most((choice) => choice.leftCents);
  return (savesCents, leftCents) => savesCents + moreCents + offOf(platform, leftCents + othersCents);
}

function offOf(platform: OwnCoupon | undefined, leftCents: number): number {
  return platform ? couponOff(platform, leftCents) : 0;
}

function joined<Own>(one: Weighed<Own>, other: Weighed<Own>): Weighed<Own> {
  return {
    coupons: other.coupons.length > 0 ? [...one.coupons, ...other.coupons] : one.coupons,
    savesCents: one.savesCents + other.savesCents,
    leftCents: one.leftCents + other.leftCents,
  };
}

function withPlatform<Own extends OwnCoupon>(chosen: Weighed<Own>, platform: Own | undefined): Weighed<Own> {
  const off = offOf(platform, chosen.leftCents);
  const coupons = platform && off > 0 ? [...chosen.coupons, platform] : chosen.coupons;
  return { coupons, savesCents: chosen.savesCents + off, leftCents: 0 };
}

/** Without those that save no more and leave no more than another one. */
function unbeaten<Own extends OwnCoupon>(choices: readonly Weighed<Own>[]): Weighed<Own>[] {
  let mostLeftCents = -1;
  return choices.toSorted(compare).filter(({ leftCents }) => {
    const isNew = leftCents > mostLeftCents;
    mostLeftCents = Math.max(mostLeftCents, leftCents);
    return isNew;
  });
}

function better<Own extends OwnCoupon>(one: Weighed<Own>, other: Weighed<Own>): Weighed<Own> {
  return compare(one, other) <= 0 ? one : other;
}

function compare(one: Weighed<OwnCoupon>, other: Weighed<OwnCoupon>): number {
  return (
    other.savesCents - one.savesCents ||
    other.leftCents - one.leftCents ||
    one.coupons.length - other.coupons.length ||
    endsOf(one) - endsOf(other)
  );
}

function endsOf({ coupons }: Weighed<OwnCoupon>): number {
  return coupons.reduce((sum, { validUntil }) => sum + validUntil.getTime(), 0);
}

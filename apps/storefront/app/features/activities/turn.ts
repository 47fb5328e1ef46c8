import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';

/** The activity of a product that is ongoing or comes next. */
export type ShownActivity = NonNullable<OutputOf<typeof productDetail>['activity']>;

/** When its state changes next: it starts, or it ends. */
export function turnOf({
  state,
  startTimeIso,
  endTimeIso,
}: Pick<ShownActivity, 'state' | 'startTimeIso' | 'endTimeIso'>) {
  return state === 'ongoing' ? endTimeIso : startTimeIso;
}

/** Thousands of pages show the same activity: each revalidates at a random moment within this time. */
const SPREAD_MS = 4_000;
/** In a hidden window the reload is put off; checked again after this time. */
const HIDDEN_MS = 1_000;
/** `setTimeout` cannot exceed 24 days, and a computer may sleep meanwhile. */
const MAX_MS = 3_600_000;

/** How long to wait before checking again; undefined: reload now. */
export function recheckDelayMs(turnMs: number, nowMs: number, chance: number, isHidden: boolean): number | undefined {
  const leftMs = turnMs + chance * SPREAD_MS - nowMs;
  if (leftMs <= 0) return isHidden ? HIDDEN_MS : undefined;
  return Math.min(leftMs, MAX_MS);
}

/** The activity whose state changes first. */
export function earliestTurn<One extends Parameters<typeof turnOf>[0]>(activities: readonly One[]): One | undefined {
  return activities.reduce<One | undefined>(
    (first, one) => (first && Date.parse(turnOf(first)) <= Date.parse(turnOf(one)) ? first : one),
    undefined,
  );
}

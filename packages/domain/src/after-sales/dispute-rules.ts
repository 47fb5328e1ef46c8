import { type Refused, refuse } from '../refusals.ts';

/** What the platform says about a dispute: the buyer gets what they asked for, another amount, or nothing. */
export const RULINGS = ['full', 'part', 'refused'] as const;
export type Ruling = (typeof RULINGS)[number];

/** What a dispute is about. */
export interface DisputedAmounts {
  /** What the buyer asked for, postage included. */
  readonly wantedCents: number;
  /** What can be refunded of it at most. */
  readonly mostCents: number;
}

/** What the buyer gets by a ruling; 0 when it dismisses the dispute. */
export function rulingCents(
  { ruling, amountCents }: { readonly ruling: Ruling; readonly amountCents: number | undefined },
  { wantedCents, mostCents }: DisputedAmounts,
): number | Refused<'refund.tooMuch' | 'refund.belowMinimum'> {
  if (ruling === 'refused') return 0;
  return checkGrant(ruling === 'full' ? wantedCents : (amountCents ?? 0), mostCents);
}

export function checkGrant(
  cents: number,
  mostCents: number,
): number | Refused<'refund.tooMuch' | 'refund.belowMinimum'> {
  // A request about points alone has no amount.
  if (cents < 1 && mostCents > 0) return refuse('refund.belowMinimum', { values: { least: '0.01' } });
  if (cents > mostCents) return refuse('refund.tooMuch', { values: { most: (mostCents / 100).toFixed(2) } });
  return cents;
}

/**
 * By what is at stake, not by what is given: a large claim that one person dismisses costs the buyer as much as one that
 * is granted costs the store.
 */
export function needsSecondPerson(
  { wantedCents, givenCents }: { readonly wantedCents: number; readonly givenCents: number },
  { rulingSecondPersonAboveCents }: { readonly rulingSecondPersonAboveCents: number },
): boolean {
  return Math.max(wantedCents, givenCents) > rulingSecondPersonAboveCents;
}

export type DisputeSide = 'buyer' | 'seller';

/** Until when each side may add evidence: a side that was asked something has time for its answer. */
export interface EvidenceTimes {
  readonly evidenceUntil: Date;
  readonly buyerAnswerUntil: Date | null;
  readonly sellerAnswerUntil: Date | null;
}

export function evidenceEndOf(side: DisputeSide, times: EvidenceTimes): Date {
  const answerUntil = side === 'buyer' ? times.buyerAnswerUntil : times.sellerAnswerUntil;
  return answerUntil && answerUntil > times.evidenceUntil ? answerUntil : times.evidenceUntil;
}

export function mayAddEvidence(side: DisputeSide, times: EvidenceTimes, now: Date): boolean {
  return now < evidenceEndOf(side, times);
}

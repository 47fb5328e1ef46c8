import { type Refused, refuse } from '../refusals.ts';

/** The platform's decision about a dispute: the buyer gets the requested amount, another amount, or nothing. */
export const RULINGS = ['full', 'part', 'refused'] as const;
export type Ruling = (typeof RULINGS)[number];

/** The amounts of a dispute. */
export interface DisputedAmounts {
  /** Requested by the buyer, postage included. */
  readonly wantedCents: number;
  /** The most that can be refunded. */
  readonly mostCents: number;
}

/** The buyer's refund by a ruling; 0 when it dismisses the dispute. */
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
  if (cents < 1 && mostCents > 0) return refuse('refund.belowMinimum', { values: { least: { cents: 1 } } });
  if (cents > mostCents) return refuse('refund.tooMuch', { values: { most: { cents: mostCents } } });
  return cents;
}

/**
 * Compares the larger of the disputed and the granted amount: dismissing a large claim costs the buyer as much as
 * granting it costs the store.
 */
export function needsSecondPerson(
  { wantedCents, givenCents }: { readonly wantedCents: number; readonly givenCents: number },
  { rulingSecondPersonAboveCents }: { readonly rulingSecondPersonAboveCents: number },
): boolean {
  return Math.max(wantedCents, givenCents) > rulingSecondPersonAboveCents;
}

export type DisputeSide = 'buyer' | 'seller';

/** End of the time for evidence of each side: a side that was asked a question has time for its answer. */
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

import type { MallRules } from '../site/mall-rules.ts';
import { buyerWallet, PROMOTION_COST } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';
import { issuePoints } from './trade-journals.ts';

/** `waiting`: above the limit, a second person has to decide. `posted`: booked in the ledger. */
export const ADJUSTMENT_STATES = ['waiting', 'posted', 'rejected'] as const;
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number];

export type AdjustmentKind = 'balance' | 'points';

/** An amount in cents or points; negative to take away. */
interface Change {
  readonly kind: AdjustmentKind;
  readonly amount: number;
}

type Limits = Pick<MallRules, 'adjustmentSecondPersonAboveCents' | 'adjustmentSecondPersonAbovePoints'>;

export function needsSecondPerson({ kind, amount }: Change, limits: Limits): boolean {
  const { adjustmentSecondPersonAboveCents: cents, adjustmentSecondPersonAbovePoints: points } = limits;
  return Math.abs(amount) > (kind === 'balance' ? cents : points);
}

/** Adjustments of the balance are booked against the mall's promotion cost. */
export function adjustmentLines(userId: string, { kind, amount }: Change): JournalLine[] {
  return kind === 'points' ? issuePoints(userId, amount) : move(PROMOTION_COST, buyerWallet(userId), amount);
}

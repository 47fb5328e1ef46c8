import { buyerPoints, POINTS_ISSUED } from './accounts.ts';
import type { JournalLine } from './journal.ts';

/** Issues points to a buyer; a negative number takes them back. */
export function issuePoints(userId: string, points: number): JournalLine[] {
  return [
    { account: buyerPoints(userId), amount: points },
    { account: POINTS_ISSUED, amount: -points },
  ];
}

/** Points or growth for a payment: `perSpend` for each main unit, rounded down. */
export function earnedBy(paidCents: number, perSpend: number): number {
  return Math.floor((paidCents * perSpend) / 100);
}

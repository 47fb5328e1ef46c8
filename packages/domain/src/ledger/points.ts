import { buyerPoints, POINTS_ISSUED } from './accounts.ts';
import type { JournalLine } from './journal.ts';

/** Points come out of what the mall owes; given back, it owes less. */
export function issuePoints(userId: string, points: number): JournalLine[] {
  return [
    { account: buyerPoints(userId), amount: points },
    { account: POINTS_ISSUED, amount: -points },
  ];
}

/** What spending earns: so many for each whole main unit that was paid. */
export function earnedBy(paidCents: number, perSpend: number): number {
  return Math.floor((paidCents * perSpend) / 100);
}

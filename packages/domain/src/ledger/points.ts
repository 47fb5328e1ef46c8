import { buyerPoints, POINTS_ISSUED } from './accounts.ts';
import type { JournalLine } from './journal.ts';

export const POINTS_FOR_JOINING = 100;

/** Points come out of what the mall owes; given back, it owes less. */
export function issuePoints(userId: string, points: number): JournalLine[] {
  return [
    { account: buyerPoints(userId), amount: points },
    { account: POINTS_ISSUED, amount: -points },
  ];
}

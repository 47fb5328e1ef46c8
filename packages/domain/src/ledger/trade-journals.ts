import {
  buyerPoints,
  buyerWallet,
  clearingAt,
  escrowOf,
  type LedgerAccount,
  POINTS_ISSUED,
  PROMOTION_COST,
} from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A trade's points are held in its escrow from its submission on, so that they cannot be spent twice. */
export function holdPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(buyerPoints(userId), escrowOf(tradeId, 'points'), points);
}

/** Returns the held points of a trade that is closed unpaid. */
export function returnPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(escrowOf(tradeId, 'points'), buyerPoints(userId), points);
}

export interface PaidTrade {
  readonly tradeId: number;
  /** The account that pays; undefined when nothing is left to pay. */
  readonly from: LedgerAccount | undefined;
  readonly paidCents: number;
  /** Reductions that the mall bears (platform coupon, member, points) and pays to the stores. */
  readonly mallBearsCents: number;
  /** Points held since the submission. */
  readonly points: number;
}

/** One journal for the whole payment: accounts are locked in order only within a journal. */
export function payTrade({ tradeId, from, paidCents, mallBearsCents, points }: PaidTrade): JournalLine[] {
  return [
    ...(from ? move(from, escrowOf(tradeId), paidCents) : []),
    ...move(PROMOTION_COST, escrowOf(tradeId), mallBearsCents),
    ...move(escrowOf(tradeId, 'points'), POINTS_ISSUED, points),
  ];
}

export function topUpWallet(userId: string, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), buyerWallet(userId), cents);
}

/** Issues points to a buyer; a negative number takes them back. */
export function issuePoints(userId: string, points: number): JournalLine[] {
  return [
    { account: buyerPoints(userId), amount: points },
    { account: POINTS_ISSUED, amount: -points },
  ];
}

/** Points or growth for a payment: `perSpend` for each main unit, rounded down. */
export function earnedForSpending(paidCents: number, perSpend: number): number {
  return Math.floor((paidCents * perSpend) / 100);
}

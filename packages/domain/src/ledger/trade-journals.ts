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

/** Points for a trade are held in its escrow from submission on, so that they cannot be spent twice. */
export function holdPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(buyerPoints(userId), escrowOf(tradeId, 'points'), points);
}

/** For a trade that is closed unpaid. */
export function returnPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(escrowOf(tradeId, 'points'), buyerPoints(userId), points);
}

export interface PaidTrade {
  readonly tradeId: number;
  /** Source of the money; undefined when nothing was left to pay. */
  readonly from: LedgerAccount | undefined;
  readonly paidCents: number;
  /** Reductions that the mall bears (platform coupon, member, points): stores are paid for them. */
  readonly mallBearsCents: number;
  /** Held at submission. */
  readonly points: number;
}

/** One journal for the whole payment: accounts are locked in one order per journal only. */
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
export function earnedBy(paidCents: number, perSpend: number): number {
  return Math.floor((paidCents * perSpend) / 100);
}

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

/** Points that a trade wants to use are set aside when it is placed: nobody can spend them twice. */
export function holdPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(buyerPoints(userId), escrowOf(tradeId, 'points'), points);
}

/** … and come back when it does not come about. */
export function returnPoints(userId: string, tradeId: number, points: number): JournalLine[] {
  return move(escrowOf(tradeId, 'points'), buyerPoints(userId), points);
}

export interface PaidTrade {
  readonly tradeId: number;
  /** Where the money comes from; nowhere when nothing was left to pay. */
  readonly from: LedgerAccount | undefined;
  readonly paidCents: number;
  /** What the mall bears of the price: its coupons, its members, points. The stores get it all the same. */
  readonly mallBearsCents: number;
  /** Set aside when it was placed; now they are spent. */
  readonly points: number;
}

/** One journal for everything that a payment moves, so that its accounts are taken in one order. */
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

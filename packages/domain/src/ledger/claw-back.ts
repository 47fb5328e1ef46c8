import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';
import { borneBy, type PaidOutOrder } from './pay-out-order.ts';

/** An order that its store was paid for, and what was taken back of it so far. */
export interface ClawableOrder extends Omit<PaidOutOrder, 'commissionCents' | 'commissionRefundedBeforeCents'> {
  readonly clawedBackCents: number;
}

export interface ClawBack {
  /** Of what the order brought: paid by the buyer, and borne by the mall. */
  readonly cents: number;
  /** So much of it the mall gives back of its commission (`commissionAfter`); the store gives the rest. */
  readonly commissionCents: number;
}

/** Back into the escrow of the trade, which a refund takes it from. The store may fall below zero. */
export function clawBack(order: ClawableOrder, { cents, commissionCents }: ClawBack): JournalLine[] {
  const grossCents = order.payableCents + borneBy('mall', order);
  const before = order.refundedBeforeCents + order.clawedBackCents;
  if (cents <= 0 || before + cents > grossCents) throw new Error(`clawBack: ${cents} after ${before} of ${grossCents}`);
  if (commissionCents < 0 || commissionCents > cents) throw new Error(`clawBack: ${commissionCents} of ${cents}`);
  const escrow = escrowOf(order.tradeId);
  return [
    ...move(storePayable(order.storeId), escrow, cents - commissionCents),
    ...move(COMMISSION, escrow, commissionCents),
  ];
}

import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';
import { type PaidOutOrder, reductionsBorneBy } from './pay-out-order.ts';

/** An order whose store was paid, and the amount clawed back from it so far. */
export interface ClawableOrder extends Omit<PaidOutOrder, 'commissionCents' | 'commissionRefundedBeforeCents'> {
  readonly clawedBackCents: number;
}

export interface ClawBack {
  /** Total amount: the buyer's payment and the mall's reductions. */
  readonly cents: number;
  /** The mall's part of it: commission that it gives up (`commissionAfter`). The store pays the rest. */
  readonly commissionCents: number;
}

/**
 * Moves the amount back into the trade's escrow, from which it is refunded. The store's balance may become negative.
 */
export function clawBack(order: ClawableOrder, { cents, commissionCents }: ClawBack): JournalLine[] {
  const grossCents = order.payableCents + reductionsBorneBy('mall', order);
  const before = order.refundedBeforeCents + order.clawedBackCents;
  if (cents <= 0 || before + cents > grossCents) throw new Error(`clawBack: ${cents} after ${before} of ${grossCents}`);
  if (commissionCents < 0 || commissionCents > cents) throw new Error(`clawBack: ${commissionCents} of ${cents}`);
  const escrow = escrowOf(order.tradeId);
  return [
    ...move(storePayable(order.storeId), escrow, cents - commissionCents),
    ...move(COMMISSION, escrow, commissionCents),
  ];
}

import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';
import { type PaidOutOrder, storeShare } from './pay-out-order.ts';

/** An order that its store was paid for, and what was taken back of it so far. */
export interface ClawableOrder extends PaidOutOrder {
  readonly clawedBackCents: number;
}

interface ClawBack {
  /** Leaves what is payable to the store, perhaps below zero. */
  readonly storeCents: number;
  /** The mall gives its commission back in proportion. */
  readonly commissionCents: number;
}

/**
 * How `cents` of what an order brought are shared between store and mall. Counted from the start each time, so that parts
 * add up: when everything is taken back, the store has given exactly what it got, and the mall its whole commission.
 */
export function shareClawBack(order: ClawableOrder, cents: number): ClawBack {
  const { netCents, commissionCents } = storeShare(order);
  const grossCents = netCents + commissionCents;
  const { clawedBackCents: before } = order;
  if (cents <= 0 || before + cents > grossCents) {
    throw new Error(`shareClawBack: ${cents} after ${before} of ${grossCents}`);
  }
  const returnedAt = (taken: number) => Math.floor((commissionCents * taken) / grossCents);
  const returned = returnedAt(before + cents) - returnedAt(before);
  return { storeCents: cents - returned, commissionCents: returned };
}

/** Back into the escrow of the trade, which a refund takes it from. */
export function clawBack(order: ClawableOrder, cents: number): JournalLine[] {
  const { storeCents, commissionCents } = shareClawBack(order, cents);
  const escrow = escrowOf(order.tradeId);
  return [...move(storePayable(order.storeId), escrow, storeCents), ...move(COMMISSION, escrow, commissionCents)];
}

import type { Bearer, Reduction } from '../pricing/reductions.ts';
import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** The snapshot of an order that can no longer be returned. */
export interface PaidOutOrder {
  readonly tradeId: number;
  readonly storeId: number;
  readonly goodsCents: number;
  readonly reductions: readonly Pick<Reduction, 'amountCents' | 'bearer'>[];
  /** Paid by the buyer, shipping included. */
  readonly payableCents: number;
  /** The sum of its lines, each at the rate that held when it was sold. */
  readonly commissionCents: number;
  /** Given back to the buyer, and to the mall of what it bore, before the store was paid. */
  readonly refundedBeforeCents: number;
  /** Of the commission, given up with it. */
  readonly commissionRefundedBeforeCents: number;
}

interface StoreShare {
  /** Reductions that the store grants out of its own pocket. */
  readonly storeBearsCents: number;
  /** Reductions that the mall pays to the store. */
  readonly mallBearsCents: number;
  readonly commissionCents: number;
  /** Paid out to the store. */
  readonly netCents: number;
}

/**
 * From what the buyer pays to what the store gets. How the commission comes about is in `commission-of.ts`.
 */
export function storeShare(order: Omit<PaidOutOrder, 'tradeId' | 'storeId'>): StoreShare {
  const storeBearsCents = borneBy('store', order);
  const mallBearsCents = borneBy('mall', order);
  const grossCents = order.payableCents + mallBearsCents;
  const commissionCents = order.commissionCents - order.commissionRefundedBeforeCents;
  const netCents = grossCents - order.refundedBeforeCents - commissionCents;
  return { storeBearsCents, mallBearsCents, commissionCents, netCents };
}

/**
 * Moves an order's part of the escrow to its store, minus the mall's commission. The part is what the buyer paid plus the
 * reductions that the mall bears, so that the escrow is empty after the last order of the trade.
 */
export function payOutOrder(order: PaidOutOrder): JournalLine[] {
  const { tradeId, storeId } = order;
  const { netCents, commissionCents } = storeShare(order);
  return [
    ...move(escrowOf(tradeId), storePayable(storeId), netCents),
    ...move(escrowOf(tradeId), COMMISSION, commissionCents),
  ];
}

/** The sum of the reductions that the mall, or the store, bears. */
export function borneBy(bearer: Bearer, { reductions }: Pick<PaidOutOrder, 'reductions'>): number {
  return reductions.reduce((sum, one) => (one.bearer === bearer ? sum + one.amountCents : sum), 0);
}

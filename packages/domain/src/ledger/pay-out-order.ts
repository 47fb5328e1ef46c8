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
  readonly commissionPercent: number;
}

/**
 * Moves an order's part of the escrow to its store, minus the mall's commission. The part is what the buyer paid plus the
 * reductions that the mall bears, so that the escrow is empty after the last order of the trade. Commission is a
 * percentage of the goods after the reductions that the store bears, without shipping, rounded down.
 */
export function payOutOrder(order: PaidOutOrder): JournalLine[] {
  const { tradeId, storeId, goodsCents, payableCents, commissionPercent } = order;
  const partCents = payableCents + borneBy('mall', order);
  const goodsPaidCents = goodsCents - borneBy('store', order);
  const commissionCents = Math.floor((goodsPaidCents * commissionPercent) / 100);
  return [
    ...move(escrowOf(tradeId), storePayable(storeId), partCents - commissionCents),
    ...move(escrowOf(tradeId), COMMISSION, commissionCents),
  ];
}

/** The sum of the reductions that the mall, or the store, bears. */
export function borneBy(bearer: Bearer, { reductions }: Pick<PaidOutOrder, 'reductions'>): number {
  return reductions.reduce((sum, one) => (one.bearer === bearer ? sum + one.amountCents : sum), 0);
}

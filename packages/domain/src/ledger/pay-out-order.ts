import type { Bearer, Reduction } from '../pricing/reductions.ts';
import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** The amounts of an order whose time for returns is over. */
export interface PaidOutOrder {
  readonly tradeId: number;
  readonly storeId: number;
  readonly goodsCents: number;
  readonly reductions: readonly Pick<Reduction, 'amountCents' | 'bearer'>[];
  /** Paid by the buyer, shipping included. */
  readonly payableCents: number;
  /** Sum over the lines, each at the rate that held when it was sold. */
  readonly commissionCents: number;
  /** Refunded before the store was paid: to the buyer, and to the mall for what it bore. */
  readonly refundedBeforeCents: number;
  /** Commission given up with those refunds. */
  readonly commissionRefundedBeforeCents: number;
}

interface StoreShare {
  /** Reductions that the store bears. */
  readonly storeBearsCents: number;
  /** Reductions that the mall pays to the store. */
  readonly mallBearsCents: number;
  readonly commissionCents: number;
  /** Paid out to the store. */
  readonly netCents: number;
}

/** The amounts between the buyer's payment and the store's share. For the commission see `commission-of.ts`. */
export function storeShare(order: Omit<PaidOutOrder, 'tradeId' | 'storeId'>): StoreShare {
  const storeBearsCents = reductionsBorneBy('store', order);
  const mallBearsCents = reductionsBorneBy('mall', order);
  const grossCents = order.payableCents + mallBearsCents;
  const commissionCents = order.commissionCents - order.commissionRefundedBeforeCents;
  const netCents = grossCents - order.refundedBeforeCents - commissionCents;
  return { storeBearsCents, mallBearsCents, commissionCents, netCents };
}

/**
 * Moves an order's part of the escrow to its store, less the mall's commission. The part is the buyer's payment plus
 * the mall's reductions, so the escrow is empty after the last order of the trade.
 */
export function payOutOrder(order: PaidOutOrder): JournalLine[] {
  const { tradeId, storeId } = order;
  const { netCents, commissionCents } = storeShare(order);
  return [
    ...move(escrowOf(tradeId), storePayable(storeId), netCents),
    ...move(escrowOf(tradeId), COMMISSION, commissionCents),
  ];
}

/** Sum of the reductions borne by the mall or by the store. */
export function reductionsBorneBy(bearer: Bearer, { reductions }: Pick<PaidOutOrder, 'reductions'>): number {
  return reductions.reduce((sum, one) => (one.bearer === bearer ? sum + one.amountCents : sum), 0);
}

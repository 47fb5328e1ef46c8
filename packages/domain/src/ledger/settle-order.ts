import type { Bearer, Reduction } from '../pricing/reductions.ts';
import { COMMISSION, escrowOf, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** An order that nobody can give back any more, as it was frozen when it was placed. */
export interface SettledOrder {
  readonly tradeId: number;
  readonly storeId: number;
  readonly goodsCents: number;
  readonly reductions: readonly Pick<Reduction, 'amountCents' | 'bearer'>[];
  /** What the buyer paid for it, shipping included. */
  readonly payableCents: number;
  readonly commissionPercent: number;
}

/**
 * What the escrow holds for one order goes to its store, less the mall's commission: the buyer's money and what the mall
 * bears of the price, so that nothing is left once all orders of a trade are settled. Commission is taken of the goods
 * paid: the goods after the reductions that the store bears. What the mall bears was paid too, by the mall; shipping
 * carries no commission. Parts of a cent are the store's. Nothing moves for what was given away.
 */
export function settleOrder(order: SettledOrder): JournalLine[] {
  const { tradeId, storeId, goodsCents, payableCents, commissionPercent } = order;
  const partCents = payableCents + borneBy('mall', order);
  const goodsPaidCents = goodsCents - borneBy('store', order);
  const commissionCents = Math.floor((goodsPaidCents * commissionPercent) / 100);
  return [
    ...move(escrowOf(tradeId), storePayable(storeId), partCents - commissionCents),
    ...move(escrowOf(tradeId), COMMISSION, commissionCents),
  ];
}

function borneBy(bearer: Bearer, { reductions }: SettledOrder): number {
  return reductions.reduce((sum, one) => (one.bearer === bearer ? sum + one.amountCents : sum), 0);
}

import type { ClawableOrder } from '@galleria/domain/ledger/claw-back';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';

/** Locks the order until the transaction ends; undefined while its money is still in the escrow. */
export async function lockPaidOutOrder(queries: Queries, orderId: number): Promise<ClawableOrder | undefined> {
  const [found] = await queries
    .select({
      ...{ tradeId: orders.tradeId, storeId: orders.storeId, goodsCents: orders.goodsCents },
      ...{ reductions: orders.reductions, payableCents: orders.payableCents },
      clawedBackCents: orders.clawedBackCents,
      refundedBeforeCents: orders.refundedBeforeCents,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.storePaidAt)))
    .for('update');
  return found;
}

/** A constraint of the order rejects more than the order brought in. */
export async function countClawBack(
  queries: Queries,
  orderId: number,
  { cents, commissionCents }: { readonly cents: number; readonly commissionCents: number },
): Promise<void> {
  await queries
    .update(orders)
    .set({
      clawedBackCents: sql`${orders.clawedBackCents} + ${cents}`,
      commissionReturnedCents: sql`${orders.commissionReturnedCents} + ${commissionCents}`,
    })
    .where(eq(orders.id, orderId));
}

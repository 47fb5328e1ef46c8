import { commissionOf } from '@galleria/domain/commission/commission-of';
import { type ChangedLine, priceChangeReduction } from '@galleria/domain/pricing/change-price';
import { sumOf } from '@galleria/domain/pricing/reductions';
import { eq, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { OrderLine } from '../own-orders/own-orders-db.ts';
import type { ReductionSnapshot } from '../snapshots.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import type { StoreOrder } from './store-orders-db.ts';

/** Changes lines, order and trade together, so that their sums stay equal. The caller has locked trade and order. */
export async function writeChangedPrice(
  { queries }: Transaction,
  order: StoreOrder,
  lines: readonly OrderLine[],
  changed: readonly ChangedLine[],
): Promise<void> {
  const changedLines = [];
  for (const line of lines) {
    const { takenOffCents = 0, shippingCents = 0 } = changed.find(({ id }) => id === line.id) ?? {};
    const reductions = withChange(line.reductions, takenOffCents);
    const reducedCents = sumOf(reductions);
    const payableCents = line.goodsCents - reducedCents + shippingCents;
    await queries
      .update(orderLines)
      .set({ reductions, reducedCents, shippingCents, payableCents })
      .where(eq(orderLines.id, line.id));
    changedLines.push({ ...line, reductions });
  }
  const netShippingCents = changed.reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  const reductions = withChange(
    order.reductions,
    changed.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0),
  );
  const reducedCents = sumOf(reductions);
  const payableCents = order.goodsCents - reducedCents + netShippingCents;
  await queries
    .update(orders)
    .set({
      ...{ reductions, reducedCents, payableCents, priceChangedAt: mallNow },
      commissionCents: commissionOf(changedLines),
      shippingCents: netShippingCents + order.shippingOffCents,
      originalShippingCents: order.originalShippingCents ?? order.shippingCents,
    })
    .where(eq(orders.id, order.id));
  const difference = payableCents - order.payableCents;
  await queries
    .update(trades)
    .set({ payableCents: sql`${trades.payableCents} + ${difference}` })
    .where(eq(trades.id, order.tradeId));
}

/** Replaces an earlier price change. Its name is in the message catalogues, like that of points. */
function withChange(reductions: readonly ReductionSnapshot[], amountCents: number): ReductionSnapshot[] {
  const others = reductions.filter(({ kind }) => kind !== 'priceChange');
  return amountCents === 0 ? others : [...others, { ...priceChangeReduction(amountCents), name: {} }];
}

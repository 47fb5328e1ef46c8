import { eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../infra/database/transaction.ts';
import { parcels } from './parcels/tables.ts';
import { orders, trades } from './tables.ts';

/** Moves everything that has happened to a trade so many hours into the past. */
export async function backdateTrade({ queries }: Transaction, tradeId: number, hours: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(hours => ${hours})`;
  await queries
    .update(trades)
    .set({
      createdAt: earlier(trades.createdAt),
      expiresAt: earlier(trades.expiresAt),
      settledAt: earlier(trades.settledAt),
      closedAt: earlier(trades.closedAt),
    })
    .where(eq(trades.id, tradeId));
  await queries
    .update(orders)
    .set({
      createdAt: earlier(orders.createdAt),
      paidAt: earlier(orders.paidAt),
      shippedAt: earlier(orders.shippedAt),
      receivedAt: earlier(orders.receivedAt),
      completedAt: earlier(orders.completedAt),
      closedAt: earlier(orders.closedAt),
      remindedAt: earlier(orders.remindedAt),
    })
    .where(eq(orders.tradeId, tradeId));
  const ofTrade = queries.select({ id: orders.id }).from(orders).where(eq(orders.tradeId, tradeId));
  await queries
    .update(parcels)
    .set({ createdAt: earlier(parcels.createdAt) })
    .where(inArray(parcels.orderId, ofTrade));
}

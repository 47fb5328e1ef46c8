import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { orders } from './tables.ts';

/** All orders of the user, deleted ones included. */
export async function readOrdersForExport(queries: Queries, userId: string) {
  return queries.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id));
}

/** Erases names, addresses and messages. Amounts stay for the books. */
export async function anonymizeOrders({ queries }: Transaction, userId: string): Promise<void> {
  await queries
    .update(orders)
    .set({ receiver: null, pickup: null, invoice: null, answers: [], message: '' })
    .where(eq(orders.userId, userId));
}

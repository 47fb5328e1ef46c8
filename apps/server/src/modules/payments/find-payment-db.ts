import { eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { payments } from './tables.ts';

/** Finds a payment by its complete number. */
export async function findPaymentByNumber(queries: Queries, number: string) {
  const { amountCents, currency, createdAt } = payments;
  return queries
    .select({ number: payments.number, amountCents, currency, createdAt })
    .from(payments)
    .where(eq(payments.number, number));
}

import { eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { payouts } from '../tables.ts';

/** Finds a payout of any store by its exact number. */
export async function findPayoutByNumber(queries: Queries, number: string) {
  const { storeId, amountCents, createdAt } = payouts;
  return queries
    .select({ number: payouts.number, storeId, amountCents, createdAt })
    .from(payouts)
    .where(eq(payouts.number, number));
}

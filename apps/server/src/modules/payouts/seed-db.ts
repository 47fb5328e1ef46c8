import { eq } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { payouts } from './tables.ts';

/** Dates a payout back; it counts as approved and paid at the same time. */
export async function backdatePayout(
  queries: Queries,
  payoutId: number,
  { requestedAt, paidAt }: { readonly requestedAt: Date; readonly paidAt: Date },
): Promise<void> {
  await queries
    .update(payouts)
    .set({ createdAt: requestedAt, approvedAt: paidAt, endedAt: paidAt })
    .where(eq(payouts.id, payoutId));
}

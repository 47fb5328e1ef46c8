import type { PaymentsContext } from '../context.ts';
import { markCashSettled } from '../payments-db.ts';

/** Idempotent: an event may be delivered more than once. */
export async function settleCashPayment(
  { database }: PaymentsContext,
  { tradeId }: { tradeId: number },
): Promise<void> {
  await markCashSettled(database.queries, tradeId);
}

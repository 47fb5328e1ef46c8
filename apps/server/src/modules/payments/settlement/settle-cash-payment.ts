import type { PaymentsContext } from '../context.ts';
import { markCashSettled } from '../payments-db.ts';

/** Announced by orders with `{ tradeId }` when the cash of all orders of a trade was collected. */
export const TRADE_CASH_COLLECTED = 'trade.cashCollected';

/** Idempotent: an event may be delivered more than once. */
export async function settleCashPayment(
  { database }: PaymentsContext,
  { tradeId }: { tradeId: number },
): Promise<void> {
  await markCashSettled(database.queries, tradeId);
}

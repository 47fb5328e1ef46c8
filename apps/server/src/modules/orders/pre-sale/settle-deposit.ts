import { payTrade } from '@galleria/domain/ledger/trade-journals';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { settleFirstOrder } from '../../activities/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { Settlement } from '../trades/settle-trade.ts';
import type { Trade } from '../trades/trades-db.ts';
import { markDepositPaid } from './deposits-db.ts';

/** Announced with `{ tradeId }` when the deposit, the first of two payments, is paid. */
export const TRADE_DEPOSITED = 'trade.deposited';

/**
 * Settles the deposit of a trade. Its order remains *to pay* and waits for the balance. The escrow of the trade holds
 * the deposit, as it will hold the balance. The caller has locked the trade.
 */
export async function settleDeposit(
  transaction: Transaction,
  { id: tradeId, userId }: Trade,
  { payType, from, paidCents }: Settlement,
): Promise<'settled' | 'closed' | Refused<'ledger.insufficient'>> {
  if (!(await markDepositPaid(transaction, tradeId, payType))) return 'closed';
  await settleFirstOrder(transaction.queries, userId, tradeId);
  const lines = payTrade({ tradeId, from, paidCents, mallBearsCents: 0, points: 0 });
  const posted = await postJournal(transaction, { key: `paid:${tradeId}:deposit`, reason: 'orderPaid', lines });
  if (isRefused(posted)) return posted;
  await transaction.announce(TRADE_DEPOSITED, { tradeId });
  return 'settled';
}

import { payOutOrder } from '@galleria/domain/ledger/pay-out-order';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { releaseStock } from '../../inventory/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { readSoldLines, type Trade } from '../trades/trades-db.ts';
import { closeDeposited, markDepositKept } from './deposits-db.ts';

/** Announced with `{ tradeId }` when the balance was not paid in time and the deposit went to the store. */
export const DEPOSIT_KEPT = 'deposit.kept';

/**
 * Ends a trade whose balance was not paid in its window: the goods are for sale again, and the deposit goes to the
 * store, without commission. The caller has locked the trade; false when its balance was paid, or it was closed.
 */
export async function keepDeposit(transaction: Transaction, trade: Trade): Promise<boolean> {
  if (!(await closeDeposited(transaction, trade.id, 'balance'))) return false;
  const lines = await readSoldLines(transaction.queries, trade.id);
  const order = await markDepositKept(transaction, trade.id);
  await releaseStock(transaction, lines, 'expired');
  const journal = { key: `settled:${order.id}`, reason: 'orderSettled', lines: payOutOrder(order) } as const;
  const posted = await postJournal(transaction, journal);
  if (isRefused(posted)) throw new Error(`keepDeposit: the escrow of trade ${trade.id} does not hold its deposit`);
  await transaction.announce(DEPOSIT_KEPT, { tradeId: trade.id });
  await transaction.workChanged(order.storeId);
  return true;
}

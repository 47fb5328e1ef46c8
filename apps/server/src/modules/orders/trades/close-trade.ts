import { returnPoints } from '@galleria/domain/ledger/trade-journals';
import type { CloseReason } from '@galleria/domain/orders/order-status';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { releaseStock } from '../../inventory/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { returnCoupons } from '../../promotions/index.ts';
import { closeOrders, markTradeClosed, readSoldLines, type Trade } from './trades-db.ts';

/** Announced with `{ tradeId }` when a trade is over before anybody paid for it. */
export const TRADE_CLOSED = 'trade.closed';

/** Gives back everything that the trade had taken, once. The caller holds the trade; false when it was not unpaid. */
export async function closeTrade(transaction: Transaction, trade: Trade, reason: CloseReason): Promise<boolean> {
  if (trade.state !== 'unpaid') return false;
  if (!(await markTradeClosed(transaction, trade.id, reason))) return false;
  await closeOrders(transaction, trade.id, reason);
  await releaseStock(transaction, await readSoldLines(transaction.queries, trade.id));
  await returnCoupons(transaction, trade.id);
  if (trade.points > 0) {
    await postJournal(transaction, {
      key: `returned:${trade.id}`,
      reason: 'pointsReturned',
      lines: returnPoints(trade.userId, trade.id, trade.points),
    });
  }
  await transaction.announce(TRADE_CLOSED, { tradeId: trade.id });
  return true;
}

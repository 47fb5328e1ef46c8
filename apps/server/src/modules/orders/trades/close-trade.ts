import { returnPoints } from '@galleria/domain/ledger/trade-journals';
import type { CloseReason } from '@galleria/domain/orders/order-status';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { releaseFirstOrder, returnGifts, returnUnits } from '../../activities/index.ts';
import { releaseStock } from '../../inventory/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { returnCoupons } from '../../promotions/index.ts';
import { releasePlace } from '../group-buy/settle-place.ts';
import { closeOrders, isOfFlashSale, isOfGroup, markTradeClosed, readSoldLines, type Trade } from './trades-db.ts';

/** Announced with `{ tradeId }` when a trade is cancelled or expires before it was paid. */
export const TRADE_CLOSED = 'trade.closed';

/**
 * Releases everything that the trade had reserved, once. The caller has locked the trade; false when it was not unpaid.
 */
export async function closeTrade(transaction: Transaction, trade: Trade, reason: CloseReason): Promise<boolean> {
  if (trade.state !== TRADE_STATE.unpaid) return false;
  if (!(await markTradeClosed(transaction, trade.id, reason))) return false;
  await releaseFirstOrder(transaction.queries, trade.userId, trade.id);
  if (isOfGroup(trade)) await releasePlace(transaction, trade.id);
  // Read before the orders are closed: the lines of orders that their stores cancelled earlier were released then.
  const lines = await readSoldLines(transaction.queries, trade.id);
  await closeOrders(transaction, trade.id, reason);
  const isBackInPool = isOfFlashSale(trade) && (await returnUnits(transaction, trade.id));
  if (!isBackInPool) await releaseStock(transaction, lines, reason === 'expired' ? 'expired' : 'cancelled');
  await returnGifts(transaction.queries, lines);
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

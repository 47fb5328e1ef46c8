import type { JournalLine } from '@galleria/domain/ledger/journal';
import { reductionsBorneBy } from '@galleria/domain/ledger/pay-out-order';
import { returnPoints } from '@galleria/domain/ledger/trade-journals';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { isRefused } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { returnGifts } from '../../activities/index.ts';
import { countSold } from '../../catalogue/index.ts';
import { releaseStock } from '../../inventory/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { returnCoupons } from '../../promotions/index.ts';
import { releasePlace } from '../group-buy/settle-place.ts';
import { type OrderLine, readOrderLines } from '../own-orders/own-orders-db.ts';
import { returnDeposit } from '../pre-sale/return-deposit.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import type { StoreOrder } from '../store-orders/store-orders-db.ts';
import { closeTrade } from './close-trade.ts';
import { TRADE_CASH_COLLECTED } from './mark-received.ts';
import { captureCashOnDelivery } from './settle-trade.ts';
import { isOfGroup, lockTrade, type Trade } from './trades-db.ts';
import {
  closeOrder,
  closePayOnDeliveryTrade,
  hasOpenOrders,
  shrinkTrade,
  voidVouchers,
  writeCloseNote,
} from './withdraw-order-db.ts';

/**
 * Announced with `{ tradeId }` when the amount to be paid for a trade has changed, or nothing is to be paid any more.
 */
export const TRADE_AMOUNT_CHANGED = 'trade.amountChanged';

interface Withdrawal {
  readonly by: 'seller' | 'platform' | 'buyer' | 'group';
  /** The message of the store or the mall to the buyer; empty where there is none. */
  readonly note: string;
  readonly isAccountOpen: boolean;
}

/**
 * Closes an order of which nothing has left. Its reservations are released and its payment is refunded; other stores'
 * orders of the trade stay as they are. The caller has locked account, trade, group and order. False when the order is
 * closed already.
 */
export async function withdrawOrder(
  transaction: Transaction,
  trade: Trade,
  order: StoreOrder,
  { by, note, isAccountOpen }: Withdrawal,
): Promise<boolean> {
  const isLast = trade.orders.every(({ id }) => id === order.id);
  if (trade.state === TRADE_STATE.unpaid && isLast) {
    if (!(await closeTrade(transaction, trade, by))) return false;
    await writeCloseNote(transaction, order.id, note);
    return true;
  }
  if (trade.state === TRADE_STATE.deposited) {
    return returnDeposit(transaction, trade, order, { by, note, isAccountOpen });
  }
  if (!(await closeOrder(transaction, order, { reason: by, note }))) return false;
  if (isOfGroup(trade)) await releasePlace(transaction, trade.id);
  const lines = (await readOrderLines(transaction.queries, [order.id])).map(withoutRefunded);
  await voidVouchers(transaction, order.id);
  await releaseStock(
    transaction,
    lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ skuId, quantity }) => ({ skuId, quantity, reference: order.number })),
    'cancelled',
  );
  await returnGifts(transaction.queries, lines);
  if (!(await hasOpenOrders(transaction, trade.id))) await returnCoupons(transaction, trade.id);
  if (trade.state !== TRADE_STATE.unpaid) await countSold(transaction, negativePieces(lines));
  if (trade.state === TRADE_STATE.paid) {
    const refunded = {
      key: `canceled:${order.id}`,
      orderId: order.id,
      lines: lines.map(remainingOfLine),
      isAccountOpen,
    };
    return (await refundOrder(transaction, trade, refunded)) !== undefined;
  }
  await reduceUnpaidTrade(transaction, trade, order, { lines, by });
  return true;
}

/** Nothing was paid yet, neither online nor on delivery: the trade costs less, and points held for the order return. */
async function reduceUnpaidTrade(
  transaction: Transaction,
  trade: Trade,
  { id, payableCents, points, reductions }: StoreOrder,
  { lines, by }: { readonly lines: readonly OrderLine[] } & Pick<Withdrawal, 'by'>,
): Promise<void> {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const mallBearsCents = reductionsBorneBy('mall', { reductions });
  const isOnlyOrder = trade.orders.every((order) => order.id === id);
  if (isOnlyOrder) await closePayOnDeliveryTrade(transaction, trade.id, by);
  else await shrinkTrade(transaction, trade.id, { payableCents, mallBearsCents, points, pieces });
  // Without this order, all that is left of a trade to be paid on delivery may have arrived.
  const left = isOnlyOrder ? undefined : await lockTrade(transaction, trade.id);
  const cash = left && (await captureCashOnDelivery(transaction, left));
  const journal: JournalLine[] = [...(cash ?? []), ...returnPoints(trade.userId, trade.id, points)];
  if (journal.length > 0) await post(transaction, cash ? `paid:${trade.id}` : `returned:${trade.id}:${id}`, journal);
  if (cash) await transaction.announce(TRADE_CASH_COLLECTED, { tradeId: trade.id });
  await transaction.announce(TRADE_AMOUNT_CHANGED, { tradeId: trade.id });
}

async function post(transaction: Transaction, key: string, lines: readonly JournalLine[]): Promise<void> {
  const posted = await postJournal(transaction, { key, reason: 'pointsReturned', lines });
  if (isRefused(posted)) throw new Error(`withdrawOrder: journal ${key} was refused with ${posted.refused}`);
}

/** Pieces that were refunded on their own are in stock again already. */
function withoutRefunded(line: OrderLine): OrderLine {
  return { ...line, quantity: line.quantity - line.refundedQuantity };
}

/** The part of a line that is not refunded yet. */
function remainingOfLine(line: OrderLine) {
  const { id: orderLineId, payableCents, refundedCents, points, refundedPoints, refundedMallCents } = line;
  return {
    orderLineId,
    paidCents: payableCents - refundedCents,
    postageCents: line.shippingCents - line.refundedShippingCents,
    mallBearsCents: reductionsBorneBy('mall', line) - refundedMallCents,
    points: points - refundedPoints,
    // No product of a combo is kept, so nothing is held back.
    withheldCents: -line.withheldCents,
  };
}

function negativePieces(lines: readonly OrderLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { prodId, quantity } of lines) pieces.set(prodId, (pieces.get(prodId) ?? 0) - quantity);
  return pieces;
}

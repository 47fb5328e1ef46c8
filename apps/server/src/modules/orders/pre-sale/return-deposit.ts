import type { CloseReason } from '@galleria/domain/orders/order-status';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { releaseStock } from '../../inventory/index.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import type { StoreOrder } from '../store-orders/store-orders-db.ts';
import type { Trade } from '../trades/trades-db.ts';
import { closeOrder } from '../trades/withdraw-order-db.ts';
import { closeDeposited } from './deposits-db.ts';

interface Withdrawal {
  readonly by: CloseReason;
  readonly note: string;
  readonly isAccountOpen: boolean;
}

/**
 * Closes an order that the store or the mall gives up while its balance is awaited, and refunds the deposit to its own
 * payment. The caller has locked account, trade and order. False when the balance was paid, or the order was closed.
 */
export async function returnDeposit(
  transaction: Transaction,
  trade: Trade,
  order: StoreOrder,
  { by, note, isAccountOpen }: Withdrawal,
): Promise<boolean> {
  const { depositCents } = trade;
  if (depositCents === null) throw new Error(`returnDeposit: trade ${trade.id} has no deposit`);
  if (!(await closeDeposited(transaction, trade.id, by))) return false;
  if (!(await closeOrder(transaction, order, { reason: by, note }))) return false;
  const [line] = await readOrderLines(transaction.queries, [order.id]);
  if (!line) throw new Error(`returnDeposit: order ${order.number} has no line`);
  const { id: orderLineId, skuId, quantity } = line;
  await releaseStock(transaction, [{ skuId, quantity, reference: order.number }], 'cancelled');
  const refunded = { orderLineId, paidCents: depositCents, postageCents: 0, mallBearsCents: 0, points: 0 };
  const wanted = { key: `canceled:${order.id}`, orderId: order.id, lines: [refunded], isAccountOpen };
  return (await refundOrder(transaction, trade, wanted)) !== undefined;
}

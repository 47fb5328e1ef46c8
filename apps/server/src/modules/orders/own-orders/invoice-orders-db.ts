import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { isOwnOrder, type OwnOrderKey } from './own-orders-db.ts';

/** The columns that an invoice shows, and those that decide whether an order may have one. */
const invoiceColumns = {
  id: orders.id,
  number: orders.number,
  userId: orders.userId,
  storeId: orders.storeId,
  payableCents: orders.payableCents,
  refundedCents: orders.refundedCents,
  closeReason: orders.closeReason,
  createdAt: orders.createdAt,
  /** Null while it is unpaid, also when it will be paid on delivery. */
  paidAt: orders.paidAt,
  currency: trades.currency,
  locale: trades.locale,
};

const selectOrders = (queries: Queries) =>
  queries.select(invoiceColumns).from(orders).innerJoin(trades, eq(trades.id, orders.tradeId));

export type InvoiceOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order of this buyer, unless the buyer has deleted it. */
export async function findOwnInvoiceOrder(queries: Queries, key: OwnOrderKey): Promise<InvoiceOrder | undefined> {
  const [found] = await selectOrders(queries).where(isOwnOrder(key));
  return found;
}

/**
 * Share lock: nothing is refunded until the transaction ends, so that an invoice states what was paid at that moment.
 */
export async function lockInvoiceOrder(queries: Queries, orderId: number): Promise<InvoiceOrder | undefined> {
  const [found] = await selectOrders(queries).where(eq(orders.id, orderId)).for('share', { of: orders });
  return found;
}

/** Orders by their ids. */
export async function readInvoiceOrders(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, InvoiceOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectOrders(queries).where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The paid orders of a trade whose buyer asked for an invoice at checkout. */
export async function readRequestedInvoices(queries: Queries, tradeId: number) {
  const rows = await queries
    .select({ ...invoiceColumns, request: orders.invoice })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(and(eq(orders.tradeId, tradeId), isNotNull(orders.invoice), isNotNull(orders.paidAt)));
  return rows.flatMap(({ request, ...order }) =>
    request
      ? [{ order, request: { ...request, headerType: request.headerType === 1 ? TITLE_TYPE.unit : TITLE_TYPE.person } }]
      : [],
  );
}

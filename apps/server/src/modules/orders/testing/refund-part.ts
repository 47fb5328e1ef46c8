import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import { lockTrade } from '../trades/trades-db.ts';

/** Refunds `paidCents` of the first line of a paid order; returns the id of the order. */
export async function refundPart({ database }: TestApp, number: string, paidCents: number): Promise<number> {
  const { rows } = await database.queries.execute<{ id: number; trade: number }>(
    sql`select id::int, trade_id::int as trade from mall_order where number = ${number}`,
  );
  const [order] = rows;
  const [line] = await readOrderLines(database.queries, [order?.id ?? 0]);
  if (!order || !line) throw new Error(`refundPart: no order ${number}`);
  await inTransaction(database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, order.trade);
    if (!trade) throw new Error(`refundPart: no trade of ${number}`);
    await refundOrder(transaction, trade, {
      ...{ key: `test:${number}:${paidCents}:${Math.random()}`, orderId: order.id, isAccountOpen: true },
      lines: [{ orderLineId: line.id, paidCents, postageCents: 0, mallBearsCents: 0, points: 0 }],
    });
  });
  return order.id;
}

import { eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { preSaleColumns } from './pre-sale-columns-db.ts';
import { presentPreSale } from './present-pre-sale.ts';

/** For the payment page; null for a trade without a pre-sale. An order of a pre-sale is the only one of its trade. */
export async function preSaleOfTrade(queries: Queries, tradeId: number) {
  const { status, closeReason, payableCents } = orders;
  const [found] = await queries
    .select({ ...preSaleColumns, status, closeReason, payableCents })
    .from(orders)
    .innerJoin(trades, eq(trades.id, orders.tradeId))
    .where(eq(orders.tradeId, tradeId))
    .limit(1);
  return found ? presentPreSale(found) : null;
}

import { type CloseReason, ORDER_STATUS, type TradeState } from '@galleria/domain/orders/order-status';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@galleria/domain/site/locales';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orders } from '../tables.ts';
import { trades } from './tables.ts';

export interface TradeSummary {
  readonly id: number;
  readonly userId: string;
  readonly state: TradeState;
  readonly closeReason: CloseReason | null;
  readonly payableCents: number;
  readonly currency: string;
  readonly locale: Locale;
  readonly expiresAt: Date;
  readonly orderNumbers: readonly string[];
}

/** The data of trades for messages and lists, by trade id. */
export async function tradeSummaries(
  queries: Queries,
  tradeIds: readonly number[],
): Promise<ReadonlyMap<number, TradeSummary>> {
  const rows = await queries
    .select({
      id: trades.id,
      userId: trades.userId,
      state: trades.state,
      closeReason: trades.closeReason,
      payableCents: trades.payableCents,
      currency: trades.currency,
      locale: trades.locale,
      expiresAt: trades.expiresAt,
      // Leaves out the orders that their stores cancelled, unless all orders are closed.
      orderNumbers: sql<string[]>`coalesce(
        array_agg(${orders.number} order by ${orders.id}) filter (where ${orders.status} <> ${ORDER_STATUS.closed}),
        array_agg(${orders.number} order by ${orders.id}))`,
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .where(inArray(trades.id, [...tradeIds]))
    .groupBy(trades.id);
  return new Map(rows.map((row) => [row.id, { ...row, locale: localeOrDefault(row.locale) }]));
}

function localeOrDefault(locale: string): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

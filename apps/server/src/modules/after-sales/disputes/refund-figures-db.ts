import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';

export interface StoreRefunds extends Record<string, unknown> {
  readonly requests: number;
  /** Number of different orders of these requests. */
  readonly refundedOrders: number;
  readonly disputes: number;
  readonly lostDisputes: number;
  readonly answerHours: number | null;
  readonly refundedCents: string;
}

/** Requests and disputes of the last `days` days. Both tables have an index on store and time. */
export async function readStoreRefunds(queries: Queries, storeId: number, days: number): Promise<StoreRefunds> {
  const isRecent = sql`store_id = ${storeId} and created_at >= mall_now() - make_interval(days => ${days})`;
  const { rows } = await queries.execute<StoreRefunds>(sql`
    select count(*)::int as requests, count(distinct order_id)::int as "refundedOrders",
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::float8
        as "answerHours",
      coalesce(sum(amount_cents) filter (where money_state <> 'none'), 0)::text as "refundedCents",
      (select count(*)::int from dispute where ${isRecent}) as disputes,
      (select count(*)::int from dispute where ${isRecent} and state = 'ruled' and ruling <> 'refused') as "lostDisputes"
    from refund_request where ${isRecent}`);
  const [found] = rows;
  if (!found) throw new Error(`readStoreRefunds: no answer for store ${storeId}`);
  return found;
}

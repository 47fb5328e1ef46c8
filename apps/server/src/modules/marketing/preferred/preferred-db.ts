import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { preferredProducts } from '../tables.ts';

export async function readPreferred(queries: Queries) {
  const { productId, addedAt, sequence } = preferredProducts;
  return queries.select({ prodId: productId, addedAt }).from(preferredProducts).orderBy(asc(sequence), asc(productId));
}

/** One person saves at a time. An empty list has no row to lock. */
export async function lockPreferredIds(queries: Queries): Promise<number[]> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('preferred products', 0))`);
  return (await readPreferred(queries)).map(({ prodId }) => prodId);
}

/** Those that stay keep the time at which they were added. */
export async function writePreferred(queries: Queries, prodIds: readonly number[]): Promise<void> {
  const wanted = sql.param([...prodIds]);
  await queries.delete(preferredProducts).where(sql`${preferredProducts.productId} <> all(${wanted}::int[])`);
  await queries.execute(sql`
    insert into preferred_product (product_id, sequence)
    select id, place from unnest(${wanted}::int[]) with ordinality as wanted(id, place)
    on conflict (product_id) do update set sequence = excluded.sequence`);
}

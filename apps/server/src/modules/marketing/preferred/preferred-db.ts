import { asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { newUserProducts, preferredProducts } from '../tables.ts';

const TABLES = { preferred: preferredProducts, newUser: newUserProducts };

/** Zones whose products staff choose. */
export type CuratedZone = keyof typeof TABLES;

export async function readCuratedRows(queries: Queries, zone: CuratedZone) {
  const { productId, addedAt, sequence } = TABLES[zone];
  return queries.select({ prodId: productId, addedAt }).from(TABLES[zone]).orderBy(asc(sequence), asc(productId));
}

/** Serialises the writers of a zone with an advisory lock, since an empty list has no row to lock. */
export async function lockChosenIds(queries: Queries, zone: CuratedZone): Promise<number[]> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('products of ' || ${zone}::text, 0))`);
  return (await readCuratedRows(queries, zone)).map(({ prodId }) => prodId);
}

/** Products that stay in the list keep the time at which they were added. */
export async function writeCuratedRows(queries: Queries, zone: CuratedZone, prodIds: readonly number[]): Promise<void> {
  const table = TABLES[zone];
  const wanted = sql.param([...prodIds]);
  await queries.delete(table).where(sql`${table.productId} <> all(${wanted}::int[])`);
  await queries.execute(sql`
    insert into ${table} (product_id, sequence)
    select id, place from unnest(${wanted}::int[]) with ordinality as wanted(id, place)
    on conflict (product_id) do update set sequence = excluded.sequence`);
}

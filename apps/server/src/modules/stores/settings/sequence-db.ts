import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { quickAnswers, storeCategories } from '../tables.ts';

/** Tables whose rows a store sorts. */
type Ordered = typeof storeCategories | typeof quickAnswers;

/** False when these are not exactly the rows that the store has: one was added or removed meanwhile. */
export async function writeSequence(
  queries: Queries,
  table: Ordered,
  storeId: number,
  ids: readonly number[],
): Promise<boolean> {
  const rows = await queries
    .select({ id: table.id })
    .from(table)
    .where(eq(table.storeId, storeId))
    .orderBy(asc(table.id))
    .for('no key update');
  const wanted = new Set(ids);
  if (wanted.size !== rows.length || ids.length !== rows.length || rows.some(({ id }) => !wanted.has(id))) return false;
  await queries
    .update(table)
    .set({ sequence: sql`array_position(${sql.param([...ids])}::int[], ${table.id})` })
    .where(eq(table.storeId, storeId));
  return true;
}

/** The sequence number of a row that is added at the end. */
export function nextSequence(queries: Queries, table: Ordered, storeId: number) {
  const last = queries
    .select({ last: sql`coalesce(max(${table.sequence}), 0) + 1` })
    .from(table)
    .where(eq(table.storeId, storeId));
  return sql<number>`(${last})`;
}

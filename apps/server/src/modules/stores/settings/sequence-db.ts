import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { quickAnswers, storeCategories } from '../tables.ts';

/** Tables whose rows a store puts into an order of its own. */
type Ordered = typeof storeCategories | typeof quickAnswers;

/** False when these are not exactly the rows that the store has: somebody has added or removed one. */
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

/** For a row that is added behind the others. */
export function nextSequence(queries: Queries, table: Ordered, storeId: number) {
  const last = queries
    .select({ last: sql`coalesce(max(${table.sequence}), 0) + 1` })
    .from(table)
    .where(eq(table.storeId, storeId));
  return sql<number>`(${last})`;
}

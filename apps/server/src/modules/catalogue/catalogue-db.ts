import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { categories } from './tables.ts';

export async function readCategories(queries: Queries) {
  return queries
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      picture: categories.picture,
    })
    .from(categories)
    .where(eq(categories.isOn, true))
    .orderBy(asc(categories.level), asc(categories.sequence), asc(categories.id));
}

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

export async function insertCategories(queries: Queries, rows: (typeof categories.$inferInsert)[]): Promise<void> {
  await queries.insert(categories).values(rows);
  // Rows may bring their own ids; the next one made here must not meet them.
  await queries.execute(sql`select setval(pg_get_serial_sequence('category', 'id'), (select max(id) from category))`);
}

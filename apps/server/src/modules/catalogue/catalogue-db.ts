import { fold } from '@galleria/domain/search/fold';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { brands, categories } from './tables.ts';

export async function readCategories(queries: Queries) {
  return queries
    .select({
      id: categories.id,
      parentId: categories.parentId,
      level: categories.level,
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

/** By name; folded here, once, for those who look for one. */
export async function readBrands(queries: Queries) {
  const rows = await queries
    .select()
    .from(brands)
    .orderBy(asc(sql`lower(${brands.name})`), asc(brands.id));
  return rows.map((row) => ({ ...row, foldedName: fold(row.name) }));
}

export type Brand = Awaited<ReturnType<typeof readBrands>>[number];

export async function insertBrands(queries: Queries, rows: (typeof brands.$inferInsert)[]): Promise<void> {
  await queries.insert(brands).values(rows);
  await queries.execute(sql`select setval(pg_get_serial_sequence('brand', 'id'), (select max(id) from brand))`);
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { brands, categories } from './tables.ts';

export async function readCategoryRows(queries: Queries) {
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

export type CategoryRow = Awaited<ReturnType<typeof readCategoryRows>>[number];

export async function insertCategories(queries: Queries, rows: (typeof categories.$inferInsert)[]): Promise<void> {
  await queries.insert(categories).values(rows);
  // Seeded rows bring their own ids; the sequence must not reach them again.
  await queries.execute(sql`select setval(pg_get_serial_sequence('category', 'id'), (select max(id) from category))`);
}

/** In the mall's order, then by name. */
export async function readBrandRows(queries: Queries) {
  return queries
    .select()
    .from(brands)
    .orderBy(asc(brands.sequence), asc(sql`lower(${brands.name})`), asc(brands.id));
}

export type BrandRow = Awaited<ReturnType<typeof readBrandRows>>[number];

export async function insertBrands(queries: Queries, rows: (typeof brands.$inferInsert)[]): Promise<void> {
  await queries.insert(brands).values(rows);
  await queries.execute(sql`select setval(pg_get_serial_sequence('brand', 'id'), (select max(id) from brand))`);
}

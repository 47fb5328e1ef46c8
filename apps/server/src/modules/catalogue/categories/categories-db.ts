import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { categories } from '../tables.ts';

/** All categories, hidden ones included, level by level in their order. */
export async function readAllCategories(queries: Queries) {
  return queries.select().from(categories).orderBy(asc(categories.level), asc(categories.sequence), asc(categories.id));
}

export type CategoryRow = Awaited<ReturnType<typeof readAllCategories>>[number];

/**
 * Locks the table against other changes until the transaction ends, so that two moves cannot form a cycle. Reads go on.
 */
export async function lockTree(queries: Queries): Promise<void> {
  await queries.execute(sql`lock table category in share row exclusive mode`);
}

/** Products directly in each category, without deleted ones. */
export async function countProducts(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const { rows } = await queries.execute<{ id: number; count: number }>(sql`
    select category_id as id, count(*)::int as count from product
    where status <> ${sql.raw(String(PRODUCT_STATUS.deleted))} group by category_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Deleted products and pending changes also refer to their category. */
const isInUse = (category: SQL) => sql`(
  exists (select from product where product.category_id = ${category})
  or exists (select from product_change where (product_change.draft ->> 'categoryId')::int = ${category}))`;

/** The categories that products refer to. */
export async function readFilledIds(queries: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select id from category where ${isInUse(sql`category.id`)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface CategoryContents {
  readonly categories: number;
  /** On sale or not, but not deleted. */
  readonly products: number;
  /** Deleted products, and pending changes. */
  readonly others: number;
}

export async function readContents(queries: Queries, categoryId: number): Promise<CategoryContents> {
  const { rows } = await queries.execute<{ [Key in keyof CategoryContents]: number }>(sql`
    select (select count(*) from category where parent_id = ${categoryId})::int as categories,
      (select count(*) from product where category_id = ${categoryId} and status <> -1)::int as products,
      (select count(*) from product where category_id = ${categoryId} and status = -1)::int
        + (select count(*) from product_change where (draft ->> 'categoryId')::int = ${categoryId})::int as others`);
  return rows[0] ?? { categories: 0, products: 0, others: 0 };
}

export async function insertCategory(
  queries: Queries,
  row: Omit<typeof categories.$inferInsert, 'id' | 'sequence'>,
): Promise<number> {
  const isSibling = row.parentId ? sql`parent_id = ${row.parentId}` : sql`parent_id is null`;
  const sequence = sql`(select coalesce(max(sequence), 0) + 1 from category where ${isSibling})`;
  const [made] = await queries
    .insert(categories)
    .values({ ...row, sequence })
    .returning({ id: categories.id });
  if (!made) throw new Error('insertCategory: the insert returned no id');
  return made.id;
}

export async function writeCategory(
  queries: Queries,
  categoryId: number,
  row: Pick<CategoryRow, 'name' | 'picture' | 'isOn'>,
): Promise<void> {
  await queries.update(categories).set(row).where(eq(categories.id, categoryId));
}

interface TreeChange {
  readonly categoryId: number;
  readonly parentId: number | null;
  readonly siblings: readonly number[];
  readonly levels: ReadonlyMap<number, number>;
}

/** One statement, since parent and level of a row must agree at any time. */
export async function writeTree(queries: Queries, { categoryId, parentId, siblings, levels }: TreeChange) {
  const ids = [...new Set([...levels.keys(), ...siblings])];
  const changes = ids.map((id) => ({ id, level: levels.get(id) ?? null, place: positionOf(siblings, id) }));
  await queries.execute(sql`
    update category set
      level = coalesce(given.level, category.level),
      sequence = coalesce(given.place, category.sequence),
      parent_id = case when category.id = ${categoryId} then ${parentId}::int else category.parent_id end
    from json_to_recordset(${JSON.stringify(changes)}::json) as given(id int, level smallint, place int)
    where category.id = given.id`);
}

function positionOf(siblings: readonly number[], id: number): number | null {
  const index = siblings.indexOf(id);
  return index < 0 ? null : index + 1;
}

export async function deleteCategoryRow(queries: Queries, categoryId: number): Promise<void> {
  await queries.delete(categories).where(eq(categories.id, categoryId));
}

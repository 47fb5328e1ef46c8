import { and, eq, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { products, skus } from '../tables.ts';

export type NewProduct = typeof products.$inferInsert;
export type NewSku = typeof skus.$inferInsert;

/** Limits the rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH_SIZE = 1_000;

export async function insertProducts(queries: Queries, rows: readonly NewProduct[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await queries.insert(products).values(rows.slice(start, start + BATCH_SIZE));
  }
  // Seeded rows bring their own ids; the sequence must not reach them again.
  await queries.execute(sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`);
}

export async function insertSkus(queries: Queries, rows: readonly NewSku[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await queries.insert(skus).values(rows.slice(start, start + BATCH_SIZE));
  }
  await queries.execute(sql`select setval(pg_get_serial_sequence('sku', 'id'), (select max(id) from sku))`);
}

export async function insertProduct(queries: Queries, row: NewProduct): Promise<number> {
  const [made] = await queries.insert(products).values(row).returning({ id: products.id });
  if (!made) throw new Error('insertProduct: the insert returned no id');
  return made.id;
}

/** Undefined when the store has no such product. */
export async function replaceProduct(queries: Queries, id: number, row: NewProduct) {
  const [changed] = await queries
    .update(products)
    .set({ ...row, version: sql`${products.version} + 1`, updatedAt: mallNow })
    .where(and(eq(products.id, id), eq(products.storeId, row.storeId)))
    .returning({ version: products.version });
  return changed;
}

export async function writeColumns(queries: Queries, id: number, columns: Partial<NewProduct>): Promise<void> {
  await queries.update(products).set(columns).where(eq(products.id, id));
}

export type DeliveryOffer = Partial<Pick<NewProduct, 'deliveryTypes' | 'virtualQuestions' | 'voucherDays'>>;

export async function writeDelivery(
  queries: Queries,
  productIds: readonly number[],
  offer: DeliveryOffer,
): Promise<void> {
  await queries
    .update(products)
    .set(offer)
    .where(inArray(products.id, [...productIds]));
}

export interface RatingChange {
  productId: number;
  /** Reviews added (negative: removed), and the sum of their stars. */
  count: number;
  stars: number;
}

export async function addToRatings(queries: Queries, changes: readonly RatingChange[]): Promise<void> {
  await lockProducts(
    queries,
    changes.map((change) => change.productId),
  );
  await queries.execute(sql`
    update product set review_count = review_count + change.reviews, rating_sum = rating_sum + change.stars
    from unnest(
      ${sql.param(changes.map((change) => change.productId))}::int[],
      ${sql.param(changes.map((change) => change.count))}::int[],
      ${sql.param(changes.map((change) => change.stars))}::int[]
    ) as change(product_id, reviews, stars)
    where product.id = change.product_id`);
}

/** Counts only SKUs that are switched on. Returns the products whose flag changed. The products must be locked. */
export async function writeHasStock(
  queries: Queries,
  productIds: readonly number[],
  stockedSkuIds: readonly number[],
): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    update product set has_stock = not has_stock
    where id = any(${sql.param([...productIds])}::int[])
      and has_stock <> exists (
        select from sku
        where sku.product_id = product.id and sku.is_on and sku.id = any(${sql.param([...stockedSkuIds])}::int[]))
    returning id`);
  return rows.map((row) => row.id);
}

/** Locks in the order of ids, so that two transactions that change counters of the same products cannot deadlock. */
export async function lockProducts(queries: Queries, productIds: readonly number[]): Promise<void> {
  await queries.execute(sql`
    select from product where id = any(${sql.param([...productIds])}::int[]) order by id for no key update`);
}

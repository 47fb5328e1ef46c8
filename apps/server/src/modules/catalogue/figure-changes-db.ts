import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import { products } from './tables.ts';

const INSERT = {
  name: 'insert_figure_changes',
  text: 'insert into product_figure_change (product_id) select unnest($1::int[])',
};

export async function insertFigureChanges(queries: Queries, productIds: readonly number[]): Promise<void> {
  await runNamed(queries, INSERT, [[...productIds]]);
}

/** Takes the oldest changes that no other transaction is taking; the same product may be among them many times. */
export async function takeFigureChanges(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ productId: number }>(sql`
    delete from product_figure_change where id = any(array(
      select id from product_figure_change order by id limit ${limit} for update skip locked))
    returning product_id as "productId"`);
  return rows.map(({ productId }) => productId);
}

/** What sales, reviews and stock say of products, in no order. */
export async function readSalesFigures(queries: Queries, productIds: readonly number[]) {
  const { id, status, sold, reviewCount, ratingSum, hasStock } = products;
  return queries
    .select({ id, status, sold, reviewCount, ratingSum, hasStock })
    .from(products)
    .where(inArray(id, [...productIds]));
}

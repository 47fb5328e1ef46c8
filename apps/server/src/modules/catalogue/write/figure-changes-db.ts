import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { runNamed } from '../../../infra/database/drizzle-internals.ts';
import { products } from '../tables.ts';

const INSERT = {
  name: 'insert_figure_changes',
  text: 'insert into product_figure_change (product_id) select unnest($1::int[])',
};

export async function insertFigureChanges(queries: Queries, productIds: readonly number[]): Promise<void> {
  await runNamed(queries, INSERT, [[...productIds]]);
}

/** Rows are locked in the order of ids before the first is changed, as everywhere. */
const ADD_TO_SOLD = {
  name: 'add_to_sold',
  text: `
    with sale as (
      select * from unnest($1::int[], $2::int[]) as sale(product_id, pieces)
    ), held as (
      select id from product where id = any($1::int[]) order by id for no key update
    ), counted as (
      update product set sold = greatest(0, product.sold + sale.pieces)
      from held join sale on sale.product_id = held.id
      where product.id = held.id
    )
    insert into product_figure_change (product_id) select product_id from sale`,
};

/** Adds the pieces by product id, negative for returned ones, and records the products as changed. */
export async function addToSold(queries: Queries, sold: ReadonlyMap<number, number>): Promise<void> {
  if (sold.size > 0) await runNamed(queries, ADD_TO_SOLD, [[...sold.keys()], [...sold.values()]]);
}

/** Takes the oldest changes that no other transaction is taking. A product may occur more than once. */
export async function consumeFigureChanges(queries: Queries, limit: number): Promise<number[]> {
  const { rows } = await queries.execute<{ productId: number }>(sql`
    delete from product_figure_change where id = any(array(
      select id from product_figure_change order by id limit ${limit} for update skip locked))
    returning product_id as "productId"`);
  return rows.map(({ productId }) => productId);
}

/** Sales, ratings and stock flag of these products, unordered. */
export async function readSalesFigures(queries: Queries, productIds: readonly number[]) {
  const { id, status, sold, reviewCount, ratingSum, hasStock } = products;
  return queries
    .select({ id, status, sold, reviewCount, ratingSum, hasStock })
    .from(products)
    .where(inArray(id, [...productIds]));
}

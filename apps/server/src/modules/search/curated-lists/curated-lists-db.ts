import type { Database } from '../../../infra/database/database.ts';
import { LISTING } from '../index/listing-kinds.ts';
import { LIST_COLUMNS, type ListRow, toListRows } from '../query/list-item.ts';
import { runPrepared } from '../query/sql.ts';

/** The most popular products of each store, all in one list. */
export async function readTopOfStores(
  database: Database,
  shopIds: readonly number[],
  each: number,
): Promise<ListRow[]> {
  const rows = await runPrepared<ListRow>(
    database,
    (bind) => `select s.popularity as key, ${LIST_COLUMNS}
      from unnest(${bind(shopIds, 'int[]')}) x(shop_id) cross join lateral (
        select product_id, popularity from search_shelf where kind = ${LISTING.store} and owner = x.shop_id
        order by popularity desc, product_id desc limit ${bind(each, 'int')}) s
      join search_product p on p.product_id = s.product_id
      order by s.popularity desc, s.product_id desc`,
  );
  return toListRows(rows);
}

/** Categories to search when the product itself is not in the index. */
interface FallbackCategories {
  readonly own: number | undefined;
  readonly second: number | undefined;
}

/**
 * Products of the same third-level category, then of the second level, then of its store; each is read up to the full
 * size.
 */
export async function readRelatedProducts(
  database: Database,
  productId: number,
  fallback: FallbackCategories,
  size: number,
): Promise<ListRow[]> {
  const rows = await runPrepared<ListRow>(database, (bind) => {
    const [own, most] = [bind(productId, 'int'), bind(size, 'int')];
    const [category3, category2] = [bind(fallback.own ?? null, 'int'), bind(fallback.second ?? null, 'int')];
    return `with listed as (select category3, category2, shop_id from search_product where product_id = ${own}),
      own as (
        select * from listed
        union all select ${category3}, ${category2}, null where not exists (select from listed)),
      near as (
        select c.nearness, s.product_id, s.popularity
        from own cross join lateral (
          values (1, ${LISTING.category}, category3), (2, ${LISTING.category}, category2), (3, ${LISTING.store}, shop_id)
        ) c(nearness, kind, owner)
        cross join lateral (
          select t.product_id, t.popularity from search_shelf t where t.kind = c.kind and t.owner = c.owner
          order by t.popularity desc, t.product_id desc limit ${most} * 2 + 1) s
        where s.product_id <> ${own}),
      once as (
        select product_id, min(nearness) as nearness, max(popularity) as key from near
        group by product_id order by nearness, key desc, product_id desc limit ${most})
      select once.key, ${LIST_COLUMNS} from once join search_product p on p.product_id = once.product_id
      order by once.nearness, once.key desc, once.product_id desc`;
  });
  return toListRows(rows);
}

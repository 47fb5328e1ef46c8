import type { Database } from '../../infra/database/database.ts';
import { type ListRow, listRows, SHOWN } from './list-rows.ts';
import { SHELF } from './shelf-kinds.ts';
import { runPrepared } from './statements.ts';

/** The most popular products of each store, all in one list. */
export async function topOfStores(database: Database, shopIds: readonly number[], each: number): Promise<ListRow[]> {
  const rows = await runPrepared<ListRow>(
    database,
    (put) => `select s.popularity as key, ${SHOWN}
      from unnest(${put(shopIds, 'int[]')}) x(shop_id) cross join lateral (
        select product_id, popularity from search_shelf where kind = ${SHELF.store} and owner = x.shop_id
        order by popularity desc, product_id desc limit ${put(each, 'int')}) s
      join search_product p on p.product_id = s.product_id
      order by s.popularity desc, s.product_id desc`,
  );
  return listRows(rows);
}

/** Where to look for what goes with a product that is not in the index. */
interface Shelf {
  readonly own: number | undefined;
  readonly second: number | undefined;
}

/** Its own third-level category, then the second level, then its store: each is asked for enough to fill the list. */
export async function readRelatedProducts(
  database: Database,
  productId: number,
  otherwise: Shelf,
  size: number,
): Promise<ListRow[]> {
  const rows = await runPrepared<ListRow>(database, (put) => {
    const [own, most] = [put(productId, 'int'), put(size, 'int')];
    const [category3, category2] = [put(otherwise.own ?? null, 'int'), put(otherwise.second ?? null, 'int')];
    return `with listed as (select category3, category2, shop_id from search_product where product_id = ${own}),
      own as (
        select * from listed
        union all select ${category3}, ${category2}, null where not exists (select from listed)),
      near as (
        select c.nearness, s.product_id, s.popularity
        from own cross join lateral (
          values (1, ${SHELF.category}, category3), (2, ${SHELF.category}, category2), (3, ${SHELF.store}, shop_id)
        ) c(nearness, kind, owner)
        cross join lateral (
          select t.product_id, t.popularity from search_shelf t where t.kind = c.kind and t.owner = c.owner
          order by t.popularity desc, t.product_id desc limit ${most} * 2 + 1) s
        where s.product_id <> ${own}),
      once as (
        select product_id, min(nearness) as nearness, max(popularity) as key from near
        group by product_id order by nearness, key desc, product_id desc limit ${most})
      select once.key, ${SHOWN} from once join search_product p on p.product_id = once.product_id
      order by once.nearness, once.key desc, once.product_id desc`;
  });
  return listRows(rows);
}

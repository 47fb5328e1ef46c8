import { expect } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts';
import type { Facts, SaleSku } from './facts.ts';
import { insertCombos, insertGifts, insertSales, type Roll } from './insert-offers.ts';

const STOCK = 1_000_000;

/** A mall in which the demo's goods are in activities of every kind, at random prices. */
export async function openRandomMall(roll: Roll, purchases: number) {
  const app = await openTestApp();
  await app.database.pool.query('delete from activity; update product set limit_per_buyer = null');
  await insertDiscounts(app, roll);
  const [mains, presents] = splitGoods(await readGoods(app));
  await app.database.pool.query('update sku_stock set available = $2 where sku_id = any($1)', [
    [...mains, ...presents].map(({ skuId }) => skuId),
    STOCK,
  ]);
  const sales = await insertSales(app, mains, roll, 3 * purchases);
  const gifts = await insertGifts(app, mains, presents, roll);
  const combos = await insertCombos(app, mains, roll);
  await waitForCaches(app);
  const facts: Facts = {
    goods: new Map([...mains, ...presents].map((good) => [good.skuId, good])),
    sales: new Map(sales.map((sale) => [sale.skuId, sale])),
    ...{ gifts, combos },
    discounts: await app.services.promotions.discounts(),
    shippingTemplates: await app.services.stores.shippingTemplates(),
  };
  return { app, facts, mains };
}

export type RandomMall = Awaited<ReturnType<typeof openRandomMall>>;

/** Goods that a courier delivers to Shenzhen, one or two SKUs of each product. */
async function readGoods({ database: { pool } }: TestApp): Promise<SaleSku[]> {
  const { rows } = await pool.query<SaleSku>(`
    with recursive above as (
      select id, array[id] as path from category where parent_id is null
      union all select category.id, category.id || path from category join above on parent_id = above.id),
    ranked as (
      select sku.*, row_number() over (partition by product_id order by sku.id) as place from sku where is_on)
    select ranked.id as "skuId", product.id as "prodId", store_id as "storeId", ranked.price_cents as "normalCents",
      path as "categoryIds", weight_grams as "weightGrams", volume_cm3 as "volumeCm3",
      shipping_template_id as "shippingTemplateId"
    from ranked join product on product.id = product_id join store on store.id = store_id
    join above on above.id = category_id
    where store.status = 1 and product.status = 1 and product.type = 0 and not is_virtual and 1 = any(delivery_types)
      and retired_name is null and place <= 2 and ranked.price_cents > 100 and product.id % 3 = 0 and store_id <= 6
    order by ranked.id`);
  return rows;
}

/** Every eighth SKU is only a gift and never sold, so that gifts run out while goods do not. */
function splitGoods(all: readonly SaleSku[]): [SaleSku[], SaleSku[]] {
  return [all.filter((_, index) => index % 8 !== 7), all.filter((_, index) => index % 8 === 7)];
}

async function insertDiscounts({ database: { pool }, services }: TestApp, roll: Roll): Promise<void> {
  const before = (await services.promotions.discounts()).length;
  for (const storeId of [1, 2, 3, 4]) {
    const isSpend = storeId % 2 === 0;
    const steps = isSpend ? [{ from: 2_000 + roll(5_000), off: 100 + roll(999) }] : [{ from: 2, off: 1 + roll(30) }];
    await pool.query(
      `insert into store_discount (store_id, name, kind, steps, starts_at, ends_at)
       values ($1, '{"en": "Drawn"}', $2, $3, mall_now() - interval '1 hour', mall_now() + interval '1 day')`,
      [storeId, isSpend ? 'spend' : 'pieces', JSON.stringify(steps)],
    );
  }
  await pool.query(`select pg_notify('mall_changed', 'promotions')`);
  await expect.poll(async () => (await services.promotions.discounts()).length).toBe(before + 4);
}

/** Waits until the cached activities are those of the database. */
async function waitForCaches({ database: { pool }, services }: TestApp): Promise<void> {
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  const { rows } = await pool.query<{ open: number; gifts: number }>(
    `select count(*) filter (where not gives_gift)::int as open,
       count(*) filter (where gives_gift)::int as gifts
     from activity_item where upper(during) > mall_now()`,
  );
  await expect
    .poll(async () => {
      const current = await services.activities.current();
      return { open: current.open().length, gifts: current.openGifts().length };
    })
    .toEqual(rows[0]);
}

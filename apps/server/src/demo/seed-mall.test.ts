import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../testing/open-test-app.ts';
import { seedMall } from './seed-mall.ts';
import { seedUnsoldProducts } from './stores/seed-unsold-products.ts';

const app = await openSharedTestApp();

describe('seedMall', () => {
  it('seeds at least 12 stores and 300 products with SKUs, pictures, stock and two languages', async () => {
    const { rows } = await app.database.pool.query(`
      select
        (select count(*)::int from store) as stores,
        (select count(*)::int from product) as products,
        (select count(*)::int from product where not exists (select from sku where product_id = product.id)) as bare,
        (select count(*)::int from product where cardinality(pictures) < 3 or '' = any(pictures)) as unseen,
        (select count(*)::int from sku where picture !~ '^pictures/') as "skusUnseen",
        (select count(*)::int from sku where not exists (select from sku_stock where sku_id = sku.id)) as uncounted,
        (select count(*)::int from product
          where not (name ?& array['en', 'zh_CN'] and brief ?& array['en', 'zh_CN'] and description ?& array['en', 'zh_CN']))
          as "inOneLanguage",
        (select count(*)::int from product where has_stock <> exists (
          select from sku_stock where product_id = product.id and available > 0)) as "wronglyStocked",
        (select count(*)::int from store where product_count = 0) as empty`);
    expect(rows[0]).toEqual({
      stores: expect.any(Number),
      products: expect.any(Number),
      bare: 0,
      unseen: 0,
      skusUnseen: 0,
      uncounted: 0,
      inOneLanguage: 0,
      wronglyStocked: 0,
      empty: 0,
    });
    expect(rows[0].stores).toBeGreaterThanOrEqual(12);
    expect(rows[0].products).toBeGreaterThanOrEqual(300);
  });

  it('seeds once, also with two processes at once and into a mall that was seeded before it had stores', async () => {
    const { pool } = app.database;
    const everything = async () => {
      const { rows } = await pool.query(`
        select id, name, price_cents, array(select (id, price_cents, code)::text from sku where product_id = product.id
          order by id) as skus from product order by id`);
      return rows;
    };
    const before = await everything();
    const said: string[] = [];
    const seed = async () => {
      await seedMall(app.database, (line) => said.push(line));
      await seedUnsoldProducts(app.database);
    };
    await seed();
    expect(said).toEqual([]);
    await pool.query(
      'truncate store, store_category, store_qualification, shipping_template, brand, product, sku cascade',
    );
    await pool.query('truncate sku_stock, review, review_report, review_vote, review_flag');
    await Promise.all([seed(), seed()]);
    expect(said).toHaveLength(1);
    expect(await everything()).toEqual(before);
  });

  it('has products of every state in the demo seller’s stores, also when it is started months later', async () => {
    const app = await openTestApp();
    const states = async () => {
      const { rows } = await app.database.pool.query(`
        select id, status, on_sale_at > mall_now() as "isScheduled", deleted_at > mall_now() - interval '30 days' as "isRestorable"
        from product where id in (2901, 2902, 2903, 2904, 5901) order by id`);
      return rows;
    };
    const before = await states();
    expect(before.map(({ status }) => status)).toEqual([4, 2, 0, -1, 3]);
    expect(before.map(({ isScheduled, isRestorable }) => [isScheduled, isRestorable])).toContainEqual([true, null]);
    await app.moveClock('90 days');
    await app.database.pool.query('update product set status = 1, on_sale_at = null where id = 2903');
    await seedUnsoldProducts(app.database);
    expect(await states()).toEqual(before);
  });
});

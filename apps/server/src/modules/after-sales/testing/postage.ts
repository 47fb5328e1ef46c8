import type { TestApp } from '../../../testing/open-test-app.ts';

/** Sets the postage of these products of store 2, per order. */
export async function chargePostage({ database: { pool } }: TestApp, skuIds: readonly number[], cents: number) {
  await pool.query(
    `with template as (
       update shipping_template set basis = 'piece', first_units = 100, first_fee_cents = $2, free_over_cents = null,
         exceptions = '[]', not_to = '{}'
       where id = (select min(id) from shipping_template where store_id = 2) returning id)
     update product set shipping_template_id = (select id from template)
     where id in (select product_id from sku where id = any($1))`,
    [skuIds, cents],
  );
}

import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { updateReservedUnits, type WantedUnits } from './units-db.ts';

const PIECES = 20_000;
/** PostgreSQL makes custom plans for five executions before it considers a generic plan. */
const ORDERS = 8;

it('PostgreSQL plans the statement that takes pieces once, not for every order, even for a large pool', async () => {
  const { database } = await openTestApp();
  await inTransaction(database, SYSTEM, async ({ queries }) => {
    const { rows: made } = await queries.execute<{ id: number; skuId: number; prodId: number }>(sql`
      with made as (
        insert into activity (store_id, kind, name, starts_at, ends_at, approval, terms)
        select store_id, 'flashSale', '{"en": "Quick"}', mall_now(), mall_now() + interval '1 day', 'approved', '{}'
        from product order by id limit 1 returning id, store_id
      )
      select made.id, sku.id as "skuId", product_id as "prodId"
      from made join product using (store_id) join sku on product_id = product.id order by sku.id limit 1`);
    const { id: activityId = 0, skuId = 0, prodId = 0 } = made[0] ?? {};
    await queries.execute(sql`
      insert into activity_unit (activity_id, sku_id, product_id, buyer_limit)
      select ${activityId}, ${skuId}, ${prodId}, 5 from generate_series(1, ${PIECES})`);
    await queries.execute(sql`analyze activity_unit`);
    for (let tradeId = 1; tradeId <= ORDERS; tradeId += 1) {
      const path = { nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) };
      const order = { activityId, skuId, prodId, quantity: 1, limitPerBuyer: 5, userId: randomUUID(), tradeId, path };
      expect((await updateReservedUnits(queries, order satisfies WantedUnits)).taken).toBe(1);
    }
    const { rows: plans } = await queries.execute<{ made: number }>(sql`
      select generic_plans::int as made from pg_prepared_statements where name = 'take_units_1'`);
    expect(plans[0]?.made).toBe(ORDERS - 5);
  });
});

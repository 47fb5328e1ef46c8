import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { countStatements } from '../../cart/testing/shoppers.ts';
import { openShopper, pickItems } from '../testing/shopper.ts';
import { countBoughtTogether } from './count-bought-together.ts';

async function productOf({ database }: TestApp, skuId: number): Promise<number> {
  const { rows } = await database.queries.execute<{ id: number }>(
    sql`select product_id as id from sku where id = ${skuId}`,
  );
  return rows[0]?.id ?? 0;
}

/** A mall in which `buyers` buyers each bought items of two stores in one trade. */
async function openMall(buyers: number) {
  const app = await openTestApp();
  await app.database.pool.query('delete from bought_together');
  const items = await pickItems(app, 2);
  const [first = 0, second = 0] = await Promise.all(items.map(({ skuId }) => productOf(app, skuId)));
  const buy = async () => {
    const shopper = await openShopper(app);
    const [number = ''] = await shopper.order(items);
    return { shopper, number, pay: () => shopper.pay(number) };
  };
  for (let index = 0; index < buyers; index += 1) await (await buy()).pay();
  const shown = async (prodId: number) => {
    const { envelope } = await app.call(`/prod/boughtTogether?prodId=${prodId}`);
    return (envelope.data as { prodId: number }[]).map((product) => product.prodId);
  };
  return { app, first, second, buy, shown };
}

describe('boughtTogether', () => {
  it('returns products that several buyers bought in one trade, across stores, in both directions', async () => {
    const { app, first, second, shown } = await openMall(2);
    await countBoughtTogether(app);
    expect(await shown(first)).toEqual([second]);
    expect(await shown(second)).toEqual([first]);
  });

  it('ignores pairs of a single buyer, unpaid trades and trades older than 180 days', async () => {
    const { app, first, buy, shown } = await openMall(1);
    await buy();
    await countBoughtTogether(app);
    const { rows } = await app.database.pool.query('select from bought_together where product_id = $1', [first]);
    expect(rows).toEqual([]);
    await (await buy()).pay();
    await app.moveClock('181 days');
    await countBoughtTogether(app);
    expect(await shown(first)).toEqual([]);
  });

  it('leaves out a product as soon as it is off sale', async () => {
    const { app, first, second, shown } = await openMall(2);
    await countBoughtTogether(app);
    await app.database.pool.query('update product set status = 0 where id = $1', [second]);
    expect(await shown(first)).toEqual([]);
  });

  it('returns at most four, the most frequent first', async () => {
    const { app, first, shown } = await openMall(0);
    await app.database.pool.query(
      `insert into bought_together (product_id, other_id, buyers)
       select $1::int, id, 1 + row_number() over (order by id) from (
         select id from product where status = 1 and has_stock and store_id = 3 order by id limit 6) as others`,
      [first],
    );
    const found = await shown(first);
    expect(found).toHaveLength(4);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
  });

  it('takes one statement per product page, and none for a product that has no others', async () => {
    const { app, first, second, shown } = await openMall(2);
    await countBoughtTogether(app);
    await shown(first);
    expect(await countStatements(app, () => shown(first))).toBe(1);
    await app.database.pool.query('delete from bought_together where product_id = $1', [second]);
    await shown(second);
    expect(await countStatements(app, () => shown(second))).toBe(0);
  });
});

describe('countBoughtTogether run twice at once', () => {
  it('counts the same, without an error', async () => {
    const { app, first, second } = await openMall(2);
    await Promise.all(Array.from({ length: 4 }, () => countBoughtTogether(app)));
    const { rows } = await app.database.pool.query(
      'select product_id, other_id, buyers from bought_together where product_id = any($1) order by 1',
      [[first, second]],
    );
    expect(rows.map(({ buyers }) => buyers)).toEqual([2, 2]);
  });

  it('control: without the lock both runs insert the same rows, and one fails', async () => {
    const { app } = await openMall(2);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'bought_together', 2);
    const runs = await Promise.allSettled([countBoughtTogether(app), countBoughtTogether(app)]);
    expect(runs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

import { VISITOR } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCache } from '../../infra/cache.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { createLog } from '../../infra/log.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { openStores } from '../stores/index.ts';
import { indexAll } from './index.ts';
import { keepFresh } from './keep-fresh.ts';
import { allIds, ask, facets, onSale, page } from './testing/search-calls.ts';

/** Tells the index what was announced, as the background worker would. */
async function hearing(app: TestApp) {
  const cache = await openCache(app.databaseUrl, createLog(testConfig({ dataDir: '' })));
  onTestFinished(() => cache.close());
  const stores = openStores({ database: app.database, cache, countByShelf: async () => new Map() });
  const subscriptions = keepFresh(app.database, stores);
  return async (event: string, payload: object) => {
    for (const one of subscriptions) if (one.event === event) await one.handle(payload);
  };
}

const state = async (app: TestApp) => {
  const tables = ['search_word', 'search_phrase', 'search_shelf_size', 'search_product', 'search_shelf'];
  const sums = await Promise.all(
    tables.map((table) =>
      app.database.pool.query(
        `select md5(string_agg(t::text, '|' order by t::text)) from ${table} t where not (to_jsonb(t) @> '{"products": 0}')`,
      ),
    ),
  );
  return sums.map(({ rows }) => rows[0]?.md5 as string);
};

describe('the index', () => {
  it('holds what is on sale in open stores, and nothing else', async () => {
    const app = await openTestApp();
    const tell = await hearing(app);
    const [first = 0, second = 0] = await allIds(app);
    const words = (await page(app)).records[0]?.prodName;
    await app.database.queries.execute(sql`update product set status = 0 where id = ${first}`);
    await app.database.queries.execute(sql`update product set status = 2 where id = ${second}`);
    await tell('product.changed', { productIds: [first, second] });
    const left = await allIds(app);
    expect(left.toSorted((a, b) => a - b)).toEqual(await onSale(app));
    expect(left).not.toContain(first);
    expect((await page(app, { keyword: words })).records.map((one) => one.prodId)).not.toContain(first);
    expect((await facets(app)).total).toBe(left.length);
    await app.database.queries.execute(sql`update product set status = 1 where id = ${first}`);
    await tell('product.changed', { productIds: [first] });
    expect(await allIds(app)).toContain(first);
  });

  it('empties and fills a store’s shelves when it closes and opens', async () => {
    const app = await openTestApp();
    const tell = await hearing(app);
    const before = await allIds(app);
    for (const status of [3, 1]) {
      await inTransaction(app.database, VISITOR, async (transaction) => {
        await transaction.queries.execute(sql`update store set status = ${status} where id = 2`);
        await transaction.changed('stores');
      });
      await expect
        .poll(
          async () => {
            await tell('store.changed', { storeId: 2 });
            return (await page(app, { shopId: 2 })).total === 0;
          },
          { timeout: 20_000 },
        )
        .toBe(status === 3);
      expect((await allIds(app)).toSorted((a, b) => a - b)).toEqual(await onSale(app));
    }
    expect(await allIds(app)).toEqual(before);
  });

  it('comes out the same however often and in whatever order it is brought up to date', async () => {
    const app = await openTestApp();
    const tell = await hearing(app);
    const before = await state(app);
    const ids = await allIds(app);
    await tell('product.changed', { productIds: ids.slice(0, 50) });
    await Promise.all(
      [ids.slice(20, 60), ids.slice(40, 90)].map((productIds) => tell('product.changed', { productIds })),
    );
    expect(await state(app)).toEqual(before);
    await indexAll(app.database);
    expect(await state(app)).toEqual(before);
  });
});

describe('picks', () => {
  it('are the best of each store, in the order asked for', async () => {
    const app = await openTestApp();
    const tops = await ask<{ shopId: number; products: { prodId: number; shopId: number }[] }[]>(
      app,
      '/search/topByShop',
      {
        shopIds: '3,1,999',
        size: 2,
      },
    );
    expect(tops.map((one) => [one.shopId, one.products.length])).toEqual([
      [3, 2],
      [1, 2],
      [999, 0],
    ]);
    const best = (await page(app, { shopId: 3, size: 2 })).records.map((one) => one.prodId);
    expect(tops[0]?.products.map((one) => one.prodId)).toEqual(best);
  });

  it('that go with a product are of its category first, and never itself', async () => {
    const app = await openTestApp();
    const [prodId = 0] = await allIds(app, { categoryId: 1020101 });
    const related = await ask<{ prodId: number }[]>(app, '/prod/recommendList', { prodId, size: 30 });
    const ids = related.map((one) => one.prodId);
    const siblings = (await allIds(app, { categoryId: 1020101 })).filter((id) => id !== prodId);
    expect(ids.slice(0, siblings.length)).toEqual(siblings);
    expect(ids).not.toContain(prodId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(siblings.length);
    expect(await ask(app, '/prod/recommendList', { prodId: 999_999 })).toEqual([]);
  });

  it('that go with a product are found in its category once it is off the shelf', async () => {
    const app = await openTestApp();
    const tell = await hearing(app);
    const [prodId = 0, ...siblings] = await allIds(app, { categoryId: 1020101 });
    const near = await allIds(app, { categoryId: 10201 });
    const related = async (query: object) =>
      (await ask<{ prodId: number }[]>(app, '/prod/recommendList', { prodId, size: 30, ...query })).map(
        (one) => one.prodId,
      );
    await app.database.queries.execute(sql`update product set status = 0 where id = ${prodId}`);
    await tell('product.changed', { productIds: [prodId] });
    const { envelope } = await app.call(`/prod/prodInfo?prodId=${prodId}`);
    const { categoryId } = envelope.data as { categoryId: number };
    expect([envelope.reason, categoryId]).toEqual(['product.offShelf', 1020101]);
    const found = await related({ categoryId });
    expect(found.slice(0, siblings.length)).toEqual(siblings);
    expect(found.length).toBeGreaterThan(siblings.length);
    expect(near).toEqual(expect.arrayContaining(found));
    expect(found).not.toContain(prodId);
    expect(await related({})).toEqual([]);
    expect(await related({ categoryId: 999_999_999 })).toEqual([]);
  });

  it('by id come in the order asked for, with what is off the shelf only on demand', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0, third = 0] = await allIds(app);
    await app.database.queries.execute(sql`update product set status = 0 where id = ${second}`);
    const chosen = async (query: object) =>
      (await ask<{ records: { prodId: number; status: number }[] }>(app, '/search/renovationPage', query)).records;
    const prodIds = `${third},${second},${first},999999`;
    expect((await chosen({ prodIds })).map((one) => one.prodId)).toEqual([third, first]);
    expect((await chosen({ prodIds, getDelete: 1 })).map((one) => [one.prodId, one.status])).toEqual([
      [third, 1],
      [second, 0],
      [first, 1],
    ]);
  });
});

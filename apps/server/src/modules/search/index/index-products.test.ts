import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PlannedTasks } from '../../../infra/jobs/run-queue.ts';
import { type Subscription, startJobs } from '../../../infra/jobs/start-jobs.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { PRODUCT_CHANGED } from '../../catalogue/index.ts';
import { indexAll } from '../index.ts';
import { indexState } from '../testing/index-state.ts';
import { allIds, ask, facets, onSale, page } from '../testing/search-calls.ts';
import { indexProducts, indexStore, ProductIds } from './index-products.ts';

const app = await openSharedTestApp();

const log = createLog(testConfig({ dataDir: '' }));

describe('indexProducts', () => {
  it('indexes only products that are on sale in open stores', async () => {
    const [first = 0, second = 0] = await allIds(app);
    const words = (await page(app)).records[0]?.prodName;
    await app.database.queries.execute(sql`update product set status = 0 where id = ${first}`);
    await app.database.queries.execute(sql`update product set status = 2 where id = ${second}`);
    await indexProducts(app, { productIds: [first, second] });
    const left = await allIds(app);
    expect(left.toSorted((a, b) => a - b)).toEqual(await onSale(app));
    expect(left).not.toContain(first);
    expect((await page(app, { keyword: words })).records.map((one) => one.prodId)).not.toContain(first);
    expect((await facets(app)).total).toBe(left.length);
    await app.database.queries.execute(sql`update product set status = 1 where id = ${first}`);
    await indexProducts(app, { productIds: [first] });
    expect(await allIds(app)).toContain(first);
  });

  it('removes and restores the products of a store that closes and opens', async () => {
    const before = await allIds(app);
    for (const status of [3, 1]) {
      await inTransaction(app.database, SYSTEM, async (transaction) => {
        await transaction.queries.execute(sql`update store set status = ${status} where id = 2`);
        await transaction.changed('stores');
      });
      // Indexed at once, before any cache may have been invalidated.
      await indexStore(app, { storeId: 2 });
      expect((await page(app, { shopId: 2 })).total === 0).toBe(status === 3);
      expect((await allIds(app)).toSorted((a, b) => a - b)).toEqual(await onSale(app));
    }
    expect(await allIds(app)).toEqual(before);
  });

  it('gives the same index for repeated, concurrent and reordered indexing', async () => {
    const before = await indexState(app);
    const ids = await allIds(app);
    await indexProducts(app, { productIds: ids.slice(0, 50) });
    await Promise.all([ids.slice(20, 60), ids.slice(40, 90)].map((productIds) => indexProducts(app, { productIds })));
    expect(await indexState(app)).toEqual(before);
    await indexAll(app.database);
    expect(await indexState(app)).toEqual(before);
  });
});

/** Takes the lock of the index in another session until the result is called. */
async function lockIndexElsewhere({ databaseUrl }: TestApp): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`select pg_advisory_lock(hashtextextended('search index', 0))`);
  return () => client.end();
}

interface QueuedJob {
  readonly task: string;
  readonly payload: { readonly productIds?: readonly number[] };
  readonly error: string | null;
}

async function queuedJobs({ database }: TestApp): Promise<QueuedJob[]> {
  const { rows } = await database.pool.query<QueuedJob>(
    `select task.identifier as task, job.payload, job.last_error as error from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id`,
  );
  return rows;
}

describe('indexProducts while another writer has the lock', () => {
  it('returns soon and leaves one waiting job for each set of blocked products', async () => {
    await app.database.pool.query('delete from graphile_worker._private_jobs');
    const [first = 0, second = 0, third = 0] = await allIds(app);
    const unlock = await lockIndexElsewhere(app);
    await Promise.all(
      [[first, second], [third], [second, first]].map((productIds) => indexProducts(app, { productIds })),
    );
    await unlock();
    const jobs = await queuedJobs(app);
    expect(jobs.map(({ task, error }) => [task, error])).toEqual(Array(2).fill(['indexProducts', null]));
    const queued = jobs.flatMap(({ payload }) => payload.productIds ?? []);
    expect(queued.toSorted((a, b) => a - b)).toEqual([first, second, third].toSorted((a, b) => a - b));
  });

  it('indexes the products as soon as the lock is free, without a failed job', async () => {
    const app = await openTestApp();
    await app.database.pool.query('delete from graphile_worker._private_jobs');
    const wanted = (await allIds(app)).slice(0, 3);
    const unlock = await lockIndexElsewhere(app);
    const subscription: Subscription = {
      event: PRODUCT_CHANGED,
      subscriber: 'search',
      queue: 'index',
      handle: (payload: object) => indexProducts(app, ProductIds.parse(payload)),
    };
    const tasks: PlannedTasks = {
      indexProducts: { queue: 'index', run: (payload) => indexProducts(app, ProductIds.parse(payload)) },
    };
    const jobs = await startJobs(app.database, { tasks, subscriptions: [subscription], schedule: {} }, log);
    onTestFinished(() => jobs.stop());
    for (const productId of wanted) {
      await inTransaction(app.database, SYSTEM, async (transaction) => {
        await transaction.queries.execute(sql`update product set status = 0 where id = ${productId}`);
        await transaction.announce(PRODUCT_CHANGED, { productIds: [productId] });
      });
    }
    // Each of the three has timed out at least once.
    const waiting = async () =>
      (await queuedJobs(app)).flatMap(({ task, payload }) =>
        task === 'indexProducts' ? (payload.productIds ?? []) : [],
      );
    await expect.poll(async () => new Set(await waiting()), { timeout: 20_000 }).toEqual(new Set(wanted));
    await unlock();
    await expect.poll(() => waiting(), { timeout: 20_000 }).toEqual([]);
    expect((await allIds(app)).filter((id) => wanted.includes(id))).toEqual([]);
    expect((await queuedJobs(app)).filter(({ error }) => error !== null)).toEqual([]);
  });
});

describe('product lists from the index', () => {
  it('topProductsByStore returns the most popular products per store, in the requested order of stores', async () => {
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

  it('relatedProducts returns products of the same category first, and never the product itself', async () => {
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

  it('relatedProducts uses the given category when the product is off sale', async () => {
    const [prodId = 0, ...siblings] = await allIds(app, { categoryId: 1020101 });
    const near = await allIds(app, { categoryId: 10201 });
    const related = async (query: object) =>
      (await ask<{ prodId: number }[]>(app, '/prod/recommendList', { prodId, size: 30, ...query })).map(
        (one) => one.prodId,
      );
    await app.database.queries.execute(sql`update product set status = 0 where id = ${prodId}`);
    await indexProducts(app, { productIds: [prodId] });
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

  it('productsById returns the requested order, and products off sale only on request', async () => {
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

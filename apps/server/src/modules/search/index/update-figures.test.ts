import { SYSTEM } from '@galleria/domain/access/access';
import { POPULARITY_TIERS } from '@galleria/domain/search/popularity';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { catalogue, countSold } from '../../catalogue/index.ts';
import { indexAll } from '../index.ts';
import { indexState } from '../testing/index-state.ts';
import { allIds } from '../testing/search-calls.ts';
import { writeFigures } from './figures-db.ts';
import { indexProducts } from './index-products.ts';
import { updateFigures } from './update-figures.ts';

const sell = (app: TestApp, productId: number, pieces = 1) =>
  inTransaction(app.database, SYSTEM, (transaction) => countSold(transaction, new Map([[productId, pieces]])));

async function readValue<Value>({ database }: TestApp, text: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await database.pool.query<{ value: Value }>(text, values);
  return rows[0]?.value as Value;
}

/** Expects the index to be the same as if it were built from the catalogue now. */
async function expectCurrent(app: TestApp): Promise<void> {
  const state = await indexState(app);
  await indexAll(app.database);
  expect(await indexState(app)).toEqual(state);
}

describe('updateFigures', () => {
  it('gives the same index as indexing again, after sales, ratings and sold-out products', async () => {
    const app = await openTestApp();
    const ids = (await allIds(app)).slice(0, 30);
    await app.database.pool.query(
      `update product set sold = sold * 3 + 40, review_count = review_count + 1, rating_sum = rating_sum + 2,
         has_stock = id % 2 = 0 where id = any($1)`,
      [ids],
    );
    const before = await indexState(app);
    await updateFigures(app, { productIds: ids });
    expect(await indexState(app)).not.toEqual(before);
    await expectCurrent(app);
  });

  it('writes no row that has not changed', async () => {
    const app = await openTestApp();
    const productIds = await allIds(app);
    const places = `select md5(string_agg(ctid::text, ',' order by product_id, kind, owner)) as value from search_shelf`;
    const before = await readValue<string>(app, places);
    await updateFigures(app, { productIds });
    expect(await readValue<string>(app, places)).toBe(before);
  });

  it('does not update the word indexes for a sale, unless the product changes its popularity tier', async () => {
    const app = await openTestApp();
    const [productId = 0] = (await allIds(app)).slice(-1);
    const heapOnlyUpdates = (popularity: number) =>
      inTransaction(app.database, SYSTEM, async ({ queries }) => {
        const figures = { sold: 7, reviews: 1, rating: 40, in_stock: true };
        // The counter includes earlier transactions of this connection.
        const counter = sql`select pg_stat_get_xact_tuples_hot_updated('search_product'::regclass)::int as n`;
        const before = await queries.execute<{ n: number }>(counter);
        expect(await writeFigures(queries, [{ product_id: productId, popularity, ...figures }])).toHaveLength(1);
        const after = await queries.execute<{ n: number }>(counter);
        return (after.rows[0]?.n ?? 0) - (before.rows[0]?.n ?? 0);
      });
    const [lowest = 0] = POPULARITY_TIERS.slice(-1);
    expect(await heapOnlyUpdates(lowest - 2)).toBe(1);
    expect(await heapOnlyUpdates(lowest - 1)).toBe(1);
    expect(await heapOnlyUpdates(lowest)).toBe(0);
  });

  it('works while another writer has the lock of the index', async () => {
    const app = await openTestApp();
    const [productId = 0] = await allIds(app);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`select pg_advisory_lock(hashtextextended('search index', 0))`);
    await app.database.pool.query('update product set sold = 4321 where id = $1', [productId]);
    await updateFigures(app, { productIds: [productId] });
    const sold = 'select sold as value from search_product where product_id = $1';
    expect(await readValue<number>(app, sold, [productId])).toBe(4321);
  });

  it('converges when a product is sold, edited and put on sale concurrently', async () => {
    const app = await openTestApp();
    const [edited = 0, returning = 0] = await allIds(app);
    await app.database.pool.query('update product set status = 0 where id = $1', [returning]);
    await indexProducts(app, { productIds: [returning] });
    await app.database.pool.query('update product set status = 1 where id = $1', [returning]);
    const edit = async (turn: number) => {
      await app.database.pool.query(
        `update product set name = name || jsonb_build_object('en', $2::text) where id = $1`,
        [edited, `Renamed thing ${turn}`],
      );
      await indexProducts(app, { productIds: [edited, returning] });
    };
    const sale = async () => {
      for (const productId of [edited, returning]) await sell(app, productId);
      await updateFigures(app, { productIds: [returning, edited] });
    };
    const turns = Array.from({ length: 12 }, (_, turn) => turn);
    await Promise.all(turns.flatMap((turn) => [edit(turn), sale(), sale()]));
    // Products whose job timed out waiting for the lock went back into the queue.
    await indexQueued(app);
    await expectCurrent(app);
  });
});

/** Runs the jobs that were queued because another writer had the lock. */
async function indexQueued(app: TestApp): Promise<void> {
  const { rows } = await app.database.pool.query<{ payload: { productIds: number[] } }>(
    `select job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'indexProducts'`,
  );
  for (const { payload } of rows) await indexProducts(app, payload);
}

describe('announceFigures', () => {
  it('announces fifty sales by one event that contains each product once', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = (await allIds(app)).toSorted((one, other) => one - other);
    await app.database.pool.query('delete from graphile_worker._private_jobs');
    await app.database.pool.query('delete from product_figure_change');
    await Promise.all(Array.from({ length: 50 }, () => sell(app, first)));
    await sell(app, second);
    const announced = () =>
      readValue<{ productIds: number[] }[]>(
        app,
        `select coalesce(json_agg(payload -> 'payload'), '[]') as value from graphile_worker._private_jobs
         where payload ->> 'event' = 'product.figuresChanged'`,
      );
    expect(await announced()).toEqual([]);
    await catalogue.jobs?.announceFigures?.run(app.services.catalogue, {});
    await catalogue.jobs?.announceFigures?.run(app.services.catalogue, {});
    const sorted = (await announced()).map(({ productIds }) => productIds.toSorted((one, other) => one - other));
    expect(sorted).toEqual([[first, second]]);
    // One job is scheduled to check again.
    const again = `select count(*)::int as value from graphile_worker.jobs where key = 'announceFigures'`;
    expect(await readValue<number>(app, again)).toBe(1);
    expect(await readValue<number>(app, 'select count(*)::int as value from product_figure_change')).toBe(0);
  });
});

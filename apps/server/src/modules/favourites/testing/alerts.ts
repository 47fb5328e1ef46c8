import { SYSTEM } from '@galleria/domain/access/access';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newBuyer } from '../../accounts/testing/people.ts';
import { PRODUCT_CHANGED } from '../../catalogue/index.ts';
import { adjustStock } from '../../inventory/index.ts';
import { favourites } from '../index.ts';

const STORE = 2;

export interface SoldSku {
  readonly prodId: number;
  readonly skuId: number;
}

/** A product of store 2 whose SKU can be bought, at 100. */
export async function findSoldSku({ database: { pool } }: TestApp): Promise<SoldSku> {
  const { rows } = await pool.query<SoldSku>(
    `select product.id as "prodId", min(sku.id) as "skuId" from product join sku on product_id = product.id
     where store_id = $1 and status = 1 and is_on group by 1 having count(*) > 1 order by 1 limit 1`,
    [STORE],
  );
  const [found] = rows;
  if (!found) throw new Error('findSoldSku: store 2 has no product with several SKUs');
  await pool.query('update product set price_cents = 10000, max_price_cents = 10000 where id = $1', [found.prodId]);
  return found;
}

/** Sets the stock by a count of the store; announced like every change. */
export async function countStock(app: TestApp, { skuId }: SoldSku, count: number): Promise<void> {
  await inTransaction(app.database, SYSTEM, (transaction) =>
    adjustStock(transaction, STORE, [{ skuId, count }], { reason: 'count', reference: '' }),
  );
}

export async function changePrice(app: TestApp, { prodId }: SoldSku, priceCents: number): Promise<void> {
  await inTransaction(app.database, SYSTEM, async (transaction) => {
    await app.database.pool.query(
      'update product set price_cents = $2, max_price_cents = greatest(max_price_cents, $2) where id = $1',
      [prodId, priceCents],
    );
    await transaction.announce(PRODUCT_CHANGED, { productIds: [prodId] });
  });
}

/** Does the worker's part: delivers every past event and job again, since each may be delivered twice. */
export async function deliverAlerts(app: TestApp): Promise<void> {
  const context = app.services.favourites;
  for (const { event, handle } of favourites.subscriptions ?? []) {
    for (const payload of await readPayloads(app, event)) await handle.run(context, payload);
  }
  await runAlertJobs(app);
}

/** Runs the jobs that were scheduled when alerts were set. */
export async function runAlertJobs(app: TestApp): Promise<void> {
  const { rows } = await app.database.pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'sendAlerts'`,
  );
  for (const { payload } of rows) await favourites.jobs?.sendAlerts?.run(app.services.favourites, payload);
}

async function readPayloads({ database: { pool } }: TestApp, event: string): Promise<object[]> {
  const { rows } = await pool.query<{ payload: object }>(
    `select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = $1 order by id`,
    [event],
  );
  return rows.map(({ payload }) => payload);
}

interface SentAlert {
  readonly address: string;
  readonly subject: string;
  readonly template: string;
}

export async function readSent({ database: { pool } }: TestApp): Promise<SentAlert[]> {
  const { rows } = await pool.query<SentAlert>(
    `select address, subject, template from message where template in ('backInStock', 'priceDropped')
     order by created_at, address`,
  );
  return rows;
}

interface AlertList {
  readonly total: number;
  readonly records: readonly { alertId: number; kind: string; prodId: number; sentTime: string | null }[];
}

/** A buyer who sets alerts. */
export async function openAlertBuyer(app: TestApp, name: string) {
  const { browser, ...buyer } = await newBuyer(app, name);
  return {
    ...buyer,
    browser,
    setStockAlert: ({ skuId }: SoldSku, isOn = true) => browser.reason('PUT', '/p/alert/stock', { skuId, isOn }),
    setPriceAlert: ({ prodId }: SoldSku, isOn = true) => browser.reason('PUT', '/p/alert/price', { prodId, isOn }),
    // The request body is the bare number.
    favour: async ({ prodId }: SoldSku) => {
      const answer = await app.server.inject({
        ...{ method: 'POST', url: '/api/p/user/collection/addOrCancel', cookies: browser.cookies },
        ...{ headers: { 'content-type': 'application/json' }, payload: String(prodId) },
      });
      if (!answer.json().success) throw new Error(`favour: ${answer.body}`);
    },
    alerts: async () => (await browser.call('GET', '/p/alert/page')).data as AlertList,
  };
}

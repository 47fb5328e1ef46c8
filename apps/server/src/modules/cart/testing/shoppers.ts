import { randomUUID } from 'node:crypto';
import type { cartInfo, changeCartItem, expiredCartItems } from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from './test-browser.ts';

export type Info = OutputOf<typeof cartInfo>;
type Changed = OutputOf<typeof changeCartItem>;
type Expired = OutputOf<typeof expiredCartItems>;

/** A signed-in buyer with an empty cart. */
export async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const browser = new TestBrowser(app, { authorization });
  const change = (skuId: number, count: number, oldSkuId?: number) =>
    browser.call('POST', '/p/shopCart/changeItem', { skuId, count, ...(oldSkuId && { oldSkuId }) });
  return {
    userId,
    browser,
    change,
    put: async (skuId: number, count: number) => (await change(skuId, count)).data as Changed,
    info: async (addrId?: number) =>
      (await browser.call('POST', `/p/shopCart/info${addrId ? `?addrId=${addrId}` : ''}`)).data as Info,
    count: async () => (await browser.call('GET', '/p/shopCart/prodCount')).data as number,
    expired: async () => (await browser.call('GET', '/p/shopCart/expiryProdList')).data as Expired,
    check: (basketIds: number[], isChecked: 0 | 1) =>
      browser.call('POST', '/p/shopCart/checkItems', { basketIds, isChecked }),
    remove: (basketIds: number[]) => browser.call('PUT', '/p/shopCart/deleteItem', basketIds),
    merge: async () =>
      (await browser.call('POST', '/p/shopCart/merge')).data as { movedLines: number; cartCount: number },
  };
}

export type Shopper = Awaited<ReturnType<typeof signIn>>;

/** A visitor who is not signed in. */
export function openGuest(app: TestApp) {
  const browser = new TestBrowser(app);
  return {
    browser,
    change: (skuId: number, count: number) => browser.call('POST', '/shopCart/changeItem', { skuId, count }),
    count: async () => (await browser.call('GET', '/shopCart/prodCount')).data as number,
  };
}

/** SKUs of different products of a store, each with this stock. */
export async function skusOf(app: TestApp, storeId: number, count: number, stock = 10): Promise<number[]> {
  const { rows } = await app.database.queries.execute<{ id: number }>(sql`
    select min(sku.id) as id from sku join product on product.id = sku.product_id
    where product.store_id = ${storeId} and product.status = 1 and product.type = 0 and sku.is_on and not is_virtual
    group by product.id order by 1 limit ${count}`);
  const skuIds = rows.map(({ id }) => id);
  if (skuIds.length < count) throw new Error(`store ${storeId} has only ${skuIds.length} products`);
  await setAvailableStock(app, skuIds, stock);
  return skuIds;
}

/** Two SKUs of one product. */
export async function siblingsOf(app: TestApp, stock = 10): Promise<[number, number]> {
  const { rows } = await app.database.queries.execute<{ ids: number[] }>(sql`
    select array_agg(sku.id order by sku.id) as ids from sku join product on product.id = sku.product_id
    where product.status = 1 and product.type = 0 and sku.is_on and product.store_id = 2
    group by product.id having count(*) > 1 order by product.id limit 1`);
  const [first = 0, second = 0] = rows[0]?.ids ?? [];
  await setAvailableStock(app, [first, second], stock);
  return [first, second];
}

export async function setAvailableStock(app: TestApp, skuIds: readonly number[], available: number): Promise<void> {
  await app.database.queries.execute(
    sql`update sku_stock set available = ${available} where sku_id = any(${sql.param([...skuIds])}::int[])`,
  );
}

/** Runs an SQL change of the SKU's product directly in the database. */
export async function changeProduct(app: TestApp, skuId: number, change: string): Promise<void> {
  await app.database.queries.execute(
    sql`update product set ${sql.raw(change)} where id = (select product_id from sku where id = ${skuId})`,
  );
}

/** Number of statements that `work` sends through the pool. */
export async function countStatements(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { pool } = app.database;
  const real = pool.query;
  let statements = 0;
  pool.query = new Proxy(real, {
    apply: (query, self, given) => {
      statements += 1;
      return Reflect.apply(query, self, given);
    },
  });
  await work();
  pool.query = real;
  return statements;
}

/** Changes the status as staff do: caches with the store are invalidated. */
export async function setStoreStatus({ database }: TestApp, storeId: number, status: number): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    await transaction.queries.execute(sql`update store set status = ${status} where id = ${storeId}`);
    await transaction.changed('stores');
  });
}

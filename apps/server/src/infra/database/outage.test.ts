import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { putOnSale } from '../../testing/trade-races/race-goods.ts';
import { connectMall, rowsOf } from '../../testing/trade-races/race-mall.ts';
import { makeBuyer } from '../../testing/trade-races/race-people.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

/** A check in flight when the database begins to hang may still be answered; then the next one detects the outage. */
const TIMEOUT_MS = 1_000;

async function openWithProxy(): Promise<{ app: TestApp; proxy: DatabaseProxy }> {
  const made = Promise.withResolvers<DatabaseProxy>();
  const reachDatabase = async (url: string) => {
    const proxy = await startDatabaseProxy(url);
    made.resolve(proxy);
    return proxy.url;
  };
  const app = await openTestApp({ databaseTimeoutMs: TIMEOUT_MS }, { reachDatabase });
  // The heartbeat is connected now: from here on the short timeout applies.
  expect(await app.database.isAvailable()).toBe(true);
  return { app, proxy: await made.promise };
}

/** A call that reads a session, so it always needs the database. */
const ask = async (app: TestApp) => {
  const { status, envelope, headers } = await app.call('/p/user/userInfo', {
    headers: { authorization: 'a-token-of-good-length' },
  });
  return [status, envelope.reason, headers['retry-after']];
};
const REFUSED = [503, 'call.overloaded', '2'];
const ANSWERED = [200, 'access.signIn', undefined];

const statusOf = async (app: TestApp, url: string) => (await app.server.inject(url)).statusCode;

describe.each(['hang', 'refuse'] as const)('while the database is unreachable (%s)', (kind) => {
  it('calls answer 503 with Retry-After and /readyz answers 503, until the database is back', async () => {
    const { app, proxy } = await openWithProxy();
    expect(await ask(app)).toEqual(ANSWERED);
    await proxy[kind]();
    expect(await Promise.all(Array.from({ length: 30 }, () => ask(app)))).toEqual(Array(30).fill(REFUSED));
    expect(await statusOf(app, '/readyz')).toBe(503);
    expect(await statusOf(app, '/healthz')).toBe(200);
    await proxy.restore();
    await expect.poll(() => statusOf(app, '/readyz'), { timeout: 20_000 }).toBe(200);
    expect(await ask(app)).toEqual(ANSWERED);
  });

  it('statements fail at once, and so do those that wait for an answer or a connection', async () => {
    const { app, proxy } = await openWithProxy();
    const { pool } = app.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const [first, ...rest] = held;
    await proxy[kind]();
    const waitingForAnswer = first?.query('select 1');
    const waitingForConnection = pool.query('select 1');
    const [answer, connection] = await Promise.allSettled([waitingForAnswer, waitingForConnection]);
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
    expect(connection).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    expect(pool.waitingCount).toBeLessThanOrEqual(1);
    await expect(pool.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    first?.release();
    for (const client of rest) client.release();
    await proxy.restore();
    await expect.poll(() => app.database.isAvailable(), { timeout: 20_000 }).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBeLessThanOrEqual(pool.options.max);
  });

  it('a page answers 503 in the visitor’s language', async () => {
    const { app, proxy } = await openWithProxy();
    await proxy[kind]();
    const page = await app.server.inject({ url: '/sandbox-pay/unknown', headers: { 'accept-language': 'fr' } });
    expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
      ...[503, '2', 'text/html; charset=utf-8'],
    ]);
    expect(page.body).toMatch(/lang="fr"[\s\S]*Veuillez réessayer/);
    await proxy.restore();
  });
});

describe('a slow statement', () => {
  it('is not treated as an outage, however long it takes', async () => {
    const { app } = await openWithProxy();
    const { database } = app;
    const sleep = sql.raw(`select pg_sleep(${(2 * TIMEOUT_MS) / 1000})`);
    await database.queries.execute(sleep);
    await inTransaction(database, SYSTEM, ({ queries }) => queries.execute(sleep));
    expect(await ask(app)).toEqual(ANSWERED);
  });

  it('of a job without a time limit survives an outage of the pool', async () => {
    const { app, proxy } = await openWithProxy();
    // Connects to the database past the proxy, like a connection that survives the outage.
    const job = withoutStatementTimeout({ url: app.databaseUrl }, async (client) => {
      proxy.hang();
      await expect.poll(() => app.database.isAvailable(), { timeout: 20_000 }).toBe(false);
      return (await client.query('select 1 as one')).rows;
    });
    expect(await job).toEqual([{ one: 1 }]);
    await proxy.restore();
  });
});

describe('an order whose COMMIT got no answer', () => {
  it('is placed once when it is submitted again with the same submission id', async () => {
    const { app, proxy } = await openWithProxy();
    const mall = await connectMall('', app.database);
    const buyer = await makeBuyer(mall);
    const skuId = await putOnSale(mall, 10);
    const payload = { uuid: randomUUID(), addrId: buyer.addrId, orderItem: { skuId, prodCount: 1 } };
    const submit = () =>
      app.call('/p/order/submit', { method: 'POST', payload, headers: { authorization: buyer.token } });
    proxy.hangAfterSending('commit');
    expect(await submit()).toMatchObject({ status: 503, envelope: { reason: 'call.overloaded' } });
    await proxy.restore();
    await expect.poll(() => app.database.isAvailable(), { timeout: 20_000 }).toBe(true);
    const trades = () => rowsOf<{ id: number }>(mall, 'select id from trade where user_id = $1', [buyer.userId]);
    await expect.poll(trades, { timeout: 20_000 }).toHaveLength(1);
    expect(await submit()).toMatchObject({ envelope: { success: true } });
    expect(await trades()).toHaveLength(1);
    expect(await rowsOf(mall, 'select available from sku_stock where sku_id = $1', [skuId])).toEqual([
      { available: 9 },
    ]);
  });
});

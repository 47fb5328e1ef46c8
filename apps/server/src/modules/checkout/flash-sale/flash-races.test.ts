import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { proveBalance } from '../../ledger/index.ts';
import { type FlashMall, openFlashMall, STOCK } from './testing/flash-mall.ts';

const PIECES = Number(process.env.FLASH_PIECES ?? 20);
const BUYERS = Number(process.env.FLASH_BUYERS ?? 100);
const ROUNDS = Number(process.env.FLASH_ROUNDS ?? 2);
/** The number of concurrent clients: fewer than the requests that the server accepts at once. */
const BROWSERS = 200;
const MAX_TRIES = 500;
const MAX_PAUSE_MS = 50;
/** Creating the buyers takes most of the time. */
const TIMEOUT_MS = 60_000 + BUYERS * ROUNDS * 1_000;

type Buyer = Awaited<ReturnType<FlashMall['buyer']>>;

interface Sent {
  readonly buyer: Buyer;
  readonly path: string;
  readonly uuid: string;
}

/**
 * Submits over a real connection, and retries while the server is busy. Returns the statuses of all tries and the
 * reason of the last.
 */
async function send(url: string, { buyer, path, uuid }: Sent) {
  const statuses: number[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await fetch(`${url}/api/p/seckill/${path}/submit`, {
      method: 'POST',
      headers: { authorization: buyer.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, addrId: buyer.addrId, orderItem: buyer.orderItem }),
    });
    statuses.push(response.status);
    const { reason = 'placed' } = (await response.json()) as { reason?: string };
    if (reason !== 'flashSale.busy') return { statuses, reason };
    await setTimeout(Math.random() * MAX_PAUSE_MS);
  }
  return { statuses, reason: 'flashSale.busy' };
}

async function inBrowsers<Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  let next = 0;
  const browse = async () => {
    for (let index = next++; index < items.length; index = next++) answers.push(await work(items[index] as Item));
  };
  await Promise.all(Array.from({ length: Math.min(BROWSERS, items.length) }, browse));
  return answers;
}

/**
 * The submissions of all buyers. Half of the buyers submit twice: some the same order, some another one with the same
 * path.
 */
async function submissionsOf(buyers: readonly Buyer[]): Promise<Sent[]> {
  const sent = await inBrowsers(buyers, async (buyer) => ({ buyer, path: await buyer.path(), uuid: randomUUID() }));
  return sent.flatMap((one, index) => {
    if (index % 2 === 0) return [one];
    return [one, index % 4 === 1 ? one : { ...one, uuid: randomUUID() }];
  });
}

describe('many buyers of one SKU in a flash sale', () => {
  it('buy exactly the pieces of the pool, and unpaid pieces are sold again', { timeout: TIMEOUT_MS }, async () => {
    const mall = await openFlashMall({ pieces: PIECES });
    const url = await mall.app.server.listen({ port: 0, host: '127.0.0.1' });
    const buyers = await mall.buyers(BUYERS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await inBrowsers(await submissionsOf(buyers), (one) => send(url, one));
      expect(new Set(answers.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
      const reasons = new Set(answers.map(({ reason }) => reason));
      const known = ['placed', 'flashSale.soldOut', 'flashSale.path', 'activity.buyerLimit'];
      expect([...reasons].filter((reason) => !known.includes(reason))).toEqual([]);
      expect(await mall.units()).toEqual({ free: 0, taken: PIECES });
      const { rows } = await mall.app.database.pool.query<{ orders: number; buyers: number }>(
        `select count(*)::int as orders, count(distinct user_id)::int as buyers from mall_order where type = 2 and status = 1`,
      );
      expect(rows[0]).toEqual({ orders: PIECES, buyers: PIECES });
      await mall.app.moveClock(`${round * 16} minutes`);
      await mall.app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
      await Promise.all([mall.expire(), mall.expire()]);
      expect(await mall.units()).toEqual({ free: PIECES, taken: 0 });
    }
    await mall.app.moveClock('2 days');
    await Promise.all([mall.turn(), mall.turn()]);
    expect([await mall.stock(), await mall.units()]).toEqual([STOCK, { free: 0, taken: 0 }]);
    expect(await proveBalance(mall.app.database.queries)).toEqual([]);
  });

  it('control: without the row locks and the trigger on pieces, one piece is sold several times', async () => {
    const mall = await openFlashMall({ pieces: 1 });
    const buyers = await mall.buyers(3);
    const sent = await submissionsOf(buyers);
    await mall.app.database.pool.query('drop trigger activity_unit_once on activity_unit');
    await removeRowLocks(mall.app, 'activity_unit', {
      ...{ event: 'update', count: buyers.length },
      write: `update activity_unit_rows set trade_id = new.trade_id, user_id = new.user_id, ordinal = new.ordinal where id = old.id`,
    });
    await Promise.all(
      buyers.map((buyer, index) => buyer.submit(sent.find((one) => one.buyer === buyer)?.path ?? String(index))),
    );
    expect(await mall.orders()).toBeGreaterThan(1);
  });

  it('control: without the unique key on used paths, one path places two orders', async () => {
    const mall = await openFlashMall({ pieces: 5, limitPerBuyer: 5 });
    const ada = await mall.buyer();
    const path = await ada.path();
    await mall.app.database.pool.query('alter table used_order_path drop constraint used_order_path_user_id_nonce_pk');
    await Promise.all([ada.submit(path), ada.submit(path)]);
    expect(await mall.orders()).toBe(2);
  });
});

describe('database constraints of a pool', () => {
  it('refuse a piece that another trade has taken, and more pieces than the limit per buyer', async () => {
    const mall = await openFlashMall({ pieces: 3 });
    const { pool } = mall.app.database;
    const take = (trade: number, ordinal: number, which: string) =>
      pool.query(
        `update activity_unit set trade_id = $1, ordinal = $2, user_id = '00000000-0000-4000-8000-000000000000'
         where id = (select ${which}(id) from activity_unit)`,
        [trade, ordinal],
      );
    await take(1, 1, 'min');
    await expect(take(2, 1, 'min')).rejects.toThrow('is taken by trade 1');
    await expect(take(1, 1, 'max')).rejects.toThrow('activity_unit_ordinal');
    await expect(take(1, 2, 'max')).rejects.toThrow('activity_unit_within');
  });
});

describe('the end of a flash sale in several processes', () => {
  it('control: without the row lock that closes the pool once, the rest returns to stock twice', async () => {
    const mall = await openFlashMall({ pieces: 3 });
    await mall.app.database.pool.query('update activity set ends_at = mall_now()');
    await mall.app.database.pool.query(
      'alter table activity_unit drop constraint activity_unit_activity_id_activity_id_fk; alter table activity_item drop constraint activity_item_activity_id_activity_id_fk',
    );
    await removeRowLocks(mall.app, 'activity', { event: 'update', count: 1, write: 'null' });
    await removeRowLocks(mall.app, 'activity_unit', {
      ...{ event: 'delete', count: 2 },
      write: 'delete from activity_unit_rows where id = old.id',
    });
    await Promise.allSettled([mall.turn(), mall.turn()]);
    expect(await mall.stock()).toBe(STOCK + 3);
  });
});

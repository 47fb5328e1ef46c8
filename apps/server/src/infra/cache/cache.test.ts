import { VISITOR } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../testing/open-test-app.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { openCache } from './cache.ts';

const app = await openSharedTestApp();

const log = createLog({ logLevel: 'silent' });

describe('openCache', () => {
  it('loads once per language until a committed change names the topic', async () => {
    const cache = await openCache(app.databaseUrl, log);
    let loads = 0;
    const read = cache.perLocale('notices', async (locale) => `${locale} ${++loads}`);
    expect([await read('en'), await read('en'), await read('de')]).toEqual(['en 1', 'en 1', 'de 2']);
    await inTransaction(app.database, VISITOR, (transaction) => transaction.changed('banners'));
    await inTransaction(app.database, VISITOR, async (transaction) => {
      await transaction.changed('notices');
      throw new Error('rolled back');
    }).catch(() => undefined);
    expect(await read('en')).toBe('en 1');
    await inTransaction(app.database, VISITOR, (transaction) => transaction.changed('notices'));
    await expect.poll(() => read('en')).toBe('en 3');
    await cache.close();
  });

  it('invalidates changes of its own process without waiting for NOTIFY', async () => {
    const { database, services } = await openTestApp();
    const isKnown = async () => (await services.activities.current()).open().length > 0;
    await database.pool.query('delete from activity');
    expect(await isKnown()).toBe(false);
    // This statement sends no NOTIFY.
    await database.pool.query(`
      with sold as (select sku.id, product_id, store_id from sku join product on product.id = product_id order by 1 limit 1),
      activity as (insert into activity (store_id, kind, name, starts_at, ends_at)
        select store_id, 'limitedTime', '{"en": "Now"}', mall_now(), mall_now() + interval '1 day' from sold returning *)
      insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
      select activity.id, sold.id, product_id, 1, tstzrange(starts_at, ends_at) from activity, sold`);
    expect(await isKnown()).toBe(false);
    for (const notify of database.changeListeners) notify('activities');
    expect(await isKnown()).toBe(true);
  });

  it('does not cache a load that failed', async () => {
    const cache = await openCache(app.databaseUrl, log);
    let loads = 0;
    const read = cache.perLocale('site', async () => {
      loads += 1;
      if (loads === 1) throw new Error('not now');
      return loads;
    });
    await expect(read('en')).rejects.toThrow('not now');
    expect(await read('en')).toBe(2);
    await cache.close();
  });

  it('caches nothing while the LISTEN connection is down, and reconnects by itself', async () => {
    const cache = await openCache(app.databaseUrl, log);
    let loads = 0;
    const read = cache.perLocale('site', async () => ++loads);
    await read('en');
    await app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen mall_changed' and datname = current_database()`,
    );
    await expect.poll(() => cache.isListening(), { interval: 5 }).toBe(false);
    expect(await read('en')).not.toBe(await read('en'));
    const twice = async () => [await read('en'), await read('en')];
    await expect.poll(() => cache.isListening(), { timeout: 10_000 }).toBe(true);
    expect(new Set(await twice()).size).toBe(1);
    await cache.close();
  });
});

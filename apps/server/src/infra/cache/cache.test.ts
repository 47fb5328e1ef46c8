import { VISITOR } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
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

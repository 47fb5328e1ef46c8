import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { readVisitDays } from './analytics-db.ts';
import { VisitCounter, visitedPage } from './visit-counter.ts';

describe('visitedPage', () => {
  it.each([
    ['/detail?prodId=12', { prodId: 12 }],
    ['/detail.data?prodId=12&_routes=x', { prodId: 12 }],
    ['/shop-index?sid=2', { storeId: 2 }],
    ['/shop-prod-list?sid=2&current=3', { storeId: 2 }],
    ['/detail?prodId=0', undefined],
    ['/detail?prodId=99999999999', undefined],
    ['/cart?sid=2', undefined],
    ['/', undefined],
  ])('maps %s to %o', (url, page) => {
    expect(visitedPage(url)).toEqual(page);
  });
});

describe('VisitCounter', () => {
  it('counts a visitor once per day and store over all processes, and stores no identifying data', async () => {
    const { database } = await openTestApp();
    const options = {
      ...{ queries: database.queries, log: createLog({ logLevel: 'silent' }), key: Buffer.alloc(32, 7) },
      timeZone: async () => 'UTC',
      activitiesOf: async () => [],
    };
    await database.pool.query('delete from store_visit_day');
    const [one, other] = [new VisitCounter(options), new VisitCounter(options)];
    const ada = { address: '203.0.113.7', agent: 'Firefox' };
    const { rows } = await database.pool.query<{ id: number }>('select id from product where store_id = 2 limit 1');
    for (const counter of [one, other]) {
      await counter.record({ ...ada, url: '/shop-index?sid=2' });
      await counter.record({ ...ada, url: `/detail?prodId=${rows[0]?.id}` });
      await counter.record({ ...ada, url: '/detail?prodId=999999' });
    }
    await other.record({ ...ada, url: '/shop-index?sid=2', address: '203.0.113.8' });
    await other.record({ ...ada, url: '/shop-index?sid=5' });
    await Promise.all([one.close(), other.close()]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await readVisitDays(database.queries, 2, today)).byDay.get(today)).toBe(2);
    expect((await readVisitDays(database.queries, 5, today)).byDay.get(today)).toBe(1);
    const stored = await database.pool.query<{ visitor: Buffer }>('select visitor from store_visitor');
    expect(stored.rows.every(({ visitor }) => visitor.length === 12)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { readVisitDays } from './analytics-db.ts';
import { visitedPage } from './count-page-visits.ts';
import { VisitCounter } from './visit-counter.ts';

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
  ])('%s is %o', (url, page) => {
    expect(visitedPage(url)).toEqual(page);
  });
});

describe('VisitCounter', () => {
  it('counts a visitor once a day and store, in any process, and stores nothing that names one', async () => {
    const { database } = await openTestApp();
    const options = {
      ...{ queries: database.queries, log: createLog({ logLevel: 'silent' }), key: Buffer.alloc(32, 7) },
      timeZone: async () => 'UTC',
    };
    await database.pool.query('delete from store_visit_day');
    const [one, other] = [new VisitCounter(options), new VisitCounter(options)];
    const ada = { address: '203.0.113.7', agent: 'Firefox' };
    const { rows } = await database.pool.query<{ id: number }>('select id from product where store_id = 2 limit 1');
    for (const counter of [one, other]) {
      await counter.record({ storeId: 2 }, ada);
      await counter.record({ prodId: rows[0]?.id ?? 0 }, ada);
      await counter.record({ prodId: 999_999 }, ada);
    }
    await other.record({ storeId: 2 }, { ...ada, address: '203.0.113.8' });
    await other.record({ storeId: 5 }, ada);
    await Promise.all([one.close(), other.close()]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await readVisitDays(database.queries, 2, today)).byDay.get(today)).toBe(2);
    expect((await readVisitDays(database.queries, 5, today)).byDay.get(today)).toBe(1);
    const stored = await database.pool.query<{ visitor: Buffer }>('select visitor from store_visitor');
    expect(stored.rows.every(({ visitor }) => visitor.length === 12)).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { openSharedTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { searchPersonalData } from './search-history.ts';

const app = await openSharedTestApp();

async function newSearcher(app: TestApp) {
  const userId = randomUUID();
  const headers = { authorization: await openSession(app.database.queries, 'buyer', userId) };
  const path = '/p/search/history';
  return {
    userId,
    list: async () => (await app.call(path, { headers })).envelope.data,
    search: (keyword: string) => app.call(path, { method: 'POST', headers, payload: { keyword } }),
    forget: (keyword?: string) =>
      app.call(keyword ? `${path}?keyword=${keyword}` : path, { method: 'DELETE', headers }),
  };
}

describe('searchHistory', () => {
  it('returns up to twenty keywords, the latest first, each once', async () => {
    const ada = await newSearcher(app);
    for (const keyword of ['lamp', 'tea', ' lamp ']) await ada.search(keyword);
    expect(await ada.list()).toEqual(['lamp', 'tea']);
    for (let index = 1; index <= 25; index++) await ada.search(`word ${index}`);
    expect(await ada.list()).toEqual(Array.from({ length: 20 }, (_, index) => `word ${25 - index}`));
  });

  it('is cleared one by one or entirely, for this buyer only', async () => {
    const [ada, bob] = [await newSearcher(app), await newSearcher(app)];
    for (const keyword of ['lamp', 'tea', 'bike']) await ada.search(keyword);
    await bob.search('tea');
    await ada.forget('tea');
    expect(await ada.list()).toEqual(['bike', 'lamp']);
    await ada.forget();
    expect(await ada.list()).toEqual([]);
    expect(await bob.list()).toEqual(['tea']);
    expect((await app.call('/p/search/history')).envelope).toMatchObject({ code: 'A00004' });
  });

  it('is part of the personal data export and is erased with the account', async () => {
    const ada = await newSearcher(app);
    await ada.search('lamp');
    expect(await searchPersonalData.read(app.database.queries, ada.userId)).toEqual([
      { keyword: 'lamp', searchedAt: expect.any(String) },
    ]);
    await inTransaction(app.database, SYSTEM, (transaction) => searchPersonalData.erase(transaction, ada.userId));
    expect(await ada.list()).toEqual([]);
  });
});

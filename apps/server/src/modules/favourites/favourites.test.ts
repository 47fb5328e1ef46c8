import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeRowLocks } from '../../testing/remove-guards.ts';
import { insertFavourite } from './favourite-products-db.ts';
import { favouritesPersonalData } from './favourites-personal-data.ts';
import { type FavouriteList, limitFavourites, readProductIds, signIn } from './testing/buyers.ts';

const fansOf = async (app: TestApp, storeId: number) => {
  const { rows } = await app.database.queries.execute<{ fans: number }>(
    sql`select fans from store where id = ${storeId}`,
  );
  return rows[0]?.fans;
};

describe('favourite products', () => {
  it('toggleFavourite adds and removes, with a bare number as body', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await readProductIds(app, 2);
    const ada = await signIn(app);
    expect(await ada.toggle(first)).toMatchObject({ code: '00000', data: true });
    expect(await ada.toggle(second)).toMatchObject({ data: true });
    expect((await ada.get(`/user/collection/isCollection?prodId=${first}`)).data).toBe(true);
    expect((await ada.favourites()).records.map(({ prodId }) => prodId).toSorted()).toEqual([first, second].toSorted());
    expect((await ada.get('/user/collection/collectionCount')).data).toEqual({ prodCount: 2, shopCount: 0 });
    expect(await ada.toggle(first)).toMatchObject({ data: false });
    expect((await ada.get('/user/collection/ids')).data).toEqual({ prodIds: [second], shopIds: [] });
    const eve = await signIn(app);
    expect((await eve.favourites()).records).toEqual([]);
    expect(await eve.post('/user/collection/batchCancel', [second])).toMatchObject({ code: '00000' });
    expect((await ada.favourites()).total).toBe(1);
  });

  it('favouritePage marks products that are off the shelf as stale, and filters them by staleOnly', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await readProductIds(app, 2);
    const ada = await signIn(app);
    await ada.toggle(first);
    await ada.toggle(second);
    await app.database.queries.execute(sql`update product set status = 0 where id = ${first}`);
    await app.database.queries.execute(sql`update product set price_cents = 1 where id = ${second}`);
    const { records } = await ada.favourites();
    expect(records.find(({ prodId }) => prodId === first)).toMatchObject({ isStale: true, status: 0 });
    const cheaper = records.find(({ prodId }) => prodId === second);
    expect(cheaper).toMatchObject({ isStale: false, price: 0.01 });
    expect(cheaper?.keptPrice).toBeGreaterThan(0.01);
    const stale = (await ada.get('/user/collection/page?staleOnly=1')).data as FavouriteList;
    expect(stale.records.map(({ prodId }) => prodId)).toEqual([first]);
  });

  it('favouritePage lists deleted products, so that they can be removed', async () => {
    const app = await openTestApp();
    const [first = 0] = await readProductIds(app, 1);
    const ada = await signIn(app);
    await ada.toggle(first);
    await app.database.queries.execute(sql`update product set status = -1 where id = ${first}`);
    expect((await ada.favourites()).records).toMatchObject([{ prodId: first, isStale: true, status: -1 }]);
    expect(await ada.toggle(first)).toMatchObject({ data: false });
    expect(await ada.toggle(first)).toMatchObject({ reason: 'product.notFound' });
  });

  it('toggleFavourite refuses a product that does not exist', async () => {
    const ada = await signIn(await openTestApp());
    expect(await ada.toggle(999_999_999)).toMatchObject({ reason: 'product.notFound' });
  });

  it('favouritePage lists all favourites when the limit was lowered later', async () => {
    const app = await openTestApp();
    await limitFavourites(app, 1);
    const ada = await signIn(app);
    for (const productId of await readProductIds(app, 2)) {
      await insertFavourite(app.database.queries, { userId: ada.userId, productId, priceWhenAddedCents: 1 });
    }
    expect((await ada.favourites()).total).toBe(2);
  });
});

describe('followed stores', () => {
  it('toggleFollowedStore and unfollowStores keep the fan counter of a store exact under concurrency', async () => {
    const app = await openTestApp();
    const before = (await fansOf(app, 2)) ?? 0;
    const people = await Promise.all(Array.from({ length: 6 }, () => signIn(app)));
    const answers = await Promise.all(people.map((person) => person.post('/shop/collection/addOrCancel', 2)));
    expect(answers.map(({ data }) => data)).toEqual(people.map(() => true));
    expect(await fansOf(app, 2)).toBe(before + 6);
    const [ada, eve] = people;
    expect(await ada?.post('/shop/collection/batchCancel', [2, 2, 3])).toMatchObject({ code: '00000' });
    expect(await ada?.post('/shop/collection/batchCancel', [2])).toMatchObject({ code: '00000' });
    expect(await fansOf(app, 2)).toBe(before + 5);
    expect((await eve?.get('/shop/collection/page'))?.data).toMatchObject({ total: 1, records: [{ shopId: 2 }] });
    expect((await eve?.get('/shop/collection/isCollection?shopId=2'))?.data).toBe(true);
    expect(await eve?.post('/shop/collection/addOrCancel', 999_999)).toMatchObject({ reason: 'store.notFound' });
  });

  it('control: without the row lock on the store one of two followers is not counted', async () => {
    const app = await openTestApp();
    const before = (await fansOf(app, 2)) ?? 0;
    const people = [await signIn(app), await signIn(app)];
    await removeRowLocks(app, 'store', {
      ...{ event: 'update', count: 2 },
      write: 'update store_rows set fans = new.fans where id = new.id',
    });
    const answers = await Promise.all(people.map((person) => person.post('/shop/collection/addOrCancel', 2)));
    expect(answers.map(({ data }) => data)).toEqual([true, true]);
    expect(await fansOf(app, 2)).toBe(before + 1);
  });
});

describe('browsing history', () => {
  const view = (app: TestApp, authorization: string, prodId: number) =>
    app.call('/p/prodBrowseLog', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `prodId=${prodId}`,
    });

  it('has one entry per product and day, the latest first; clearBrowsingHistory deletes own entries only', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await readProductIds(app, 2);
    const ada = await signIn(app);
    for (const prodId of [first, second, first]) {
      expect((await view(app, ada.authorization, prodId)).envelope.code).toBe('00000');
    }
    const history = async () =>
      ((await ada.get('/prodBrowseLog/page')).data as { records: { prodId: number; prodBrowseLogId: number }[] })
        .records;
    expect((await history()).map(({ prodId }) => prodId)).toEqual([first, second]);
    const eve = await signIn(app);
    const [latest] = await history();
    const clear = (who: typeof ada, query = '') =>
      app.call(`/p/prodBrowseLog${query}`, { method: 'DELETE', headers: { authorization: who.authorization } });
    await clear(eve, `?prodBrowseLogIds=${latest?.prodBrowseLogId}`);
    expect(await history()).toHaveLength(2);
    await clear(ada, `?prodBrowseLogIds=${latest?.prodBrowseLogId}`);
    expect((await history()).map(({ prodId }) => prodId)).toEqual([second]);
    const age = (days: number) =>
      app.database.queries.execute(sql`update browse_log set seen_at = mall_now() - make_interval(days => ${days})`);
    await age(91);
    expect(await history()).toEqual([]);
    await age(89);
    expect(await history()).toHaveLength(1);
    await clear(ada);
    expect(await history()).toEqual([]);
  });

  it('is exported and erased with favourites and followed stores', async () => {
    const app = await openTestApp();
    const [first = 0] = await readProductIds(app, 1);
    const before = await fansOf(app, 3);
    const ada = await signIn(app);
    await view(app, ada.authorization, first);
    await ada.toggle(first);
    await ada.post('/shop/collection/addOrCancel', 3);
    expect(await favouritesPersonalData.read(app.database.queries, ada.userId)).toEqual({
      products: [{ productId: first, keptAt: expect.any(String) }],
      stores: [{ storeId: 3, followedAt: expect.any(String) }],
      lookedAt: [{ productId: first, seenAt: expect.any(String) }],
      alerts: [],
    });
    await inTransaction(app.database, SYSTEM, (transaction) => favouritesPersonalData.erase(transaction, ada.userId));
    expect((await ada.get('/user/collection/collectionCount')).data).toEqual({ prodCount: 0, shopCount: 0 });
    expect(await fansOf(app, 3)).toBe(before);
  });
});

import { randomUUID } from 'node:crypto';
import { VISITOR } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { putSetting } from '../site/index.ts';
import { favouriteRecords } from './favourite-records.ts';
import { countKeptProducts, keepProduct } from './kept-products-db.ts';

interface Page {
  records: { prodId: number; shopId: number; isStale: boolean; status: number; keptPrice: number; price: number }[];
  total: number;
}

async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const headers = { authorization, 'content-type': 'application/json' };
  const get = async (path: string) => (await app.call(`/p${path}`, { headers: { authorization } })).envelope;
  const post = async (path: string, body: unknown) =>
    (await app.call(`/p${path}`, { method: 'POST', headers, payload: JSON.stringify(body) })).envelope;
  const products = async () => (await get('/user/collection/page?size=100')).data as Page;
  return { userId, authorization, get, post, products };
}

async function someIds(app: TestApp, count: number): Promise<number[]> {
  const { rows } = await app.database.queries.execute<{ id: number }>(
    sql`select id from product where status = 1 and store_id = 2 order by id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

const fansOf = async (app: TestApp, storeId: number) => {
  const { rows } = await app.database.queries.execute<{ fans: number }>(
    sql`select fans from store where id = ${storeId}`,
  );
  return rows[0]?.fans;
};

describe('products that a buyer keeps', () => {
  it('are kept and let go by the same call, with a bare number as body', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await someIds(app, 2);
    const ada = await signIn(app);
    expect(await ada.post('/user/collection/addOrCancel', first)).toMatchObject({ code: '00000', data: true });
    expect(await ada.post('/user/collection/addOrCancel', second)).toMatchObject({ data: true });
    expect((await ada.get(`/user/collection/isCollection?prodId=${first}`)).data).toBe(true);
    expect((await ada.products()).records.map(({ prodId }) => prodId).toSorted()).toEqual([first, second].toSorted());
    expect((await ada.get('/user/collection/collectionCount')).data).toEqual({ prodCount: 2, shopCount: 0 });
    expect(await ada.post('/user/collection/addOrCancel', first)).toMatchObject({ data: false });
    expect((await ada.get('/user/collection/ids')).data).toEqual({ prodIds: [second], shopIds: [] });
    const eve = await signIn(app);
    expect((await eve.products()).records).toEqual([]);
    expect(await eve.post('/user/collection/batchCancel', [second])).toMatchObject({ code: '00000' });
    expect((await ada.products()).total).toBe(1);
  });

  it('go stale when the store takes them down, and say so', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await someIds(app, 2);
    const ada = await signIn(app);
    await ada.post('/user/collection/addOrCancel', first);
    await ada.post('/user/collection/addOrCancel', second);
    await app.database.queries.execute(sql`update product set status = 0 where id = ${first}`);
    await app.database.queries.execute(sql`update product set price_cents = 1 where id = ${second}`);
    const { records } = await ada.products();
    expect(records.find(({ prodId }) => prodId === first)).toMatchObject({ isStale: true, status: 0 });
    const cheaper = records.find(({ prodId }) => prodId === second);
    expect(cheaper).toMatchObject({ isStale: false, price: 0.01 });
    expect(cheaper?.keptPrice).toBeGreaterThan(0.01);
    const stale = (await ada.get('/user/collection/page?staleOnly=1')).data as Page;
    expect(stale.records.map(({ prodId }) => prodId)).toEqual([first]);
  });

  it('are shown also when they were deleted, so that nobody keeps what they cannot let go', async () => {
    const app = await openTestApp();
    const [first = 0] = await someIds(app, 1);
    const ada = await signIn(app);
    await ada.post('/user/collection/addOrCancel', first);
    await app.database.queries.execute(sql`update product set status = -1 where id = ${first}`);
    expect((await ada.products()).records).toMatchObject([{ prodId: first, isStale: true, status: -1 }]);
    expect(await ada.post('/user/collection/addOrCancel', first)).toMatchObject({ data: false });
    expect(await ada.post('/user/collection/addOrCancel', first)).toMatchObject({ reason: 'product.notFound' });
  });

  it('cannot be what does not exist, nor more than the limit, also when all come at once', async () => {
    const app = await openTestApp();
    // Before anybody asks for the rules, so that nobody remembers others.
    await inTransaction(app.database, VISITOR, (transaction) =>
      putSetting(transaction, 'rules', { favouritesPerBuyer: 3 }),
    );
    const ada = await signIn(app);
    expect(await ada.post('/user/collection/addOrCancel', 999_999_999)).toMatchObject({ reason: 'product.notFound' });
    const answers = await Promise.all(
      (await someIds(app, 8)).map((id) => ada.post('/user/collection/addOrCancel', id)),
    );
    expect(answers.filter(({ reason }) => reason === 'favourite.limit')).toHaveLength(5);
    expect((await ada.products()).total).toBe(3);
  });

  it('are all shown to whoever kept more while the limit was higher', async () => {
    const app = await openTestApp();
    await inTransaction(app.database, VISITOR, (transaction) =>
      putSetting(transaction, 'rules', { favouritesPerBuyer: 1 }),
    );
    const ada = await signIn(app);
    for (const productId of await someIds(app, 2)) {
      await keepProduct(app.database.queries, { userId: ada.userId, productId, keptPriceCents: 1 });
    }
    expect((await ada.products()).total).toBe(2);
  });

  it('would be more than the limit if everybody counted first and kept then', async () => {
    const app = await openTestApp();
    const ids = await someIds(app, 8);
    const userId = randomUUID();
    const everybody = Promise.withResolvers<void>();
    let counting = 0;
    const keepNaively = (productId: number) =>
      inTransaction(app.database, VISITOR, async ({ queries }) => {
        const kept = await countKeptProducts(queries, userId);
        counting += 1;
        if (counting === ids.length) everybody.resolve();
        await everybody.promise;
        if (kept < 3) await keepProduct(queries, { userId, productId, keptPriceCents: 1 });
      });
    await Promise.all(ids.map(keepNaively));
    expect(await countKeptProducts(app.database.queries, userId)).toBeGreaterThan(3);
  });
});

describe('stores that a buyer follows', () => {
  it('count their fans, once for each, whoever clicks at the same time', async () => {
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
});

describe('what a buyer looked at', () => {
  const look = (app: TestApp, authorization: string, prodId: number) =>
    app.call('/p/prodBrowseLog', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `prodId=${prodId}`,
    });

  it('is one entry a day for each product, the latest first, and can be forgotten', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await someIds(app, 2);
    const ada = await signIn(app);
    for (const prodId of [first, second, first]) {
      expect((await look(app, ada.authorization, prodId)).envelope.code).toBe('00000');
    }
    const seen = async () =>
      ((await ada.get('/prodBrowseLog/page')).data as { records: { prodId: number; prodBrowseLogId: number }[] })
        .records;
    expect((await seen()).map(({ prodId }) => prodId)).toEqual([first, second]);
    const eve = await signIn(app);
    const [latest] = await seen();
    const forget = (who: typeof ada, query = '') =>
      app.call(`/p/prodBrowseLog${query}`, { method: 'DELETE', headers: { authorization: who.authorization } });
    await forget(eve, `?prodBrowseLogIds=${latest?.prodBrowseLogId}`);
    expect(await seen()).toHaveLength(2);
    await forget(ada, `?prodBrowseLogIds=${latest?.prodBrowseLogId}`);
    expect((await seen()).map(({ prodId }) => prodId)).toEqual([second]);
    const age = (days: number) =>
      app.database.queries.execute(sql`update browse_log set seen_at = mall_now() - make_interval(days => ${days})`);
    await age(91);
    expect(await seen()).toEqual([]);
    await age(89);
    expect(await seen()).toHaveLength(1);
    await forget(ada);
    expect(await seen()).toEqual([]);
  });

  it('goes with the account, and is in its export before', async () => {
    const app = await openTestApp();
    const [first = 0] = await someIds(app, 1);
    const before = await fansOf(app, 3);
    const ada = await signIn(app);
    await look(app, ada.authorization, first);
    await ada.post('/user/collection/addOrCancel', first);
    await ada.post('/shop/collection/addOrCancel', 3);
    expect(await favouriteRecords.read(app.database.queries, ada.userId)).toEqual({
      products: [{ productId: first, keptAt: expect.any(String) }],
      stores: [{ storeId: 3, followedAt: expect.any(String) }],
      lookedAt: [{ productId: first, seenAt: expect.any(String) }],
    });
    await inTransaction(app.database, VISITOR, (transaction) => favouriteRecords.erase(transaction, ada.userId));
    expect((await ada.get('/user/collection/collectionCount')).data).toEqual({ prodCount: 0, shopCount: 0 });
    expect(await fansOf(app, 3)).toBe(before);
  });
});

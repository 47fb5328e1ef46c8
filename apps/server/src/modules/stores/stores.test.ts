import { SYSTEM } from '@galleria/domain/access/access';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { changeFans, putCounts, stores } from './index.ts';

interface Card {
  shopId: number;
  shopName: string;
  shopStatus: number;
  type: number;
  fansCount: number;
}

const NORTHWIND = 2;
const PAUSED = 15;
const NOWHERE = 999_999;

async function dataOf<T>(app: TestApp, path: string, locale = 'en'): Promise<T> {
  const { envelope } = await app.call(path, { headers: { locale } });
  expect(envelope).toMatchObject({ success: true });
  return envelope.data as T;
}

async function namesFor(app: TestApp, text: string, locale = 'en'): Promise<string[]> {
  const path = `/shop/page?shopName=${encodeURIComponent(text)}`;
  return (await dataOf<{ records: Card[] }>(app, path, locale)).records.map((card) => card.shopName);
}

describe('storeInfo', () => {
  it('returns texts in the caller’s language, or the nearest one available', async () => {
    const app = await openTestApp();
    const nameIn = async (locale: string) =>
      (await dataOf<Card>(app, `/shop/headInfo?shopId=${NORTHWIND}`, locale)).shopName;
    expect(await nameIn('en')).toBe('Northwind Audio');
    expect(await nameIn('zh_CN')).toBe('北风音频');
    expect(await nameIn('zh_TW')).toBe('北风音频');
    expect(await nameIn('fr')).toBe('Northwind Audio');
  });

  it('returns the current number of followers, which never falls below zero', async () => {
    const app = await openTestApp();
    const fans = async () => (await dataOf<Card>(app, `/shop/headInfo?shopId=${NORTHWIND}`)).fansCount;
    const change = (difference: number) =>
      inTransaction(app.database, SYSTEM, (transaction) => changeFans(transaction, NORTHWIND, difference));
    const before = await fans();
    expect(await change(1)).toBe(true);
    expect(await fans()).toBe(before + 1);
    expect(await change(-(before + 2))).toBe(false);
    expect(await change(-(before + 1))).toBe(true);
    expect(await fans()).toBe(0);
  });

  it('returns a store that is not open and refuses one that does not exist', async () => {
    const app = await openTestApp();
    expect(await dataOf<Card>(app, `/shop/headInfo?shopId=${PAUSED}`)).toMatchObject({ shopStatus: 3 });
    const { envelope } = await app.call(`/shop/headInfo?shopId=${NOWHERE}`);
    expect(envelope).toMatchObject({ success: false, reason: 'store.notFound', msg: expect.stringMatching(/\S/) });
  });
});

describe('putCounts', () => {
  it('invalidates the cache only when a number has changed', async () => {
    const app = await openTestApp();
    const heard: (string | undefined)[] = [];
    const line = new pg.Client({ connectionString: app.databaseUrl });
    await line.connect();
    onTestFinished(() => line.end());
    line.on('notification', ({ payload }) => heard.push(payload));
    await line.query('listen mall_changed');
    const count = (productCount: number) =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        putCounts(transaction, [{ storeId: NORTHWIND, productCount, rating: 4.5 }]),
      );
    const listen = () => line.query('select 1');
    await count(7);
    await listen();
    expect(heard).toEqual(['stores']);
    await count(7);
    await listen();
    expect(heard).toEqual(['stores']);
    await expect
      .poll(async () => (await dataOf<{ prodCount: number }>(app, `/shop/headInfo?shopId=${NORTHWIND}`)).prodCount)
      .toBe(7);
  });
});

describe('storePage, hotStores and storesById', () => {
  it('list open stores, the most followed first', async () => {
    const app = await openTestApp();
    const hot = await dataOf<Card[]>(app, '/shop/hotShops');
    expect(hot.length).toBeGreaterThanOrEqual(4);
    expect(hot.every((card) => card.type === 1 && card.shopStatus === 1)).toBe(true);
    const all = await dataOf<{ records: Card[]; total: number; pages: number }>(app, '/shop/page?size=100');
    const fans = all.records.map((card) => card.fansCount);
    expect(fans).toEqual(fans.toSorted((one, other) => other - one));
    expect(all.records.map((card) => card.shopId)).not.toContain(PAUSED);
    expect(all).toMatchObject({ total: all.records.length, pages: 1 });
    const preferred = await dataOf<{ records: Card[] }>(app, '/shop/page?type=1&size=100');
    expect(preferred.records).toEqual(all.records.filter((card) => card.type === 1));
    const second = await dataOf<{ records: Card[] }>(app, '/shop/page?current=2&size=5');
    expect(second.records).toEqual(all.records.slice(5, 10));
  });

  it.each([
    ['northwind', 'Northwind Audio'],
    ['NORTHWND', 'Northwind Audio'],
    ['pixle', 'Pixel & Pine'],
    ['celéste', 'Maison Céleste'],
    ['北风', 'Northwind Audio'],
    ['北风音平', 'Northwind Audio'],
  ])('find a store by %s', async (text, name) => {
    expect((await namesFor(await openTestApp(), text))[0]).toBe(name);
  });

  it('treat wildcards as plain text', async () => {
    const app = await openTestApp();
    expect(await namesFor(app, '%')).toEqual([]);
    expect(await namesFor(app, '\\')).toEqual([]);
    expect(await namesFor(app, `'; drop table store; --`)).toEqual([]);
  });

  it('return stores by id in the requested order, including those that are not open', async () => {
    const cards = await dataOf<Card[]>(await openTestApp(), `/shop/listRenovationShop?shopIds=${PAUSED},${NOWHERE},1`);
    expect(cards.map((card) => [card.shopId, card.shopStatus])).toEqual([
      [PAUSED, 3],
      [1, 1],
    ]);
  });
});

describe('storeQualifications', () => {
  it('returns the documents while the store is open', async () => {
    const app = await openTestApp();
    expect(await dataOf(app, `/shop/qualifications?shopId=${NORTHWIND}`, 'zh_CN')).toMatchObject({
      shopName: '北风音频',
      companyName: expect.stringMatching(/\p{Script=Han}/u),
      licencePics: [expect.stringMatching(/^pictures\//)],
      foundedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    for (const [shopId, reason] of [
      [PAUSED, 'store.notOpen'],
      [NOWHERE, 'store.notFound'],
    ] as const) {
      expect((await app.call(`/shop/qualifications?shopId=${shopId}`)).envelope).toMatchObject({ reason });
    }
  });
});

describe('storeCategories', () => {
  it('returns the number of products on sale in each category', async () => {
    const app = await openTestApp();
    const categories = await dataOf<{ name: string; prodCount: number }[]>(app, `/shop/categories?shopId=${NORTHWIND}`);
    expect(categories.length).toBeGreaterThanOrEqual(3);
    expect(categories.every(({ name, prodCount }) => name && prodCount > 0)).toBe(true);
    const { prodCount } = await dataOf<{ prodCount: number }>(app, `/shop/headInfo?shopId=${NORTHWIND}`);
    expect(categories.reduce((sum, category) => sum + category.prodCount, 0)).toBe(prodCount);
    expect((await app.call(`/shop/categories?shopId=${NOWHERE}`)).envelope).toMatchObject({ reason: 'store.notFound' });
  });
});

describe('texts of a store with markup', () => {
  it('are returned unchanged, as JSON that no browser renders as a page', async () => {
    const app = await openTestApp();
    const script = '</script><script>alert(1)</script>';
    const texts = { en: script };
    await inTransaction(app.database, SYSTEM, (transaction) =>
      stores.seed.seedStores(transaction, {
        stores: [{ id: 77, name: texts, intro: texts, logo: '', status: 1, address: texts, phone: script }],
        qualifications: [
          {
            storeId: 77,
            companyName: texts,
            licenceNumber: script,
            companyAddress: texts,
            legalRepresentative: texts,
            registeredCapital: texts,
            foundedOn: '2020-02-20',
            businessTerm: texts,
            businessScope: texts,
            licencePictures: [],
          },
        ],
        categories: [{ id: 7700, storeId: 77, name: texts, sequence: 0 }],
        shippingTemplates: [],
      }),
    );
    const head = await app.call('/shop/headInfo?shopId=77');
    expect(head.headers['content-type']).toMatch(/^application\/json/);
    expect(head.envelope.data).toMatchObject({
      shopName: script,
      intro: script,
      address: script,
      contactPhone: script,
    });
    expect(await dataOf(app, '/shop/qualifications?shopId=77')).toMatchObject({
      companyName: script,
      businessScope: script,
      licenceNumber: script,
    });
    expect(await dataOf(app, '/shop/categories?shopId=77')).toMatchObject([{ name: script, prodCount: 0 }]);
  });
});

import { VISITOR } from '@galleria/domain/access/access';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { addStores, changeFans, putCounts } from './index.ts';

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

async function namesFor(app: TestApp, words: string, locale = 'en'): Promise<string[]> {
  const path = `/shop/page?shopName=${encodeURIComponent(words)}`;
  return (await dataOf<{ records: Card[] }>(app, path, locale)).records.map((card) => card.shopName);
}

describe('the head of a store', () => {
  it('speaks the reader’s language, or the nearest there is', async () => {
    const app = await openTestApp();
    const nameIn = async (locale: string) =>
      (await dataOf<Card>(app, `/shop/headInfo?shopId=${NORTHWIND}`, locale)).shopName;
    expect(await nameIn('en')).toBe('Northwind Audio');
    expect(await nameIn('zh_CN')).toBe('北风音频');
    expect(await nameIn('zh_TW')).toBe('北风音频');
    expect(await nameIn('fr')).toBe('Northwind Audio');
  });

  it('shows fans as they are now, and never fewer than none', async () => {
    const app = await openTestApp();
    const fans = async () => (await dataOf<Card>(app, `/shop/headInfo?shopId=${NORTHWIND}`)).fansCount;
    const change = (difference: number) =>
      inTransaction(app.database, VISITOR, (transaction) => changeFans(transaction, NORTHWIND, difference));
    const before = await fans();
    expect(await change(1)).toBe(true);
    expect(await fans()).toBe(before + 1);
    expect(await change(-(before + 2))).toBe(false);
    expect(await change(-(before + 1))).toBe(true);
    expect(await fans()).toBe(0);
  });

  it('is told of a store that is not open, too, but of none that does not exist', async () => {
    const app = await openTestApp();
    expect(await dataOf<Card>(app, `/shop/headInfo?shopId=${PAUSED}`)).toMatchObject({ shopStatus: 3 });
    const { envelope } = await app.call(`/shop/headInfo?shopId=${NOWHERE}`);
    expect(envelope).toMatchObject({ success: false, reason: 'store.notFound', msg: expect.stringMatching(/\S/) });
  });
});

describe('counting the products of stores', () => {
  it('makes nobody read all stores again unless a number is another one', async () => {
    const app = await openTestApp();
    const heard: (string | undefined)[] = [];
    const line = new pg.Client({ connectionString: app.databaseUrl });
    await line.connect();
    onTestFinished(() => line.end());
    line.on('notification', ({ payload }) => heard.push(payload));
    await line.query('listen mall_changed');
    const count = (productCount: number) =>
      inTransaction(app.database, VISITOR, (transaction) =>
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

describe('lists of stores', () => {
  it('are led by the most followed, without those that are not open', async () => {
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
  ])('find %s', async (words, name) => {
    expect((await namesFor(await openTestApp(), words))[0]).toBe(name);
  });

  it('take what people type as words, whatever it means elsewhere', async () => {
    const app = await openTestApp();
    expect(await namesFor(app, '%')).toEqual([]);
    expect(await namesFor(app, '\\')).toEqual([]);
    expect(await namesFor(app, `'; drop table store; --`)).toEqual([]);
  });

  it('give stores by id in the order asked for, also those that are not open', async () => {
    const cards = await dataOf<Card[]>(await openTestApp(), `/shop/listRenovationShop?shopIds=${PAUSED},${NOWHERE},1`);
    expect(cards.map((card) => [card.shopId, card.shopStatus])).toEqual([
      [PAUSED, 3],
      [1, 1],
    ]);
  });
});

describe('what stands behind a store', () => {
  it('is shown while the store is open', async () => {
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

describe('the shelves of a store', () => {
  it('tell how many products on sale stand on them', async () => {
    const app = await openTestApp();
    const shelves = await dataOf<{ name: string; prodCount: number }[]>(app, `/shop/categories?shopId=${NORTHWIND}`);
    expect(shelves.length).toBeGreaterThanOrEqual(3);
    expect(shelves.every((shelf) => shelf.name && shelf.prodCount > 0)).toBe(true);
    const { prodCount } = await dataOf<{ prodCount: number }>(app, `/shop/headInfo?shopId=${NORTHWIND}`);
    expect(shelves.reduce((sum, shelf) => sum + shelf.prodCount, 0)).toBe(prodCount);
    expect((await app.call(`/shop/categories?shopId=${NOWHERE}`)).envelope).toMatchObject({ reason: 'store.notFound' });
  });
});

describe('a store whose owner writes scripts', () => {
  it('answers with their letters, in JSON that no page can run', async () => {
    const app = await openTestApp();
    const script = '</script><script>alert(1)</script>';
    const texts = { en: script };
    await inTransaction(app.database, VISITOR, (transaction) =>
      addStores(transaction, {
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
        shelves: [{ id: 7700, storeId: 77, name: texts, sequence: 0 }],
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

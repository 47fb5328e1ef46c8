import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { SYSTEM } from '@galleria/domain/access/access';
import { DELIVERY_TYPE, PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { setStoreStatus } from '../stores/index.ts';
import { type ProductRowDraft, writeProduct } from './write/write-products.ts';

interface Info {
  prodName: string;
  content: string;
  price: number;
  maxPrice: number;
  oriPrice: number;
  totalStocks: number;
  rating: number;
  options: { name: string; values: { text: string; pic: string }[] }[];
  skuList: { skuId: number; skuName: string; properties: string; choice: number[]; price: number; stocks: number }[];
  delivery: { regionName: string; ways: { dvyType: number; isPossible: boolean; fee: number | null }[] };
}

const DRIFT = 2001;
/** A product of a store that does not send to Xinjiang. */
const HALE = 7001;
const PAUSED_STORE = 15;
const NOWHERE = 999_999_999;

async function dataOf<T = Info>(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<T> {
  const { envelope } = await app.call(path, { headers });
  expect(envelope).toMatchObject({ success: true });
  return envelope.data as T;
}

async function save(app: TestApp, changes: Partial<ProductRowDraft> = {}) {
  const value = (text: string) => ({ text: { en: text }, picture: '', swatch: '' });
  return inTransaction(app.database, SYSTEM, (transaction) =>
    writeProduct(transaction, {
      storeId: 2,
      categoryId: 1020101,
      name: { en: 'Plain thing' },
      brief: { en: '' },
      description: { en: '<p>Plain</p>' },
      pictures: ['pictures/one.jpg'],
      options: [{ name: { en: 'Size' }, values: [value('S'), value('L')] }],
      parameters: [],
      status: PRODUCT_STATUS.onSale,
      deliveryTypes: [1],
      skus: [
        { choice: [0], priceCents: 1_000, oldPriceCents: 1_000, picture: '' },
        { choice: [1], priceCents: 1_250, oldPriceCents: 2_000, picture: '' },
      ],
      ...changes,
    }),
  );
}

describe('productDetail', () => {
  it('returns everything about a product', async () => {
    const app = await openTestApp();
    const info = await dataOf(app, `/prod/prodInfo?prodId=${DRIFT}`, { locale: 'zh_CN' });
    expect(info).toMatchObject({
      shopId: 2,
      shopName: expect.stringMatching(/\p{Script=Han}/u),
      prodName: expect.stringMatching(/\p{Script=Han}/u),
      content: expect.stringMatching(/^<p>/),
      pic: expect.stringMatching(/^pictures\//),
      brand: { brandName: 'Halden' },
      categories: [{ categoryId: 102 }, { categoryId: 10201 }, { categoryId: 1020101 }],
      delivery: { regionName: '', ways: [{ dvyType: 1, isPossible: true }, { dvyType: 4 }, { dvyType: 2 }] },
    });
    expect(info.options[0]?.name).toBe('颜色');
    expect(info.skuList.length).toBeGreaterThan(1);
    expect(info.skuList[0]?.properties).toBe(`颜色:${info.skuList[0]?.skuName}`);
    expect(info.totalStocks).toBe(info.skuList.reduce((sum, sku) => sum + sku.stocks, 0));
    const prices = info.skuList.map((sku) => sku.price);
    expect([info.price, info.maxPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
    expect(await dataOf(app, `/prod/skuList?prodId=${DRIFT}`, { locale: 'zh_CN' })).toEqual(info.skuList);
  });

  it('falls back to a language that has texts', async () => {
    const app = await openTestApp();
    const nameIn = async (locale: string) => (await dataOf(app, `/prod/prodInfo?prodId=${DRIFT}`, { locale })).prodName;
    expect(await nameIn('zh_TW')).toBe(await nameIn('zh_CN'));
    expect(await nameIn('ar')).toBe(await nameIn('en'));
  });

  it('runs two SQL statements for a visitor', async () => {
    const app = await openTestApp();
    await dataOf(app, `/prod/prodInfo?prodId=${DRIFT}`);
    const asked = vi.spyOn(app.database.pool, 'query');
    await dataOf(app, `/prod/prodInfo?prodId=${DRIFT + 1}`);
    expect(asked).toHaveBeenCalledTimes(2);
    await dataOf(app, `/prod/prodInfo?prodId=${DRIFT + 1}&areaId=310104`);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('returns delivery types and fees for a district', async () => {
    const app = await openTestApp();
    const deliveryTo = async (areaId: number) =>
      (await dataOf(app, `/prod/prodInfo?prodId=${HALE}&areaId=${areaId}`)).delivery;
    expect(await deliveryTo(310104)).toMatchObject({
      regionName: expect.stringContaining('Xuhui'),
      ways: [
        {
          dvyType: 1,
          isPossible: true,
          fee: expect.any(Number),
          freeOver: 120,
          terms: { basis: 'piece', firstUnits: 1, firstFee: 6, extraUnits: 1, extraFee: 2 },
          minDays: 3,
          maxDays: 5,
        },
      ],
    });
    expect(await deliveryTo(650102)).toMatchObject({ ways: [{ isPossible: false, fee: null, terms: null }] });
    expect(await deliveryTo(1)).toMatchObject({ regionName: '', ways: [{ isPossible: true }] });
  });

  it('offers same-city delivery only in the city of the store', async () => {
    const app = await openTestApp();
    const riderTo = async (areaId: number) => {
      const { delivery } = await dataOf(app, `/prod/prodInfo?prodId=${DRIFT}&areaId=${areaId}`);
      return delivery.ways.find(({ dvyType }) => dvyType === DELIVERY_TYPE.sameCity)?.isPossible;
    };
    expect([await riderTo(310104), await riderTo(330106)]).toEqual([true, false]);
  });

  it('uses the buyer’s own address and ignores those of others', async () => {
    const app = await openTestApp();
    const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
    const { envelope } = await app.call('/login', { method: 'POST', payload });
    const { accessToken: authorization } = envelope.data as { accessToken: string };
    const regionFor = async (wish: string) =>
      (await dataOf(app, `/prod/prodInfo?prodId=${DRIFT}${wish}`, { authorization })).delivery.regionName;
    const own = await dataOf<{ addrId: number; areaId: number }[]>(app, '/p/address/list', { authorization });
    const shanghai = own.find((address) => address.areaId === 310106);
    expect(await regionFor('')).toContain('Shenzhen');
    expect(await regionFor(`&addrId=${shanghai?.addrId}`)).toContain('Shanghai');
    expect(await regionFor('&areaId=330106')).toContain('Hangzhou');
    expect(await regionFor('&addrId=999999')).toContain('Shenzhen');
  });
});

describe('productDetail of a product that is not on sale', () => {
  it('is refused with category, name and picture', async () => {
    const app = await openTestApp();
    const { productId: offShelf } = await save(app, { status: PRODUCT_STATUS.offShelf });
    const { productId: deleted } = await save(app, { status: PRODUCT_STATUS.deleted });
    const { productId: inPausedStore } = await save(app, { storeId: PAUSED_STORE });
    const left = { prodName: 'Plain thing', pic: 'pictures/one.jpg', categoryId: 1020101 };
    for (const [prodId, reason, data] of [
      [offShelf, 'product.offShelf', { ...left, prodId: offShelf, shopId: 2 }],
      [inPausedStore, 'store.notOpen', { ...left, prodId: inPausedStore, shopId: PAUSED_STORE }],
      [deleted, 'product.notFound', null],
      [NOWHERE, 'product.notFound', null],
    ] as const) {
      for (const path of ['/prod/prodInfo', '/prod/skuList']) {
        expect((await app.call(`${path}?prodId=${prodId}`)).envelope).toMatchObject({ success: false, reason, data });
      }
      expect(await dataOf(app, `/prod/isStatus?prodId=${prodId}`)).toBe(false);
    }
    expect(await dataOf(app, `/prod/isStatus?prodId=${DRIFT}`)).toBe(true);
  });

  it('shows no texts of a product that is not approved or was taken down', async () => {
    const app = await openTestApp();
    for (const [status, reason, message] of [
      [PRODUCT_STATUS.waiting, 'product.waiting', 'This product is not on sale yet.'],
      [PRODUCT_STATUS.takenDown, 'product.takenDown', 'The mall has taken this product down.'],
    ] as const) {
      const { productId } = await save(app, { status });
      const { envelope } = await app.call(`/prod/prodInfo?prodId=${productId}`);
      expect(envelope).toMatchObject({ success: false, reason, msg: message });
      expect(envelope.data).toEqual({ prodId: productId, categoryId: 1020101, shopId: 2 });
    }
  });
});

describe('setStoreStatus', () => {
  it('makes the products of a closed store unavailable at once', async () => {
    const app = await openTestApp();
    const canBeOpened = () => dataOf<boolean>(app, `/prod/isStatus?prodId=${DRIFT}`);
    expect(await canBeOpened()).toBe(true);
    await inTransaction(app.database, SYSTEM, (transaction) => setStoreStatus(transaction, 2, STORE_STATUS.paused));
    await expect.poll(canBeOpened).toBe(false);
  });
});

describe('writeProduct', () => {
  it('updates the price range and keeps the ids of SKUs', async () => {
    const app = await openTestApp();
    const { productId, skuIds } = await save(app);
    await app.database.pool.query(
      'insert into sku_stock (sku_id, product_id, store_id, available) select id, product_id, 2, 3 from sku where product_id = $1',
      [productId],
    );
    expect(await dataOf(app, `/prod/prodInfo?prodId=${productId}`)).toMatchObject({
      price: 10,
      maxPrice: 12.5,
      oriPrice: 10,
      totalStocks: 6,
    });
    await save(app, {
      id: productId,
      skus: [{ choice: [1], priceCents: 900, oldPriceCents: 1_100, picture: '' }],
    });
    const changed = await dataOf(app, `/prod/prodInfo?prodId=${productId}`);
    expect(changed).toMatchObject({ price: 9, maxPrice: 9, oriPrice: 11, totalStocks: 3 });
    expect(changed.skuList.map((sku) => sku.skuId)).toEqual([skuIds[1]]);
  });

  it('takes prices only from SKUs that are switched on', async () => {
    const app = await openTestApp();
    const { productId } = await save(app, {
      skus: [
        { choice: [0], priceCents: 100, oldPriceCents: 100, picture: '', isOn: false },
        { choice: [1], priceCents: 1_250, oldPriceCents: 2_000, picture: '' },
      ],
    });
    expect(await dataOf(app, `/prod/prodInfo?prodId=${productId}`)).toMatchObject({ price: 12.5, maxPrice: 12.5 });
  });

  it('announces product.changed', async () => {
    const app = await openTestApp();
    const { productId } = await save(app);
    const { rows } = await app.database.pool.query(
      `select payload from graphile_worker._private_jobs order by id desc limit 1`,
    );
    expect(rows[0]?.payload).toEqual({ event: 'product.changed', payload: { productIds: [productId] } });
  });

  it('refuses SKUs that do not fit the options', async () => {
    const app = await openTestApp();
    const sku = { priceCents: 1, oldPriceCents: 1, picture: '' };
    await expect(save(app, { skus: [{ ...sku, choice: [2] }] })).rejects.toThrow('unknownValue');
    const twice = [0, 0].map((value) => ({ ...sku, choice: [value] }));
    await expect(save(app, { skus: twice })).rejects.toThrow('twice');
    await expect(save(app, { skus: [] })).rejects.toThrow('none');
  });

  it('changes no product of another store', async () => {
    const app = await openTestApp();
    await expect(save(app, { id: HALE })).rejects.toThrow('writeProduct: no product');
  });
});

describe('texts of a product with markup', () => {
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const texts = { en: script };

  it('stay plain text, and scripts are removed from the description on writing and on reading', async () => {
    const app = await openTestApp();
    const { productId } = await save(app, {
      name: texts,
      brief: texts,
      description: { en: `<p onclick="alert(1)">Hello</p>${script}<a href="javascript:alert(1)">x</a>` },
      options: [{ name: texts, values: [{ text: texts, picture: '', swatch: '' }] }],
      parameters: [{ name: texts, value: texts }],
      skus: [{ choice: [0], priceCents: 1, oldPriceCents: 1, picture: '', code: script }],
    });
    const { headers, envelope } = await app.call(`/prod/prodInfo?prodId=${productId}`);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(envelope.data).toMatchObject({
      prodName: script,
      brief: script,
      options: [{ name: script, values: [{ text: script }] }],
      parameterList: [{ parameterKey: script, parameterValue: script }],
      skuList: [{ skuName: script, partyCode: script }],
    });
    expect((envelope.data as Info).content).toBe('<p>Hello</p><img src="x" /><a>x</a>');
    await app.database.pool.query('update product set description = $1 where id = $2', [
      JSON.stringify({ en: `<p>Later</p>${script}` }),
      productId,
    ]);
    expect((await dataOf(app, `/prod/prodInfo?prodId=${productId}`)).content).not.toMatch(/script|onerror/);
  });
});

describe('Catalogue.cards', () => {
  it('include products that are not on sale, in the caller’s language, but no deleted ones', async () => {
    const app = await openTestApp();
    const { productId: inPausedStore } = await save(app, { storeId: PAUSED_STORE });
    const { productId: deleted } = await save(app, { status: PRODUCT_STATUS.deleted });
    const path = `/search/renovationPage?prodIds=${inPausedStore},${deleted},${DRIFT},${NOWHERE}&getDelete=1`;
    const { records } = await dataOf<{ records: object[] }>(app, path, { locale: 'zh_CN' });
    expect(records).toMatchObject([
      { prodId: inPausedStore, prodName: 'Plain thing', price: 10, inStock: false, rating: 0 },
      { prodId: DRIFT, shopName: '北风音频', inStock: true, orignPrice: 279, price: 229 },
    ]);
  });
});

describe('brandPage', () => {
  it('finds brands by name, ignoring accents and case', async () => {
    const app = await openTestApp();
    const all = await dataOf<{ records: { brandName: string }[]; total: number }>(app, '/brand/page?size=100');
    expect(all.total).toBeGreaterThan(20);
    const names = all.records.map((brand) => brand.brandName.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const found = await dataOf<{ records: object[]; total: number }>(app, '/brand/page?brandName=HÁLDEN');
    expect(found).toMatchObject({ records: [{ brandName: 'Halden' }], total: 1, pages: 1 });
  });
});

import { SORT_NUMBERS, SORTS } from '@galleria/domain/search/sort-order';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, type openTestApp } from '../../../testing/open-test-app.ts';
import { allIds, onSale, page } from '../testing/search-calls.ts';

const app = await openSharedTestApp();

const COLUMNS = {
  created: "date_trunc('second', p.created_at)",
  published: "date_trunc('second', p.published_at)",
  sold: 'p.sold',
  price: 'p.price_cents',
  storeOrder: 'p.store_sequence',
  reviews: 'p.review_count',
};
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('searchProducts without a keyword', () => {
  it('sorts by every `sort` of the API in both directions', async () => {
    for (const sort of SORT_NUMBERS) {
      const { by, descending } = SORTS[sort];
      for (const orderBy of [undefined, 0, 1]) {
        const isDown = orderBy === undefined ? descending : orderBy === 1;
        const direction = isDown ? 'desc' : 'asc';
        const expected = await onSale(app, 'true', `${COLUMNS[by]} ${direction}, p.id ${direction}`);
        expect(await allIds(app, { sort, ...(orderBy === undefined ? {} : { orderBy }) })).toEqual(expected);
      }
    }
  });

  it('sorts by popularity when no order is given', async () => {
    const { records, total, isEstimate } = await page(app);
    const sold = records.map((record) => record.soldNum);
    const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
    expect(mean(sold.slice(0, 20))).toBeGreaterThan(mean(sold.slice(-20)));
    expect({ total, isEstimate }).toEqual({ total: (await onSale(app)).length, isEstimate: false });
    expect(records[0]?.products?.map((one) => one.prodId)).toEqual(records.map((one) => one.prodId));
  });

  it('applies every filter, alone and combined', async () => {
    const [brand = 0, store = 0] = await readCommon(app);
    const cases: [object, string][] = [
      [{ categoryId: 102 }, 'c2.parent_id = 102'],
      [{ categoryId: 10201 }, 'c2.id = 10201'],
      [{ categoryId: 1020101 }, 'c3.id = 1020101'],
      [{ shopId: store }, `p.store_id = ${store}`],
      [{ shopIds: `1,${store}` }, `p.store_id in (1, ${store})`],
      [{ shopId: 1, shopIds: '1,2' }, 'p.store_id = 1'],
      [{ brandIds: brand }, `p.brand_id = ${brand}`],
      [{ brandIds: `1,2,${brand}` }, `p.brand_id in (1, 2, ${brand})`],
      [{ shopCategoryId: 2 }, 'p.store_category_id = 2'],
      [{ minPrice: 20 }, 'p.price_cents >= 2000'],
      [{ maxPrice: 19.99 }, 'p.price_cents <= 1999'],
      [{ minPrice: 10, maxPrice: 30 }, 'p.price_cents between 1000 and 3000'],
      [{ rating: 4 }, 'p.review_count > 0 and round(p.rating_sum * 10.0 / p.review_count) >= 40'],
      [{ inStock: 1 }, 'p.has_stock'],
      [{ delivery: 2 }, '2 = any(p.delivery_types)'],
      [{ isNew: 1 }, "p.published_at > now() - interval '30 days'"],
      [{ prodType: 1 }, 'p.type = 1'],
      [{ prodType: 1, isAllProdType: 1 }, 'true'],
      [{ couponId: 999_999_999 }, 'false'],
      [{ shopId: 1, shopIds: '2' }, 'false'],
      [{ categoryId: 102, inStock: 1, maxPrice: 100 }, 'c2.parent_id = 102 and p.has_stock and p.price_cents <= 10000'],
      [
        { categoryId: 102, shopIds: '2,3', rating: 4 },
        `c2.parent_id = 102 and p.store_id in (2, 3) and p.review_count > 0
        and round(p.rating_sum * 10.0 / p.review_count) >= 40`,
      ],
      [{ categoryId: 999_999_999 }, 'false'],
    ];
    for (const [query, condition] of cases) {
      const expected = await onSale(app, condition);
      const { total, isEstimate } = await page(app, query);
      expect([query, sorted(await allIds(app, query))]).toEqual([query, expected]);
      expect([query, total, isEstimate]).toEqual([query, expected.length, false]);
    }
  });

  it('returns every product once, by page number and by cursor', async () => {
    for (const query of [
      {},
      { sort: 5 },
      { sort: 2 },
      { keyword: 'a set' },
      { brandIds: '1,2,3' },
      { sort: 12, orderBy: 1 },
    ]) {
      const byPage = await allIds(app, query);
      const byCursor: number[] = [];
      let cursor: string | null = null;
      do {
        const next = await page(app, { ...query, size: 7, ...(cursor ? { cursor } : {}) });
        byCursor.push(...next.records.map((record) => record.prodId));
        cursor = next.nextCursor;
      } while (cursor);
      expect(byCursor).toEqual(byPage);
      expect(new Set(byPage).size).toBe(byPage.length);
    }
  });

  it('refuses too deep pages and malformed cursors', async () => {
    for (const query of [
      'current=101&size=100',
      'keyword=tea&current=11&size=100',
      'cursor=rank-.1.2',
      'cursor=shelf-.1.2',
      'keyword=tea&cursor=shelf%2B.1.2',
      'cursor=toString-.1.2',
    ]) {
      expect((await app.call(`/search/page?${query}`)).envelope).toMatchObject({ reason: 'search.tooDeep' });
    }
    for (const query of [
      'sort=6',
      'orderBy=2',
      'minPrice=-1',
      'brandIds=x',
      'rating=6',
      'delivery=9',
      'size=101',
      'cursor=zzz',
      `keyword=${'x'.repeat(101)}`,
    ]) {
      expect((await app.call(`/search/page?${query}`)).envelope).toMatchObject({ code: 'A00014' });
    }
  });
});

describe('searchProducts with extreme input', () => {
  it('returns nothing for large ids and prices, and refuses ids beyond four bytes', async () => {
    const [largest, beyond] = [2_147_483_647, 2_147_483_648];
    const names = ['categoryId', 'shopId', 'shopIds', 'shopCategoryId', 'brandIds'];
    for (const path of ['page', 'facets']) {
      for (const query of [...names.map((name) => `${name}=${largest}`), 'minPrice=999999999']) {
        expect((await app.call(`/search/${path}?${query}`)).envelope).toMatchObject({
          code: '00000',
          data: { total: 0 },
        });
      }
      for (const name of names) {
        expect((await app.call(`/search/${path}?${name}=${beyond}`)).envelope).toMatchObject({ code: 'A00014' });
      }
    }
    expect((await app.call('/search/page?maxPrice=999999999&size=1')).envelope).toMatchObject({ code: '00000' });
    expect((await app.call(`/search/page?cursor=price-.999999999999999.${largest}`)).envelope.code).toBe('00000');
    for (const path of [
      '/search/topByShop?shopIds=',
      '/search/renovationPage?prodIds=',
      '/prod/recommendList?prodId=',
    ]) {
      expect((await app.call(`${path}${largest}`)).envelope).toMatchObject({ code: '00000' });
      expect((await app.call(`${path}${beyond}`)).envelope).toMatchObject({ code: 'A00014' });
    }
  });

  it('accepts lists with brackets, true and false, and empty lists', async () => {
    const data = async (path: string) => (await app.call(path)).envelope.data;
    const two = { records: [{ prodId: 2002 }, { prodId: 2001 }], total: 2 };
    expect(await data('/search/renovationPage?prodIds[]=2002&prodIds[]=2001&getDelete=true')).toMatchObject(two);
    expect(await data('/search/renovationPage?prodIds[]=2002&getDelete=false&size=')).toMatchObject({
      total: 1,
      size: 10,
    });
    expect(await data('/search/renovationPage?prodIds=')).toMatchObject({ records: [], total: 0 });
    expect(await data('/shop/listRenovationShop?shopIds[]=3&shopIds[]=2')).toMatchObject([
      { shopId: 3 },
      { shopId: 2 },
    ]);
    expect(await data('/shop/listRenovationShop')).toEqual([]);
    expect(await data('/search/page?isActive=true&shopId=&isNew=false')).toMatchObject({ current: 1 });
    expect((await app.call('/search/page?isActive=perhaps')).envelope.code).toBe('A00014');
  });
});

/** Ids of a brand and a store with several products. */
async function readCommon(app: Awaited<ReturnType<typeof openTestApp>>): Promise<number[]> {
  const ids = await Promise.all(
    ['brand_id', 'store_id'].map(async (column) => {
      const query = `select ${column} as id from product where ${column} > 2 group by 1 order by count(*) desc, 1 limit 1`;
      return (await app.database.pool.query<{ id: number }>(query)).rows[0]?.id ?? 0;
    }),
  );
  return ids;
}

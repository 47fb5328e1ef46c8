import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { copyProducts } from '../testing/copy-products.ts';
import { facets } from '../testing/search-calls.ts';

/** Copies of the demo mall: enough that every listing has more products than a sample. */
const TIMES = 16;
const LOOKED_AT = { plain: 400, narrowed: 4_000 };

/** The condition on the index for each filter. */
const CHOICES = {
  brandIds: (id: number) => `brand_id = ${id}`,
  shopIds: (id: number) => `shop_id = ${id}`,
  minPrice: (amount: number) => `price >= ${Math.round(amount * 100)}`,
  maxPrice: (amount: number) => `price <= ${Math.round(amount * 100)}`,
  rating: (stars: number) => `rating >= ${stars * 10}`,
  inStock: (_: number) => 'in_stock',
  delivery: (type: number) => `delivery & ${1 << (type - 1)} <> 0`,
  categoryId: (id: number) => `${id} in (category1, category2, category3)`,
  keyword: (word: string) => `words @@ '''${word}'''::tsquery`,
} as const;
type Query = { [Name in keyof typeof CHOICES]?: Parameters<(typeof CHOICES)[Name]>[0] };

async function exactly({ database }: TestApp, query: Query): Promise<number> {
  const conditions = Object.entries(query).map(([name, value]) =>
    (CHOICES[name as keyof Query] as (value: unknown) => string)(value),
  );
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from search_product where ${['true', ...conditions].join(' and ')}`,
  );
  return rows[0]?.count ?? 0;
}

/** Each counted facet value beside its exact count. */
async function compared(app: TestApp, query: Query): Promise<[what: string, counted: number, is: number][]> {
  const counted = await facets(app, query);
  const offers: [Query, number][] = [
    [{}, counted.total],
    ...counted.brands.map(({ brandId, count }): [Query, number] => [{ brandIds: brandId }, count]),
    ...counted.shops.map(({ shopId, count }): [Query, number] => [{ shopIds: shopId }, count]),
    ...counted.ratings.map(({ rating, count }): [Query, number] => [{ rating }, count]),
    ...counted.deliveries.map(({ delivery, count }): [Query, number] => [{ delivery }, count]),
    ...(query.categoryId ? [] : counted.categories).map(({ categoryId, count }): [Query, number] => [
      { categoryId },
      count,
    ]),
    ...counted.prices.map(({ min, max, count }): [Query, number] => [
      { minPrice: min, maxPrice: max ?? Number.MAX_SAFE_INTEGER },
      count,
    ]),
    [{ inStock: 1 }, counted.inStock],
  ];
  return Promise.all(
    offers.map(async ([choice, count]) => {
      const all = { ...query, ...choice };
      return [JSON.stringify(choice), count, await exactly(app, all)] as [string, number, number];
    }),
  );
}

/** Four standard deviations of a count that is estimated from one in `scale` rows. */
const isNear = (counted: number, is: number, scale: number) =>
  Math.abs(counted - is) <= 4 * Math.sqrt(is * scale) + scale;

/** A large mall, with the brand and the store that have the fewest products. */
async function openLargeMall() {
  const app = await openTestApp();
  await copyProducts(app, { times: TIMES, words: ['set'] });
  const fewest = async (column: string) => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select ${column} as id from search_product where ${column} > 0 group by 1 order by count(*), 1 limit 1`,
    );
    return rows[0]?.id ?? 0;
  };
  const { rows } = await app.database.pool.query<{ least: number }>('select min(price) as least from search_product');
  const size = await exactly(app, {});
  expect(size).toBeGreaterThan(LOOKED_AT.narrowed);
  return {
    app,
    size,
    brand: await fewest('brand_id'),
    store: await fewest('shop_id'),
    least: (rows[0]?.least ?? 0) / 100,
  };
}

describe('facets of a large result', () => {
  it('are exact for a brand or a store with few products, with any other filters', async () => {
    const { app, size, brand, store } = await openLargeMall();
    const queries: Query[] = [
      { brandIds: brand },
      { brandIds: brand, maxPrice: 5_000, rating: 1 },
      { brandIds: brand, keyword: 'set', inStock: 1 },
      { shopIds: store, maxPrice: 80 },
      { shopIds: store, maxPrice: 80, rating: 4, inStock: 1 },
      { shopIds: store, keyword: 'set' },
      { shopIds: store, delivery: 1, categoryId: 102 },
    ];
    for (const query of queries) {
      const own = 'brandIds' in query ? 'brandIds' : 'shopIds';
      for (const [what, counted, is] of await compared(app, query)) {
        // Brands other than the chosen one are counted in the whole mall, from a sample.
        const isSampled = what.includes(own) && what !== JSON.stringify({ [own]: query[own] });
        const expected = isSampled && isNear(counted, is, size / LOOKED_AT.plain) ? counted : is;
        expect([query, what, counted]).toEqual([query, what, expected]);
      }
    }
  });

  it('are approximately right for many results, and exact for few', async () => {
    const { app, size, least } = await openLargeMall();
    const most: Query[] = [{}, { inStock: 1 }, { maxPrice: 100, rating: 4 }, { keyword: 'set' }];
    for (const query of most) {
      const scale = size / (Object.keys(query).length === 0 ? LOOKED_AT.plain : LOOKED_AT.narrowed);
      const all = await compared(app, query);
      expect(all.length).toBeGreaterThan(20);
      for (const [what, counted, is] of all) {
        expect([query, what, counted, is, isNear(counted, is, 'keyword' in query ? 4 : scale)]).toContain(true);
      }
    }
    const few: Query = { maxPrice: least, inStock: 1 };
    const all = await compared(app, few);
    expect(all[0]?.[1]).toBeGreaterThan(0);
    for (const [what, counted, is] of all) {
      // More expensive products are so many that they are still sampled.
      const isSampled = what.includes('Price') && isNear(counted, is, size / LOOKED_AT.narrowed);
      expect([what, counted]).toEqual([what, isSampled ? counted : is]);
    }
  });
});

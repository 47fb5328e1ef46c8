import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets, searchProducts } from '@galleria/contract/search/search';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { inDays, seedCoupon } from './testing/coupon-buyers.ts';

const app = await openSharedTestApp();

async function ask<Data>(app: TestApp, path: string, query: object): Promise<Data> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await app.call(`${path}?${parameters}`)).envelope.data as Data;
}

const page = (app: TestApp, query: object) => ask<OutputOf<typeof searchProducts>>(app, '/search/page', query);
const facets = (app: TestApp, query: object) => ask<OutputOf<typeof searchFacets>>(app, '/search/facets', query);

/** The ids of all pages, sorted. */
async function allIds(app: TestApp, query: object): Promise<number[]> {
  const ids: number[] = [];
  for (let current = 1; ; current++) {
    const { records } = await page(app, { ...query, current, size: 100 });
    ids.push(...records.map((record) => record.prodId));
    if (records.length < 100) return ids.toSorted((one, other) => one - other);
  }
}

/** Ids of products on sale, read from the catalogue. */
async function onSale(app: TestApp, condition: string): Promise<number[]> {
  const { rows } = await app.database.queries.execute<{ id: number }>(
    sql.raw(`select p.id from product p join store s on s.id = p.store_id join category c3 on c3.id = p.category_id
      join category c2 on c2.id = c3.parent_id where p.status = 1 and s.status = 1 and (${condition}) order by p.id`),
  );
  return rows.map((row) => row.id);
}

describe('searchProducts and searchFacets by couponId', () => {
  it('find exactly the products of the coupon’s scope, combined with other filters', async () => {
    const everything = await seedCoupon(app);
    const store = await seedCoupon(app, { storeId: 2 });
    const categories = await seedCoupon(app, { scope: 'categories', scopeIds: [102, 10201, 1090101] });
    const storeCategory = await seedCoupon(app, { storeId: 1, scope: 'categories', scopeIds: [101] });
    const products = await seedCoupon(app, { scope: 'products', scopeIds: [2001, 3001, 3002, 999_999] });
    const inCategories = '(c2.parent_id = 102 or c3.id = 1090101)';
    const cases: [object, string][] = [
      [{ couponId: everything }, 'true'],
      [{ couponId: store }, 'p.store_id = 2'],
      [{ couponId: store, shopIds: '2,3' }, 'p.store_id = 2'],
      [{ couponId: store, shopId: 3 }, 'false'],
      [{ couponId: store, maxPrice: 100, sort: 2 }, 'p.store_id = 2 and p.price_cents <= 10000'],
      [{ couponId: categories }, inCategories],
      [{ couponId: categories, categoryId: 10201 }, 'c2.id = 10201'],
      [{ couponId: categories, categoryId: 104 }, 'false'],
      [{ couponId: categories, shopId: 5 }, `${inCategories} and p.store_id = 5`],
      [{ couponId: storeCategory }, 'p.store_id = 1 and c2.parent_id = 101'],
      [{ couponId: products }, 'p.id in (2001, 3001, 3002)'],
      [{ couponId: products, shopId: 3 }, 'p.id in (3001, 3002)'],
      [{ couponId: products, maxPrice: 1_000 }, 'p.id in (2001, 3001, 3002) and p.price_cents <= 100000'],
      [{ couponId: 999_999_999 }, 'false'],
    ];
    await expect.poll(async () => (await page(app, { couponId: products })).total).toBe(3);
    for (const [query, condition] of cases) {
      const expected = await onSale(app, condition);
      const { total, isEstimate } = await page(app, query);
      expect([query, await allIds(app, query)]).toEqual([query, expected]);
      expect([query, total, isEstimate]).toEqual([query, expected.length, false]);
      expect([query, (await facets(app, query)).total]).toEqual([query, expected.length]);
    }
  });

  it('combine with a keyword', async () => {
    const store = await seedCoupon(app, { storeId: 2 });
    const products = await seedCoupon(app, { scope: 'products', scopeIds: [2001, 2002] });
    await expect.poll(async () => (await page(app, { couponId: products })).total).toBe(2);
    const all = await allIds(app, { keyword: 'headphones' });
    const ofStore = new Set(await onSale(app, 'p.store_id = 2'));
    const found = await allIds(app, { keyword: 'headphones', couponId: store });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter((id) => ofStore.has(id)));
    expect(await allIds(app, { keyword: 'headphones', couponId: products })).toContain(2001);
    expect((await facets(app, { keyword: 'headphones', couponId: store })).total).toBe(found.length);
  });

  it('find nothing for an expired coupon that no buyer can hold any more', async () => {
    const over = await seedCoupon(app, { offeredUntil: inDays(-2), validFrom: inDays(-9), validUntil: inDays(-1) });
    const held = await seedCoupon(app, { offeredFrom: inDays(-9), offeredUntil: inDays(-2), validDays: 7 });
    // The cache is invalidated a moment after the transaction: for both coupons at once, or for this one last.
    await expect.poll(async () => (await page(app, { couponId: held })).total).toBeGreaterThan(0);
    expect((await page(app, { couponId: over })).total).toBe(0);
  });
});

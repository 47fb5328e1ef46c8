import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { facets, page } from '../testing/search-calls.ts';

const app = await openSharedTestApp();

describe('searchFacets', () => {
  it('counts for every value the products that searchProducts finds', async () => {
    const bases = [
      {},
      { categoryId: 102 },
      { keyword: 'set' },
      { keyword: 'wireless', inStock: 1 },
      { shopId: 2, minPrice: 30 },
      { rating: 4, delivery: 1 },
    ];
    for (const base of bases) {
      const counted = await facets(app, base);
      const total = async (choice: object) => (await page(app, { ...base, ...choice, size: 1 })).total;
      expect(counted.total).toBe(await total({}));
      expect(counted.isEstimate).toBe(false);
      for (const { categoryId, count } of counted.categories.slice(0, 4))
        expect(count).toBe(await total({ categoryId }));
      for (const { brandId, count } of counted.brands.slice(0, 4))
        expect(count).toBe(await total({ brandIds: brandId }));
      for (const { shopId, count } of counted.shops.slice(0, 4)) expect(count).toBe(await total({ shopIds: shopId }));
      for (const { min, max, count } of counted.prices) {
        const { minPrice: _, ...rest } = { minPrice: 0, ...base };
        const query = { ...rest, minPrice: min, ...(max === null ? {} : { maxPrice: max }), size: 1 };
        expect(count).toBe((await page(app, query)).total);
      }
      for (const { rating, count } of counted.ratings) expect(count).toBe(await total({ rating }));
      for (const { delivery, count } of counted.deliveries) expect(count).toBe(await total({ delivery }));
      expect(counted.inStock).toBe(await total({ inStock: 1 }));
    }
  });

  it('keeps listing the other brands when one is chosen', async () => {
    const free = await facets(app, { categoryId: 102 });
    const [first] = free.brands;
    const chosen = await facets(app, { categoryId: 102, brandIds: first?.brandId });
    expect(chosen.brands).toEqual(free.brands);
    expect(chosen.total).toBe(first?.count);
  });

  it.each([{}, { categoryId: 102 }, { keyword: 'wireless' }])(
    'keeps listing all price ranges of %o when one is chosen',
    async (base) => {
      const free = await facets(app, base);
      expect(free.prices.length).toBeGreaterThan(1);
      for (const { min, max, count } of free.prices) {
        const chosen = await facets(app, { ...base, minPrice: min, ...(max === null ? {} : { maxPrice: max }) });
        expect([chosen.prices, chosen.total]).toEqual([free.prices, count]);
      }
    },
  );

  it('includes a chosen brand however few products have it', async () => {
    const offered = new Set((await facets(app, {})).brands.map(({ brandId }) => brandId));
    const { rows } = await app.database.pool.query<{ id: number; name: string }>(
      'select id, name from brand order by id',
    );
    const rare = rows.find(({ id }) => !offered.has(id));
    const { brands } = await facets(app, { brandIds: rare?.id });
    expect(brands.find(({ brandId }) => brandId === rare?.id)?.brandName).toBe(rare?.name);
    expect(brands).toHaveLength(offered.size + 1);
  });

  it('lists the children of the chosen category, and none below the third level', async () => {
    const ids = async (categoryId: number) =>
      (await facets(app, { categoryId })).categories.map((category) => category.categoryId);
    expect((await ids(102)).every((id) => Math.floor(id / 100) === 102)).toBe(true);
    expect((await ids(10201)).every((id) => Math.floor(id / 100) === 10201)).toBe(true);
    expect(await ids(1020101)).toEqual([]);
  });

  it('reports the corrected keyword', async () => {
    const [typed, meant] = [await facets(app, { keyword: 'headphnes' }), await facets(app, { keyword: 'headphones' })];
    expect(typed).toEqual({ ...meant, corrected: 'headphones' });
    expect(await facets(app, { keyword: 'xqzzyvw' })).toMatchObject({ total: 0, brands: [], prices: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { largeBrands, largeProducts, largeStores } from './large-mall.ts';

describe('the large mall', () => {
  it('is the same at every run', () => {
    expect([...largeProducts(50)]).toEqual([...largeProducts(50)]);
    expect([...largeStores(400)]).toEqual([...largeStores(400)]);
  });

  it('has forty products for each store, a hundred for each brand, and five SKUs for each product', () => {
    const products = [...largeProducts(2_000)];
    const stores = new Set([...largeStores(2_000)].map(({ id }) => id));
    const brands = new Set([...largeBrands(2_000)].map(({ id }) => id));
    expect([products.length, stores.size, brands.size]).toEqual([2_000, 50, 20]);
    const skus = products.flatMap((product) => product.skus.map(({ id }) => id));
    expect(new Set(skus).size).toBe(10_000);
    for (const product of products) {
      expect(stores).toContain(product.storeId);
      expect(brands).toContain(product.brandId);
      expect(product.oldPriceCents).toBeGreaterThanOrEqual(product.priceCents);
      expect(product.ratingSum).toBeLessThanOrEqual(product.reviewCount * 5);
      expect(product.ratingSum).toBeGreaterThanOrEqual(product.reviewCount);
      expect(new Set(product.colours).size).toBe(product.skus.length);
    }
  });

  it('has unique brand names', () => {
    const names = [...largeBrands(200_000)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

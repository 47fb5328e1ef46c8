import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { buyerLimit, withCurrentPrices } from './current-prices.ts';

type Product = OutputOf<typeof productDetail>;

const activity = { kind: 'limitedTime', state: 'ongoing', limitPerBuyer: 2 };
const product = {
  price: 10,
  maxPrice: 20,
  oriPrice: 12,
  limitPerBuyer: null,
  activity,
  skuList: [
    { skuId: 1, price: 10, oriPrice: 12, activityPrice: null },
    { skuId: 2, price: 20, oriPrice: 25, activityPrice: 8 },
  ],
} as unknown as Product;

describe('withCurrentPrices', () => {
  it('keeps the normal prices if the activity has a checkout of its own', () => {
    const inGroup = { ...product, activity: { ...activity, kind: 'groupBuy' } } as unknown as Product;
    expect(withCurrentPrices(inGroup)).toBe(inGroup);
    expect(buyerLimit(inGroup, inGroup.skuList[1])).toBeNull();
  });

  it('uses the prices of the activity, with the normal prices as old prices', () => {
    expect(withCurrentPrices(product)).toMatchObject({
      price: 8,
      maxPrice: 10,
      oriPrice: 20,
      skuList: [
        { skuId: 1, price: 10, oriPrice: 12 },
        { skuId: 2, price: 8, oriPrice: 20 },
      ],
    });
  });

  it('keeps a product unchanged if its activity has not started or it has none', () => {
    const coming = { ...product, activity: { ...activity, state: 'notStarted' } } as Product;
    expect(withCurrentPrices(coming)).toBe(coming);
    const plain = { ...product, activity: null };
    expect(withCurrentPrices(plain)).toBe(plain);
  });
});

describe('buyerLimit', () => {
  it('is the lower limit of product and activity; that of the activity applies only to its own SKUs', () => {
    const [outside, inside] = product.skuList;
    expect(buyerLimit(product, inside)).toBe(2);
    expect(buyerLimit(product, outside)).toBeNull();
    expect(buyerLimit(product, undefined)).toBeNull();
    expect(buyerLimit({ ...product, limitPerBuyer: 1 }, inside)).toBe(1);
    expect(buyerLimit({ ...product, limitPerBuyer: 5 }, inside)).toBe(2);
    expect(buyerLimit({ ...product, limitPerBuyer: 5 }, outside)).toBe(5);
  });
});

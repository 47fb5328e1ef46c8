import { describe, expect, it } from 'vitest';
import type { Product } from '../detail-data.ts';
import { type FlashSale, flashProduct, turnOfSale } from './flash-product.ts';

const product = {
  prodId: 5,
  price: 20,
  maxPrice: 30,
  totalStocks: 50,
  limitPerBuyer: null,
  skuList: [
    { skuId: 1, price: 20, oriPrice: 25, stocks: 30 },
    { skuId: 2, price: 30, oriPrice: 30, stocks: 20 },
    { skuId: 3, price: 22, oriPrice: 22, stocks: 0 },
  ],
} as unknown as Product;

const sale = {
  ...{ state: 'ongoing', startTimeIso: 'start', endTimeIso: 'end', limitPerBuyer: 2 },
  skus: [
    { skuId: 1, price: 9, seckillOriginStocks: 10, seckillTotalStocks: 4 },
    { skuId: 3, price: 11, seckillOriginStocks: 5, seckillTotalStocks: 0 },
  ],
} as unknown as FlashSale;

describe('a product in its flash sale', () => {
  it('has the SKUs of the sale with its prices, and the pieces of its pool', () => {
    expect(flashProduct(product, sale)).toMatchObject({
      ...{ price: 9, maxPrice: 11, totalStocks: 4, limitPerBuyer: 2 },
      skuList: [
        { skuId: 1, price: 9, oriPrice: 20, stocks: 4 },
        { skuId: 3, price: 11, oriPrice: 22, stocks: 0 },
      ],
    });
  });

  it('has the stricter of two limits per buyer', () => {
    expect(flashProduct({ ...product, limitPerBuyer: 1 }, sale).limitPerBuyer).toBe(1);
    expect(flashProduct({ ...product, limitPerBuyer: 9 }, sale).limitPerBuyer).toBe(2);
  });
});

it('turnOfSale is the start or end of the round, also when sold out', () => {
  expect(turnOfSale({ ...sale, state: 'notStarted' })).toBe('start');
  expect(turnOfSale(sale)).toBe('end');
  expect(turnOfSale({ ...sale, state: 'soldOut' })).toBe('end');
  expect(turnOfSale({ ...sale, state: 'ended' })).toBeUndefined();
});

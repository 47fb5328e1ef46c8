import { expect, it } from 'vitest';
import { percentSold } from './flash-stock.ts';

it.each([
  [100, 28, 72],
  [100, 100, 0],
  [1000, 999, 1],
  [1000, 1, 99],
  [100, 0, 100],
  [0, 0, 100],
])('percentSold of %d pieces of which %d are left is %d', (seckillOriginStocks, seckillTotalStocks, percent) => {
  expect(percentSold({ seckillOriginStocks, seckillTotalStocks })).toBe(percent);
});

import { describe, expect, it } from 'vitest';
import { limitExceeded, limitedProducts } from './buyer-limit.ts';

const line = (prodId: number, quantity: number, limitPerBuyer: number | null) => ({ prodId, quantity, limitPerBuyer });

describe('limitExceeded', () => {
  it('adds up the SKUs of a product and earlier orders', () => {
    const lines = [line(1, 2, 3), line(2, 500, null), line(1, 1, 3)];
    expect(limitExceeded(lines)).toBeUndefined();
    expect(limitExceeded([...lines, line(1, 1, 3)])).toEqual({ prodId: 1, limit: 3, bought: 0 });
    expect(limitExceeded(lines, new Map([[1, 1]]))).toEqual({ prodId: 1, limit: 3, bought: 1 });
    expect(limitExceeded(lines, new Map([[2, 9]]))).toBeUndefined();
  });

  it('counts only products that have a limit', () => {
    expect(limitedProducts([line(1, 2, 3), line(2, 1, null), line(1, 1, 3)])).toEqual([1]);
  });
});

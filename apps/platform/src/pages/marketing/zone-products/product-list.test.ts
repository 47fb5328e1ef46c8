import { describe, expect, it } from 'vitest';
import { appendProduct, idsOf, insertProduct, isSameOrder, removeProduct } from './product-list.ts';

const listOf = (...prodIds: number[]) => prodIds.map((prodId) => ({ prodId }));

describe('products of a zone', () => {
  it('appends a product once', () => {
    expect(idsOf(appendProduct(listOf(3, 1), { prodId: 2 }))).toEqual([3, 1, 2]);
    expect(idsOf(appendProduct(listOf(3, 1), { prodId: 3 }))).toEqual([3, 1]);
    expect(idsOf(appendProduct([], { prodId: 3 }))).toEqual([3]);
  });

  it('removes a product', () => {
    expect(idsOf(removeProduct(listOf(3, 1, 2), 1))).toEqual([3, 2]);
    expect(idsOf(removeProduct(listOf(3), 9))).toEqual([3]);
  });

  it.each([
    { now: [3, 2], place: 1, after: [3, 1, 2] },
    { now: [], place: 5, after: [1] },
    { now: [2, 1], place: 0, after: [2, 1] },
  ])('inserts a removed product at its old place: $now', ({ now, place, after }) => {
    expect(idsOf(insertProduct(listOf(...now), { prodId: 1 }, place))).toEqual(after);
  });

  it('compares the order', () => {
    expect(isSameOrder(listOf(1, 2), [1, 2])).toBe(true);
    expect(isSameOrder(listOf(1, 2), [2, 1])).toBe(false);
    expect(isSameOrder(listOf(1), [1, 2])).toBe(false);
    expect(isSameOrder([], [])).toBe(true);
  });
});

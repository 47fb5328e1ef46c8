import { describe, expect, it } from 'vitest';
import type { CartChange } from './cart-change.ts';
import { enqueue } from './use-cart.ts';

const count = (skuId: number, pieces: number): CartChange => ({ kind: 'count', skuId, count: pieces });
const nothingSent = new WeakSet<CartChange>();

describe('enqueue', () => {
  it('appends a change of another SKU', () => {
    const [first, second] = [count(1, 2), count(2, 5)];
    expect(enqueue([first], second, nothingSent)).toEqual([first, second]);
  });

  it('replaces the last change of the same SKU while it waits', () => {
    expect(enqueue([count(1, 2)], count(1, 3), nothingSent)).toEqual([count(1, 3)]);
  });

  it('never replaces a change that was sent', () => {
    const sent = count(1, 2);
    expect(enqueue([sent], count(1, 3), new WeakSet([sent]))).toEqual([sent, count(1, 3)]);
  });

  it('keeps the order when another change lies in between', () => {
    const waiting = [count(1, 2), count(2, 1)];
    expect(enqueue(waiting, count(1, 3), nothingSent)).toEqual([...waiting, count(1, 3)]);
  });
});

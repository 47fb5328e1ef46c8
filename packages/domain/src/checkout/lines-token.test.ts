import { describe, expect, it } from 'vitest';
import { linesToken } from './lines-token.ts';

const shirt = { basketId: 7, skuId: 31, quantity: 2 };
const hat = { basketId: 12, skuId: 4, quantity: 1 };

describe('linesToken', () => {
  it('is the same for the same lines in any order', () => {
    expect(linesToken([shirt, hat])).toBe(linesToken([{ ...hat }, { ...shirt }]));
    expect(linesToken([shirt, hat])).toMatch(/^[\da-z]{1,13}$/);
  });

  it.each([
    ['another line of the cart', [{ ...shirt, basketId: 8 }, hat]],
    ['another SKU', [{ ...shirt, skuId: 32 }, hat]],
    ['another number', [{ ...shirt, quantity: 3 }, hat]],
    ['a line less', [shirt]],
    ['a line more', [shirt, hat, { basketId: 13, skuId: 5, quantity: 1 }]],
    ['nothing', []],
    ['the same digits elsewhere', [{ ...shirt, basketId: 73, skuId: 1 }, hat]],
  ])('differs for %s', (_, lines) => {
    expect(linesToken(lines)).not.toBe(linesToken([shirt, hat]));
  });

  it('differs for many almost equal carts', () => {
    const carts = Array.from({ length: 40 }, (_, skuId) =>
      Array.from({ length: 50 }, (__, quantity) => linesToken([{ basketId: 1, skuId, quantity }, hat])),
    );
    expect(new Set(carts.flat()).size).toBe(40 * 50);
  });
});

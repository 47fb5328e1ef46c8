import { describe, expect, it } from 'vitest';
import { Estimates } from './estimates.ts';

describe('estimates', () => {
  it('are told again for the same question, in whatever order its parts come, and for no other', () => {
    const shares = new Estimates<number>();
    shares.keep({ categoryId: 7, minPrice: 100 }, 0.25);
    expect(shares.get({ minPrice: 100, categoryId: 7 })).toBe(0.25);
    expect(shares.get({ minPrice: 101, categoryId: 7 })).toBeUndefined();
  });

  it('make room for later ones', () => {
    const shares = new Estimates<number>();
    for (let id = 0; id <= 2_000; id++) shares.keep({ id }, id);
    expect([shares.get({ id: 0 }), shares.get({ id: 1 }), shares.get({ id: 2_000 })]).toEqual([undefined, 1, 2_000]);
  });
});

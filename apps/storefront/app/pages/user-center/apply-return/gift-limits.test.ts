import { describe, expect, it } from 'vitest';
import type { Refundable } from '../../../features/refunds/refund.ts';
import { giftsOf, keptCentsFor } from './gift-limits.ts';

const gift = {
  ...{ prodName: 'Cup', pic: '', worth: 19.99, perPieces: 2, pieces: 1, given: 2, settled: 0, unsent: 0, mainLeft: 4 },
};
const line = { orderItemId: 1, maxCount: 4, maxAmount: 120.04, gift } as Refundable['lines'][number];

describe('gift limits of a request', () => {
  it('depend on the requested pieces', () => {
    expect([1, 2, 3, 4].map((count) => keptCentsFor(line, count))).toEqual([1999, 1999, 3998, 3998]);
    expect(keptCentsFor({ gift: { ...gift, unsent: 1 } }, 4)).toBe(1999);
    expect(keptCentsFor({ gift: null }, 4)).toBe(0);
  });

  it('are for the line, or for the whole order', () => {
    const info = { lines: [line, { ...line, orderItemId: 2, gift: null }] } as Refundable;
    const found = { orderItemId: 1, prodName: 'Cup', due: 2, keptCents: 3998, mainCents: 12_004 };
    expect(giftsOf(info, undefined)).toEqual([found]);
    expect(giftsOf(info, 1)).toEqual([found]);
    expect(giftsOf(info, 2)).toEqual([]);
  });
});

import type { Answer, Call } from '@galleria/contract/call';
import { changeCartItem, selectCartItems } from '@galleria/contract/cart/cart';
import { describe, expect, it } from 'vitest';
import type { RemovedLine } from './cart-change.ts';
import type { CartData, CartLine, ExpiredLine } from './cart-data.ts';
import { restoreLines } from './restore-lines.server.ts';

interface Line {
  quantity: number;
  isChecked: boolean;
}

/** A fake cart that behaves like the server; the id of a line is that of its SKU. */
function openCart() {
  const lines = new Map<number, Line>();
  const change = ({ skuId, count, oldSkuId }: { skuId: number; count: number; oldSkuId?: number }) => {
    const before = oldSkuId === undefined ? (lines.get(skuId)?.quantity ?? 0) : 0;
    lines.set(skuId, { quantity: before + count, isChecked: true });
    return { basketId: skuId, prodCount: before + count, cartCount: 0 };
  };
  const check = ({ basketIds }: { basketIds: number[] }) => {
    for (const id of basketIds) lines.set(id, { quantity: lines.get(id)?.quantity ?? 0, isChecked: false });
  };
  const call = (async (operation: unknown, input: never) => {
    if (operation === changeCartItem) return { ok: true, data: change(input) };
    if (operation === selectCartItems) check(input);
    return { ok: true, data: {} };
  }) as Call;
  return { call, lines };
}

function cartWith(skuIds: readonly number[], gone: readonly number[] = []): CartData {
  const shops = [{ lines: skuIds.map((skuId) => ({ skuId }) as CartLine) }];
  return { cart: { shops } as CartData['cart'], expired: gone.map((skuId) => ({ skuId }) as ExpiredLine) };
}

const TAKEN: RemovedLine[] = [
  { skuId: 7, count: 2, isChecked: false },
  { skuId: 9, count: 1, isChecked: true },
];

describe('restoreLines', () => {
  it('restores quantities and selection, the last line first', async () => {
    const { call, lines } = openCart();
    expect(await restoreLines(call, cartWith([]), TAKEN)).toBeUndefined();
    expect([...lines]).toEqual([
      [9, { quantity: 1, isChecked: true }],
      [7, { quantity: 2, isChecked: false }],
    ]);
  });

  it('does nothing the second time', async () => {
    const { call, lines } = openCart();
    await restoreLines(call, cartWith([]), TAKEN);
    await restoreLines(call, cartWith([...lines.keys()]), TAKEN);
    expect([...lines.values()].map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('does not double quantities in two concurrent calls', async () => {
    const { call, lines } = openCart();
    await Promise.all([restoreLines(call, cartWith([]), TAKEN), restoreLines(call, cartWith([]), TAKEN)]);
    expect([...lines.values()]).toEqual([
      { quantity: 1, isChecked: true },
      { quantity: 2, isChecked: false },
    ]);
  });

  it('skips lines that are in the cart again, also unavailable ones', async () => {
    const { call, lines } = openCart();
    await restoreLines(call, cartWith([7], [9]), TAKEN);
    expect(lines.size).toBe(0);
  });

  it('returns the refusal of the server', async () => {
    const refusal: Answer<typeof changeCartItem> = { ok: false, reason: 'cart.full', message: 'Full', data: null };
    expect(await restoreLines((async () => refusal) as Call, cartWith([]), TAKEN)).toBe(refusal);
  });
});

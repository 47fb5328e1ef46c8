import { describe, expect, it } from 'vitest';
import { type CartChange, fieldsOf, readChange, replaces } from './cart-change.ts';

function travelled(change: CartChange): CartChange | undefined {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(change))) form.append(name, value);
  return readChange(form);
}

const CHANGES: CartChange[] = [
  { kind: 'check', basketIds: [1, 2], isChecked: true },
  { kind: 'check', basketIds: [3], isChecked: false },
  { kind: 'count', skuId: 7, count: 3 },
  { kind: 'switch', oldSkuId: 7, skuId: 8, count: 2 },
  { kind: 'remove', basketIds: [4] },
  { kind: 'favour', basketIds: [4, 5] },
  {
    kind: 'restore',
    lines: [
      { skuId: 7, count: 2, isChecked: false },
      { skuId: 9, count: 1, isChecked: true },
    ],
  },
  { kind: 'clear' },
];

describe('a change of the cart', () => {
  it.each(CHANGES)('comes out of a form as it went in: $kind', (change) => {
    expect(travelled(change)).toEqual(change);
  });

  it.each([
    { kind: 'check', ids: '' },
    { kind: 'count', sku: '7', count: '0' },
    { kind: 'count', sku: '7', count: 'many' },
    { kind: 'switch', sku: '7', count: '1' },
    { kind: 'restore', lines: '7:0:1' },
    { kind: 'else' },
  ])('that makes no sense is none: %o', (fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    expect(readChange(form)).toBeUndefined();
  });

  it('takes the number of the button that was pressed over the one in the field', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['kind', 'count'],
      ['sku', '7'],
      ['count', '2'],
      ['count', '3'],
    ] as const)
      form.append(name, value);
    expect(readChange(form)).toEqual({ kind: 'count', skuId: 7, count: 3 });
  });

  it('makes up for an earlier one about the same only', () => {
    const count: CartChange = { kind: 'count', skuId: 7, count: 3 };
    expect(replaces({ ...count, count: 4 }, count)).toBe(true);
    expect(replaces({ ...count, skuId: 8 }, count)).toBe(false);
    expect(replaces({ kind: 'remove', basketIds: [1] }, count)).toBe(false);
  });

  it('that puts the same lines back is one wish, however often it is clicked', () => {
    const line = { skuId: 7, count: 2, isChecked: true };
    const restore: CartChange = { kind: 'restore', lines: [line] };
    expect(replaces({ kind: 'restore', lines: [{ ...line }] }, restore)).toBe(true);
    expect(replaces({ kind: 'restore', lines: [{ ...line, count: 3 }] }, restore)).toBe(false);
    expect(replaces({ kind: 'restore', lines: [line, { ...line, skuId: 8 }] }, restore)).toBe(false);
    expect(replaces(restore, { kind: 'count', skuId: 7, count: 2 })).toBe(false);
  });
});

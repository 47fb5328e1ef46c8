import { describe, expect, it } from 'vitest';
import { applyChange, type CartChange, fieldsOf, readChange, replaces } from './cart-change.ts';
import { type Cart, type CartData, type CartLine, type ExpiredLine, linesOf } from './cart-data.ts';
import { checkoutRefusal } from './summary.tsx';

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
  { kind: 'collect', couponId: 12 },
  { kind: 'clear' },
];

describe('fieldsOf and readChange', () => {
  it.each(CHANGES)('a change is read from a form as it was written: $kind', (change) => {
    expect(travelled(change)).toEqual(change);
  });

  it.each([
    { kind: 'check', ids: '' },
    { kind: 'count', sku: '7', count: '0' },
    { kind: 'count', sku: '7', count: 'many' },
    { kind: 'switch', sku: '7', count: '1' },
    { kind: 'restore', lines: '7:0:1' },
    { kind: 'collect', coupon: 'all' },
    { kind: 'else' },
  ])('readChange is undefined for invalid fields: %o', (fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    expect(readChange(form)).toBeUndefined();
  });

  it('the quantity of the pressed button overrides that of the field', () => {
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

  it('a new quantity replaces only an earlier one of the same SKU', () => {
    const count: CartChange = { kind: 'count', skuId: 7, count: 3 };
    expect(replaces({ ...count, count: 4 }, count)).toBe(true);
    expect(replaces({ ...count, skuId: 8 }, count)).toBe(false);
    expect(replaces({ kind: 'remove', basketIds: [1] }, count)).toBe(false);
  });

  it('restoring the same lines again replaces the first request', () => {
    const line = { skuId: 7, count: 2, isChecked: true };
    const restore: CartChange = { kind: 'restore', lines: [line] };
    expect(replaces({ kind: 'restore', lines: [{ ...line }] }, restore)).toBe(true);
    expect(replaces({ kind: 'restore', lines: [{ ...line, count: 3 }] }, restore)).toBe(false);
    expect(replaces({ kind: 'restore', lines: [line, { ...line, skuId: 8 }] }, restore)).toBe(false);
    expect(replaces(restore, { kind: 'count', skuId: 7, count: 2 })).toBe(false);
  });
});

const AMOUNTS = { total: 0, reductions: [], transfee: 0, freeTransfee: 0, score: 0, actualTotal: 0 };

function line(basketId: number, more: Partial<CartLine> = {}): CartLine {
  return {
    basketId,
    prodId: basketId,
    skuId: basketId * 10,
    gift: null,
    shopId: 1,
    prodName: 'Cup',
    skuName: '',
    pic: '',
    prodCount: 1,
    price: 5,
    oriPrice: 5,
    activity: null,
    firstOrderPrice: null,
    priceWhenAdded: 5,
    stocks: 9,
    isChecked: 1,
    isDeliverable: true,
    hasOptions: false,
    ...more,
  };
}

function cartOf(...groups: CartLine[][]): Cart {
  const shops = groups.map((lines, index) => ({
    shopId: index + 1,
    shopName: '',
    shopLogo: '',
    isSelfOperated: false,
    lines,
    discounts: [],
    hasCoupons: false,
    ...{ arrival: null, collectable: null, couponSaves: 0, freeShipping: null, amounts: AMOUNTS },
  }));
  const checked = groups.flat().filter(({ isChecked }) => isChecked === 1);
  const checkedPieces = checked.reduce((sum, { prodCount }) => sum + prodCount, 0);
  const counts = { checkedLines: checked.length, checkedPieces, settledAtMost: 2, expiredCount: 0 };
  return { shops, platformCollectable: null, platformCouponSaves: 0, amounts: AMOUNTS, ...counts };
}

const expired = [{ basketId: 9 } as ExpiredLine];
const data: CartData = { expired, cart: cartOf([line(1), line(2, { isChecked: 0 })], [line(3, { prodCount: 4 })]) };

describe('applyChange', () => {
  it('applies a selection and updates its counts', () => {
    const { cart } = applyChange(data, { kind: 'check', basketIds: [1, 2], isChecked: true });
    expect(linesOf(cart).map(({ isChecked }) => isChecked)).toEqual([1, 1, 1]);
    expect(cart).toMatchObject({ checkedLines: 3, checkedPieces: 6 });
  });

  it('applies a new quantity', () => {
    const { cart } = applyChange(data, { kind: 'count', skuId: 30, count: 7 });
    expect(linesOf(cart).map(({ prodCount }) => prodCount)).toEqual([1, 1, 7]);
    expect(cart.checkedPieces).toBe(8);
  });

  it('adds what a collected coupon saves to the savings so far', () => {
    const offered = { couponId: 12, couponName: '', saves: 34.35 };
    const [first, ...others] = data.cart.shops.map((shop) => ({ ...shop, collectable: offered, couponSaves: 0.1 }));
    const cart = {
      ...data.cart,
      shops: first ? [first, ...others.map((shop) => ({ ...shop, collectable: null }))] : [],
    };
    const collected = applyChange({ expired, cart }, { kind: 'collect', couponId: 12 }).cart;
    expect(collected.shops.map(({ collectable, couponSaves }) => [collectable, couponSaves])).toEqual([
      [null, 34.45],
      [null, 0.1],
    ]);
    const ofPlatform = { ...data.cart, platformCollectable: offered };
    expect(applyChange({ expired, cart: ofPlatform }, { kind: 'collect', couponId: 12 }).cart).toMatchObject({
      ...{ platformCollectable: null, platformCouponSaves: 34.35 },
    });
  });

  it('removes lines, and a store with its last line', () => {
    const { cart, expired: left } = applyChange(data, { kind: 'remove', basketIds: [3, 9] });
    expect(cart.shops.map(({ shopId }) => shopId)).toEqual([1]);
    expect(cart.checkedLines).toBe(1);
    expect(left).toEqual([]);
  });

  it('changes nothing if only the server knows the result', () => {
    expect(applyChange(data, { kind: 'switch', oldSkuId: 10, skuId: 11, count: 1 })).toEqual(data);
  });
});

describe('checkoutRefusal', () => {
  it('refuses no selection, too many lines and unavailable quantities', () => {
    expect(checkoutRefusal(data.cart)).toBeUndefined();
    expect(checkoutRefusal(cartOf([line(1, { isChecked: 0 })]))).toBe('chooseOne');
    expect(checkoutRefusal(cartOf([line(1), line(2), line(3)]))).toBe('tooManyLines');
    expect(checkoutRefusal(cartOf([line(1, { prodCount: 10 })]))).toBe('cannotSettle');
    expect(checkoutRefusal(cartOf([line(1), line(2, { prodCount: 10, isChecked: 0 })]))).toBeUndefined();
  });
});

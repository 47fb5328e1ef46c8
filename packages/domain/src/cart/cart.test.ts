import { describe, expect, it } from 'vitest';
import { PRODUCT_STATUS, PRODUCT_TYPE } from '../catalogue/product-types.ts';
import { priceTrade } from '../pricing/price-trade.ts';
import type { StoreDiscount } from '../promotions/store-discounts.ts';
import { DEFAULT_RULES } from '../site/mall-rules.ts';
import { STORE_STATUS } from '../stores/store-status.ts';
import { cartObjection, MAX_LINES, selectMergeableLines } from './cart-rules.ts';
import { discountProgress } from './discount-progress.ts';
import { type LineObjection, lineObjection, saleObjection } from './sale-objection.ts';

const item = { status: PRODUCT_STATUS.onSale as number, isOn: true, type: PRODUCT_TYPE.normal as number };

describe('cartObjection and saleObjection', () => {
  it.each([
    [PRODUCT_TYPE.normal, undefined],
    [PRODUCT_TYPE.group, undefined],
    [PRODUCT_TYPE.flashSale, 'cart.flashSale'],
    [PRODUCT_TYPE.preSale, 'cart.preSale'],
    [PRODUCT_TYPE.combo, 'cart.combo'],
    [PRODUCT_TYPE.points, 'product.offShelf'],
    [PRODUCT_TYPE.gift, 'product.offShelf'],
  ])('cartObjection for product type %s: %s', (type, objection) => {
    expect(cartObjection(type)).toBe(objection);
  });

  it.each([
    ['on sale', item, STORE_STATUS.normal, undefined],
    ['unknown', undefined, STORE_STATUS.normal, 'product.notFound'],
    ['deleted', { ...item, status: PRODUCT_STATUS.deleted }, STORE_STATUS.normal, 'product.notFound'],
    ['not offered so', { ...item, isOn: false }, STORE_STATUS.normal, 'product.notFound'],
    ['off the shelf', { ...item, status: PRODUCT_STATUS.offShelf }, STORE_STATUS.normal, 'product.offShelf'],
    ['taken down', { ...item, status: PRODUCT_STATUS.takenDown }, STORE_STATUS.normal, 'product.offShelf'],
    ['waiting', { ...item, status: PRODUCT_STATUS.waiting }, STORE_STATUS.normal, 'product.offShelf'],
    ['in a paused store', item, STORE_STATUS.paused, 'store.notOpen'],
    ['in no store', item, undefined, 'store.notOpen'],
  ])('saleObjection: %s', (_, one, storeStatus, objection) => {
    expect(saleObjection(one, storeStatus)).toBe(objection);
  });
});

describe('lineObjection', () => {
  it.each<[string, typeof item | undefined, number | undefined, number, LineObjection | undefined]>([
    ['it can', item, STORE_STATUS.normal, 1, undefined],
    ['the SKU is gone', undefined, undefined, 1, 'noSku'],
    ['the SKU is switched off', { ...item, isOn: false }, STORE_STATUS.normal, 1, 'noSku'],
    ['the product is deleted', { ...item, status: PRODUCT_STATUS.deleted }, STORE_STATUS.normal, 1, 'offShelf'],
    ['the product is off the shelf', { ...item, status: PRODUCT_STATUS.offShelf }, STORE_STATUS.normal, 1, 'offShelf'],
    ['the store is closed', item, STORE_STATUS.offline, 1, 'storeClosed'],
    ['it became a flash sale', { ...item, type: PRODUCT_TYPE.flashSale }, STORE_STATUS.normal, 1, 'notForCart'],
    ['the last piece is gone', item, STORE_STATUS.normal, 0, 'soldOut'],
  ])('checks a line when %s', (_, one, storeStatus, pieces, why) => {
    expect(lineObjection(one, storeStatus, pieces)).toBe(why);
  });
});

describe('selectMergeableLines', () => {
  const lines = (count: number, first: number) =>
    Array.from({ length: count }, (_, index) => ({ skuId: first + index, addedAt: new Date(index) }));

  it('accepts all lines while there is room', () => {
    expect(selectMergeableLines(lines(3, 1), lines(5, 100))).toHaveLength(5);
  });

  it('prefers lines of SKUs already in the cart, then the latest', () => {
    const own = lines(MAX_LINES - 1, 1);
    const moved = selectMergeableLines(own, [...lines(2, 1), ...lines(4, 1_000)]);
    expect(moved.map(({ skuId }) => skuId)).toEqual([1, 2, 1_003]);
    expect(selectMergeableLines(lines(MAX_LINES + 5, 1), lines(4, 1_000))).toEqual([]);
  });
});

describe('discountProgress', () => {
  const spend = (discountId: number, prodIds: number[] = []): StoreDiscount => ({
    discountId,
    storeId: 2,
    kind: 'spend',
    steps: [
      { from: 5_000, off: 600 },
      { from: 10_000, off: 2_000 },
    ],
    prodIds,
  });
  const pieces: StoreDiscount = { ...spend(3), kind: 'pieces', steps: [{ from: 4, off: 10 }] };
  const priced = (discounts: StoreDiscount[], ...wanted: [prodId: number, unitCents: number, quantity: number][]) =>
    priceTrade({
      lines: wanted.map(([prodId, unitCents, quantity], index) => ({
        key: String(index),
        storeId: 2,
        prodId,
        skuId: index,
        categoryIds: [],
        quantity,
        unitCents,
        isActivityPrice: false,
        takesReductions: true,
        isVirtual: false,
        weightGrams: 0,
        volumeCm3: 0,
        shippingTemplateId: null,
      })),
      storeDiscounts: discounts,
      coupons: [],
      points: 0,
      pointsRule: DEFAULT_RULES,
      deliveries: new Map(),
      destination: undefined,
      shippingTemplates: new Map(),
      sameCity: new Map(),
    }).orders.flatMap((order) => order.lines);

  it('returns the reached step and the amount missing to the next', () => {
    expect(discountProgress(spend(1), new Set(), priced([spend(1)], [7, 3_000, 2]))).toEqual({
      pieces: 2,
      reached: { from: 5_000, off: 600 },
      next: { from: 10_000, off: 2_000, missing: 4_000 },
    });
    expect(discountProgress(pieces, new Set(), priced([pieces], [7, 3_000, 3]))).toEqual({
      pieces: 3,
      reached: undefined,
      next: { from: 4, off: 10, missing: 1 },
    });
    expect(discountProgress(spend(1), new Set(), [])).toMatchObject({ reached: undefined, next: { missing: 5_000 } });
  });

  it('counts only lines that the discount applies to', () => {
    const lines = priced([spend(1, [7])], [7, 4_999, 1], [8, 50_000, 1]);
    expect(discountProgress(spend(1, [7]), new Set(), lines)).toMatchObject({
      reached: undefined,
      next: { missing: 1 },
    });
  });

  it('is calculated after earlier discounts, as in pricing', () => {
    const both = [spend(1), spend(2)];
    const lines = priced(both, [7, 10_100, 1]);
    expect(discountProgress(spend(2), new Set([1]), lines)).toMatchObject({
      reached: { off: 600 },
      next: { missing: 1_900 },
    });
    expect(lines[0]?.reductions.map(({ amountCents }) => amountCents)).toEqual([2_000, 600]);
  });
});

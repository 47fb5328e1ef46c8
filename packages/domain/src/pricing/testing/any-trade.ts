import fc from 'fast-check';
import type { DeliveryType } from '../../catalogue/product-types.ts';
import type { CouponTerms } from '../../promotions/coupons.ts';
import type { StoreDiscount } from '../../promotions/store-discounts.ts';
import type { ShippingTemplate } from '../../shipping/shipping-fee.ts';
import type { PricingInput, WantedLine } from '../trade.ts';

/** Random trades that combine every feature of pricing. The mall's own store is 1. */
const STORES = [1, 2, 3] as const;
const SAME_CITY_DESTINATION = { provinceId: 310000, cityId: 310100 };
const OTHER_TERMS = { provinceId: 650000, cityId: 650100 };
const NOT_SENT_TO = { provinceId: 540000, cityId: 540100 };
const TEMPLATES = [11, 12, 13] as const;

const priceCents = fc.oneof(fc.nat(300), fc.nat(20_000), fc.constantFrom(0, 1, 99, 100, 3_333, 999_999));
const anyStore = fc.constantFrom(...STORES);
const oneInTen = fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0);

/** Products 1 to 6 of each store; categories overlap between stores. */
const anyLine = fc
  .record({
    storeId: anyStore,
    prod: fc.integer({ min: 1, max: 6 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 300 })),
    unitCents: priceCents,
    isActivityPrice: oneInTen,
    refusesCoupons: oneInTen,
    isVirtual: oneInTen,
    weightGrams: fc.nat(5_000),
    volumeCm3: fc.nat(20_000),
    shippingTemplateId: fc.option(fc.constantFrom(...TEMPLATES, 99), { nil: null, freq: 6 }),
  })
  .map(({ prod, refusesCoupons, ...line }) => ({
    ...line,
    prodId: line.storeId * 10 + prod,
    categoryIds: [1 + (prod % 2), 10 + (prod % 3), 100 + prod],
    takesReductions: !refusesCoupons,
  }));

const anyLines: fc.Arbitrary<WantedLine[]> = fc
  .array(anyLine, { minLength: 1, maxLength: 12 })
  .map((lines) => lines.map((line, index) => ({ ...line, key: `line ${index}`, skuId: 1_000 + index })));

const anyProducts = fc.uniqueArray(
  fc.tuple(anyStore, fc.integer({ min: 1, max: 6 })).map(([storeId, prod]) => storeId * 10 + prod),
  { maxLength: 8 },
);

const anyDiscount = fc
  .record({
    storeId: anyStore,
    kind: fc.constantFrom('spend' as const, 'pieces' as const),
    prodIds: fc.oneof(fc.constant([]), anyProducts),
    starts: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
    off: fc.integer({ min: 1, max: 33 }),
  })
  .map(({ kind, starts, off, ...discount }) => ({
    ...discount,
    kind,
    steps: starts
      .toSorted((one, other) => one - other)
      .map((from, index) => ({
        from: kind === 'spend' ? from * 777 : from,
        off: kind === 'spend' ? (index + 1) * off * 61 : (index + 1) * off,
      })),
  }));

const anyDiscounts: fc.Arbitrary<StoreDiscount[]> = fc
  .array(anyDiscount, { maxLength: 5 })
  .map((discounts) => discounts.map((discount, index) => ({ ...discount, discountId: 50 + index })));

const anyTerms = fc
  .record({
    kind: fc.constantFrom('cash' as const, 'percent' as const),
    amountCents: fc.integer({ min: 1, max: 30_000 }),
    percentOff: fc.integer({ min: 1, max: 100 }),
    mostOffCents: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: null }),
    thresholdCents: fc.oneof(fc.constant(0), fc.nat(50_000)),
    scope: fc.constantFrom('all' as const, 'categories' as const, 'products' as const),
    prodIds: anyProducts,
    categoryIds: fc.subarray([1, 2, 10, 11, 12, 101, 102, 103, 104, 105, 106]),
  })
  .map(({ prodIds, categoryIds, ...terms }) => ({
    ...terms,
    scopeIds: { all: [], products: prodIds, categories: categoryIds }[terms.scope],
  }));

/** In random order: the platform's coupon is calculated last, wherever it stands. */
const anyCoupons: fc.Arbitrary<CouponTerms[]> = fc
  .uniqueArray(fc.record({ storeId: fc.constantFrom(null, ...STORES), terms: anyTerms }), {
    maxLength: 4,
    selector: ({ storeId }) => storeId,
  })
  .map((coupons) => coupons.map(({ storeId, terms }, index) => ({ ...terms, storeId, couponId: 70 + index })));

const freeOverCents = fc.option(fc.nat(40_000), { nil: null });
const fees = { firstFeeCents: fc.nat(3_000), extraFeeCents: fc.nat(1_000), freeOverCents };
const days = { minDays: fc.constant(1), maxDays: fc.constant(3) };

const anyTemplate: fc.Arbitrary<ShippingTemplate> = fc.record({
  basis: fc.constantFrom('piece', 'weight', 'volume'),
  firstUnits: fc.integer({ min: 1, max: 5 }),
  extraUnits: fc.integer({ min: 1, max: 5 }),
  ...fees,
  ...days,
  exceptions: fc.array(fc.record({ ...fees, ...days, provinceIds: fc.constant([OTHER_TERMS.provinceId]) }), {
    maxLength: 2,
  }),
  notTo: fc.constantFrom([], [NOT_SENT_TO.provinceId]),
});

const anyMap = <Key, Value>(keys: readonly Key[], value: fc.Arbitrary<Value>): fc.Arbitrary<Map<Key, Value>> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...keys), value), { maxLength: keys.length, selector: ([key]) => key })
    .map((entries) => new Map(entries));

export const anyTrade: fc.Arbitrary<PricingInput> = fc.record({
  lines: anyLines,
  member: fc.option(fc.record({ percentOff: fc.integer({ min: 0, max: 20 }), hasFreeShipping: fc.boolean() }), {
    nil: undefined,
  }),
  storeDiscounts: anyDiscounts,
  coupons: anyCoupons,
  points: fc.oneof(fc.constant(0), fc.nat(500), fc.nat(1_000_000)),
  pointsRule: fc.record({
    pointsPerUnit: fc.constantFrom(100, 100, 50, 250),
    pointsStep: fc.constantFrom(10, 10, 5, 30),
    pointsMostPercent: fc.constantFrom(50, 50, 0, 33, 100),
  }),
  deliveries: anyMap(STORES, fc.record({ type: fc.constantFrom<DeliveryType>(1, 2, 3, 4) })),
  destination: fc.constantFrom(undefined, SAME_CITY_DESTINATION, OTHER_TERMS, NOT_SENT_TO),
  shippingTemplates: anyMap(TEMPLATES, anyTemplate),
  sameCity: anyMap(
    STORES,
    fc.record({
      cityId: fc.constantFrom(SAME_CITY_DESTINATION.cityId, OTHER_TERMS.cityId),
      feeCents: fc.nat(2_000),
      freeOverCents,
    }),
  ),
});

import { PROMOTION_STATES } from '@galleria/domain/promotions/promotion-states';
import { z } from 'zod';
import { id, money, moneyInput, pageOf, paging, time, whole } from './formats.ts';
import { localeTexts, requiredTexts } from './locale-texts.ts';
import { operation } from './operation.ts';
import { seller } from './sellers/fields.ts';

/** Coupons and discounts as the store that grants them sees them. */

const paged = {
  ...paging,
  state: z.enum(PROMOTION_STATES).optional(),
  keyword: z.string().trim().max(60).optional().meta({ description: 'part of the name in any language' }),
};
const count = (least: number, most: number) => whole.pipe(z.int().min(least).max(most)).meta({ type: 'integer' });
const scopeIds = (most: number) => z.array(id).max(most).default([]);
const LONGEST_NAME = 40;

const results = {
  orders: z.int().meta({ description: 'paid orders that it was used for' }),
  broughtIn: money.meta({ description: 'what was paid for these orders' }),
  givenAway: money.meta({ description: 'what it took off' }),
};

const couponTerms = {
  kind: z.enum(['cash', 'percent']),
  amount: money.meta({ description: 'of a cash coupon' }),
  percentOff: z.int(),
  mostOff: money.nullable().meta({ description: 'most that a percent coupon takes off; null: no limit' }),
  threshold: money.meta({ description: 'least price of the goods it is for' }),
  scope: z.enum(['all', 'categories', 'products']),
  offeredFrom: time,
  offeredUntil: time,
  validFrom: time.nullable(),
  validUntil: time.nullable(),
  afterDays: z.int().meta({ description: 'without dates: valid so long after it was collected …' }),
  validDays: z.int().meta({ description: '… for so many days' }),
  total: z.int(),
  perPerson: z.int(),
};

const StoreCoupon = z.object({
  couponId: z.int(),
  name: z.string(),
  ...couponTerms,
  scopeCount: z.int().meta({ description: 'categories or products that it is for' }),
  isOn: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  collected: z.int(),
  ...results,
});

export const storeCouponPage = operation({
  method: 'GET',
  path: '/m/coupon/page',
  access: seller('marketing.view'),
  summary: 'Coupons of the store with what they brought, newest first',
  input: z.object(paged),
  output: pageOf(StoreCoupon),
  refusals: [],
});

export const storeCouponInfo = operation({
  method: 'GET',
  path: '/m/coupon/info',
  access: seller('marketing.view'),
  summary: 'One coupon for its form',
  input: z.object({ couponId: id }),
  output: StoreCoupon.extend({ names: localeTexts(LONGEST_NAME), scopeIds: z.array(z.int()) }),
  refusals: ['coupon.notFound'],
});

export const saveStoreCoupon = operation({
  method: 'POST',
  path: '/m/coupon',
  access: seller('marketing.edit'),
  summary: 'Makes or changes a coupon. Once it was collected its worth, scope and validity stay',
  input: z.object({
    couponId: id.optional(),
    names: requiredTexts(LONGEST_NAME),
    kind: z.enum(['cash', 'percent']),
    amount: moneyInput.pipe(z.number().max(99_999)).default(0),
    percentOff: count(0, 99).default(0),
    mostOff: moneyInput.pipe(z.number().max(99_999)).nullable().default(null),
    threshold: moneyInput.pipe(z.number().max(999_999)).default(0),
    scope: z.enum(['all', 'categories', 'products']),
    scopeIds: scopeIds(100),
    offeredFrom: time,
    offeredUntil: time,
    validFrom: time.nullable().default(null),
    validUntil: time.nullable().default(null),
    afterDays: count(0, 90).default(0),
    validDays: count(0, 730).default(0),
    total: count(1, 10_000_000),
    perPerson: count(1, 100).default(1),
    isGenerous: z.boolean().default(false).meta({ description: 'yes, it may pay for a whole purchase' }),
  }),
  output: z.object({ couponId: z.int() }),
  refusals: [
    'coupon.dates',
    'coupon.worth',
    'coupon.tooGenerous',
    'coupon.scopeUnknown',
    'coupon.notFound',
    'coupon.termsFrozen',
    'coupon.belowCollected',
    'coupon.tooMany',
  ],
});

const stateChange = z.enum(['on', 'off', 'end']).meta({ description: 'end: at once and for good' });

export const changeStoreCouponState = operation({
  method: 'PUT',
  path: '/m/coupon/state',
  access: seller('marketing.edit'),
  summary: 'Offers a coupon, stops offering it, or ends it; those collected stay valid',
  input: z.object({ couponId: id, to: stateChange }),
  output: z.null(),
  refusals: ['coupon.notFound'],
});

export const deleteStoreCoupon = operation({
  method: 'DELETE',
  path: '/m/coupon',
  access: seller('marketing.edit'),
  summary: 'Deletes a coupon that nobody has collected',
  input: z.object({ couponId: id }),
  output: z.null(),
  refusals: ['coupon.notFound', 'coupon.collected'],
});

const StoreDiscount = z.object({
  discountId: z.int(),
  name: z.string(),
  kind: z.enum(['spend', 'pieces']),
  steps: z
    .array(z.object({ from: z.number(), off: z.number() }))
    .meta({ description: 'amounts for spend; pieces and percent for pieces' }),
  startTime: time,
  endTime: time,
  prodIds: z.array(z.int()).meta({ description: 'empty: all products of the store' }),
  isOn: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  ...results,
});

export const storeDiscountPage = operation({
  method: 'GET',
  path: '/m/discount/page',
  access: seller('marketing.view'),
  summary: 'Discounts of the store with what they brought, newest first',
  input: z.object(paged),
  output: pageOf(StoreDiscount),
  refusals: [],
});

export const storeDiscountInfo = operation({
  method: 'GET',
  path: '/m/discount/info',
  access: seller('marketing.view'),
  summary: 'One discount for its form',
  input: z.object({ discountId: id }),
  output: StoreDiscount.extend({ names: localeTexts(LONGEST_NAME) }),
  refusals: ['discount.notFound'],
});

export const saveStoreDiscount = operation({
  method: 'POST',
  path: '/m/discount',
  access: seller('marketing.edit'),
  summary: 'Makes or changes a discount; orders that were placed keep what they were promised',
  input: z.object({
    discountId: id.optional(),
    names: requiredTexts(LONGEST_NAME),
    kind: z.enum(['spend', 'pieces']),
    steps: z
      .array(
        z.object({ from: moneyInput.pipe(z.number().max(999_999)), off: moneyInput.pipe(z.number().max(999_999)) }),
      )
      .min(1)
      .max(5),
    startTime: time,
    endTime: time,
    prodIds: scopeIds(200),
  }),
  output: z.object({ discountId: z.int() }),
  refusals: [
    'discount.dates',
    'discount.steps',
    'discount.scopeUnknown',
    'discount.notFound',
    'discount.tooMany',
    'discount.overlap',
  ],
});

export const changeStoreDiscountState = operation({
  method: 'PUT',
  path: '/m/discount/state',
  access: seller('marketing.edit'),
  summary: 'Switches a discount on or off, or ends it',
  input: z.object({ discountId: id, to: stateChange }),
  output: z.null(),
  refusals: ['discount.notFound', 'discount.overlap'],
});

export const deleteStoreDiscount = operation({
  method: 'DELETE',
  path: '/m/discount',
  access: seller('marketing.edit'),
  summary: 'Deletes a discount; orders that were placed with it keep it',
  input: z.object({ discountId: id }),
  output: z.null(),
  refusals: ['discount.notFound'],
});

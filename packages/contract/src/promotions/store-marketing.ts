import { PROMOTION_STATES } from '@galleria/domain/promotions/promotion-states';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, moneyInput, pageOf, time } from '../wire/formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';
import {
  COUPON_DRAFT_REFUSALS,
  couponDraft,
  couponShown,
  MAX_PROMOTION_NAME_LENGTH,
  promotionPaging,
  promotionResults,
  promotionStateChange,
} from './coupon-fields.ts';

/** Coupons and discounts, for the store that grants them. */

const SCOPES = ['all', 'categories', 'products'] as const;

const StoreCoupon = z.object({ ...couponShown, scope: z.enum(SCOPES) });

export const storeCouponPage = operation({
  method: 'GET',
  path: '/m/coupon/page',
  access: seller('marketing.view'),
  summary: 'Coupons of the store with their results, newest first',
  input: z.object(promotionPaging),
  output: pageOf(StoreCoupon),
  refusals: [],
});

export const storeCouponInfo = operation({
  method: 'GET',
  path: '/m/coupon/info',
  access: seller('marketing.view'),
  summary: 'Data of one coupon for editing',
  input: z.object({ couponId: id }),
  output: StoreCoupon.extend({ names: localeTexts(MAX_PROMOTION_NAME_LENGTH), scopeIds: z.array(z.int()) }),
  refusals: ['coupon.notFound'],
});

export const saveStoreCoupon = operation({
  method: 'POST',
  path: '/m/coupon',
  access: seller('marketing.edit'),
  summary: 'Creates or changes a coupon. Once it was collected, its value, scope and validity are fixed',
  input: z.object({ ...couponDraft, scope: z.enum(SCOPES) }),
  output: z.object({ couponId: z.int() }),
  refusals: COUPON_DRAFT_REFUSALS,
});

export const changeStoreCouponState = operation({
  method: 'PUT',
  path: '/m/coupon/state',
  access: seller('marketing.edit'),
  summary: 'Offers a coupon, stops offering it, or ends it; collected coupons stay valid',
  input: z.object({ couponId: id, to: promotionStateChange }),
  output: z.null(),
  refusals: ['coupon.notFound'],
});

export const deleteStoreCoupon = operation({
  method: 'DELETE',
  path: '/m/coupon',
  access: seller('marketing.edit'),
  summary: 'Deletes a coupon that no buyer has collected',
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
  ...promotionResults,
});

export const storeDiscountPage = operation({
  method: 'GET',
  path: '/m/discount/page',
  access: seller('marketing.view'),
  summary: 'Discounts of the store with their results, newest first',
  input: z.object(promotionPaging),
  output: pageOf(StoreDiscount),
  refusals: [],
});

export const storeDiscountInfo = operation({
  method: 'GET',
  path: '/m/discount/info',
  access: seller('marketing.view'),
  summary: 'Data of one discount for editing',
  input: z.object({ discountId: id }),
  output: StoreDiscount.extend({ names: localeTexts(MAX_PROMOTION_NAME_LENGTH) }),
  refusals: ['discount.notFound'],
});

export const saveStoreDiscount = operation({
  method: 'POST',
  path: '/m/discount',
  access: seller('marketing.edit'),
  summary: 'Creates or changes a discount; existing orders keep their reductions',
  input: z.object({
    discountId: id.optional(),
    names: requiredTexts(MAX_PROMOTION_NAME_LENGTH),
    kind: z.enum(['spend', 'pieces']),
    steps: z
      .array(
        z.object({ from: moneyInput.pipe(z.number().max(999_999)), off: moneyInput.pipe(z.number().max(999_999)) }),
      )
      .min(1)
      .max(5),
    startTime: time,
    endTime: time,
    prodIds: z.array(id).max(200).default([]),
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
  input: z.object({ discountId: id, to: promotionStateChange }),
  output: z.null(),
  refusals: ['discount.notFound', 'discount.overlap'],
});

export const deleteStoreDiscount = operation({
  method: 'DELETE',
  path: '/m/discount',
  access: seller('marketing.edit'),
  summary: 'Deletes a discount; existing orders keep their reductions',
  input: z.object({ discountId: id }),
  output: z.null(),
  refusals: ['discount.notFound'],
});

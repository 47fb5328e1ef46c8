import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, integer, money, moneyInput, pageOf } from '../wire/formats.ts';
import { localeTexts } from '../wire/locale-texts.ts';
import {
  COUPON_DRAFT_REFUSALS,
  couponDraft,
  couponShown,
  MAX_PROMOTION_NAME_LENGTH,
  promotionPaging,
  promotionStateChange,
} from './coupon-fields.ts';

/** Coupons of the platform, for staff. */

const PlatformCoupon = z.object({
  ...couponShown,
  storePercent: z
    .int()
    .meta({ description: 'percentage of the reduction that stores bear; the platform bears the rest' }),
  budget: money.nullable().meta({ description: 'maximum that the platform spends on it; null: no limit' }),
  used: money.meta({ description: 'used part of the budget; 0 without a budget' }),
});

export const platformCouponPage = operation({
  method: 'GET',
  path: '/s/coupon/page',
  access: staff('marketing.view'),
  summary: 'Coupons of the platform with their results, newest first',
  input: z.object(promotionPaging),
  output: pageOf(PlatformCoupon),
  refusals: [],
});

export const platformCouponInfo = operation({
  method: 'GET',
  path: '/s/coupon/info',
  access: staff('marketing.view'),
  summary: 'Data of one coupon for editing',
  input: z.object({ couponId: id }),
  output: PlatformCoupon.extend({
    names: localeTexts(MAX_PROMOTION_NAME_LENGTH),
    scopeIds: z.array(z.int()),
    scopeNames: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: ['coupon.notFound'],
});

export const savePlatformCoupon = operation({
  method: 'POST',
  path: '/s/coupon',
  access: staff('marketing.edit'),
  summary:
    'Creates or changes a coupon of the platform. Once it was collected, its value, scope and validity are fixed',
  input: z.object({
    ...couponDraft,
    storePercent: integer.pipe(z.int().min(0).max(100)).default(0).meta({ type: 'integer' }),
    budget: moneyInput.nullable().default(null),
  }),
  output: z.object({ couponId: z.int() }),
  refusals: [...COUPON_DRAFT_REFUSALS, 'coupon.belowUsed'],
});

export const changePlatformCouponState = operation({
  method: 'PUT',
  path: '/s/coupon/state',
  access: staff('marketing.edit'),
  summary: 'Offers a coupon, stops offering it, or ends it; collected coupons stay valid',
  input: z.object({ couponId: id, to: promotionStateChange }),
  output: z.null(),
  refusals: ['coupon.notFound'],
});

export const deletePlatformCoupon = operation({
  method: 'DELETE',
  path: '/s/coupon',
  access: staff('marketing.edit'),
  summary: 'Deletes a coupon that no buyer has collected',
  input: z.object({ couponId: id }),
  output: z.null(),
  refusals: ['coupon.notFound', 'coupon.collected'],
});

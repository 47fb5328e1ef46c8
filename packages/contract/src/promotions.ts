import { z } from 'zod';
import { coupon, OwnCoupon } from './coupons.ts';
import { id, pageOf, paging, shopIdOrPlatform, time, whole } from './formats.ts';
import { buyer, operation, visitor } from './operation.ts';

const CentreCoupon = z.object({
  ...coupon,
  validTimeType: z.int().meta({ description: '1 fixed dates, 2 counted from the day of collecting' }),
  startTime: time.nullable(),
  endTime: time.nullable(),
  afterReceiveDays: z.int(),
  validDays: z.int(),
  leftPercent: z.int().meta({ description: 'how much of it is left to collect' }),
  limitNum: z.int().meta({ description: 'so many per person' }),
  ownCount: z.int().meta({ description: 'so many the caller has collected' }),
  state: z.enum(['free', 'collected', 'soldOut']),
});

export const couponPage = operation({
  method: 'GET',
  path: '/coupon/page',
  access: visitor,
  summary: 'The coupon centre: what can be collected, also for one store or one product',
  input: z.object({
    ...paging,
    shopId: shopIdOrPlatform.optional(),
    prodId: id.optional(),
  }),
  output: pageOf(CentreCoupon),
  refusals: [],
});

export const collectCoupon = operation({
  method: 'POST',
  path: '/p/coupon/receive',
  access: buyer,
  summary: 'Collects a coupon',
  input: z.object({ couponId: id }),
  output: z.object({ couponUserId: z.int(), ownCount: z.int(), state: z.enum(['free', 'collected']) }),
  refusals: ['coupon.notFound', 'coupon.ended', 'coupon.soldOut', 'coupon.limit'],
});

export const ownCouponPage = operation({
  method: 'GET',
  path: '/p/coupon/page',
  access: buyer,
  summary: 'Own coupons by state',
  input: z.object({ ...paging, status: whole.pipe(z.int().min(0).max(2)).default(0) }),
  output: pageOf(OwnCoupon).extend({
    counts: z.object({ notUsed: z.int(), used: z.int(), expired: z.int() }),
  }),
  refusals: [],
});

export const usableCoupons = operation({
  method: 'GET',
  path: '/p/coupon/usable',
  access: buyer,
  summary: 'Own coupons that are good for a product now',
  input: z.object({ prodId: id }),
  output: z.array(OwnCoupon),
  refusals: [],
});

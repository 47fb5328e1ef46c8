import { z } from 'zod';
import { buyer, operation, visitor } from '../operation.ts';
import { id, integer, money, pageOf, paging, shopIdOrPlatform, time } from '../wire/formats.ts';
import { coupon, OwnCoupon } from './coupons.ts';

const OfferedCoupon = z.object({
  ...coupon,
  validTimeType: z.int().meta({ description: '1 fixed dates, 2 counted from the day of collecting' }),
  startTime: time.nullable(),
  endTime: time.nullable(),
  afterReceiveDays: z.int(),
  validDays: z.int(),
  leftPercent: z.int().meta({ description: 'percent of it that is left to collect' }),
  limitNum: z.int().meta({ description: 'limit per person' }),
  ownCount: z.int().meta({ description: 'how many the caller has collected' }),
  unusedCount: z.int().meta({ description: 'how many of those have neither been used nor expired' }),
  usableFrom: time
    .nullable()
    .meta({ description: 'when the one that the caller has, or would collect now, can be used; null: at once' }),
  state: z.enum(['free', 'collected', 'soldOut']),
});

export const couponPage = operation({
  method: 'GET',
  path: '/coupon/page',
  access: visitor,
  summary: 'Coupons that can be collected, of all stores, one store or for one product',
  input: z.object({
    ...paging,
    shopId: shopIdOrPlatform.optional(),
    prodId: id.optional(),
  }),
  output: pageOf(OfferedCoupon),
  refusals: [],
});

export const productCoupons = operation({
  method: 'GET',
  path: '/coupon/product',
  access: visitor,
  summary: 'Coupons for one product, and what a piece of it costs with the best of them',
  input: z.object({ prodId: id }),
  output: z.object({
    coupons: z.array(OfferedCoupon),
    prices: z
      .array(
        z.object({
          skuId: z.int(),
          price: money.meta({ description: 'of one piece, after discounts of the store and these coupons' }),
          couponIds: z.array(z.int()).meta({ description: 'collected by the caller, or to be collected' }),
        }),
      )
      .meta({ description: 'of the SKUs that a coupon takes something off' }),
  }),
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

const couponStatus = integer
  .pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]))
  .default(0)
  .meta({ type: 'integer', enum: [0, 1, 2], description: '0 not used, 1 used, 2 expired' });

export const ownCouponPage = operation({
  method: 'GET',
  path: '/p/coupon/page',
  access: buyer,
  summary: 'Own coupons by status',
  input: z.object({ ...paging, status: couponStatus }),
  output: pageOf(OwnCoupon).extend({
    counts: z.object({ notUsed: z.int(), used: z.int(), expired: z.int() }),
  }),
  refusals: [],
});

export const usableCoupons = operation({
  method: 'GET',
  path: '/p/coupon/usable',
  access: buyer,
  summary: 'Own coupons that apply to a product now',
  input: z.object({ prodId: id }),
  output: z.array(OwnCoupon),
  refusals: [],
});

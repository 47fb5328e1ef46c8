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
  leftPercent: z.int().meta({ description: 'percentage of the coupons that is left to collect' }),
  limitNum: z.int().meta({ description: 'maximum per buyer' }),
  ownCount: z.int().meta({ description: 'number that the caller has collected' }),
  unusedCount: z.int().meta({ description: 'number of those that are unused and not expired' }),
  usableFrom: time
    .nullable()
    .meta({ description: 'start of validity of the caller’s coupon, or of one collected now; null: usable at once' }),
  state: z.enum(['free', 'collected', 'soldOut']),
});

export const couponPage = operation({
  method: 'GET',
  path: '/coupon/page',
  access: visitor,
  summary: 'Collectable coupons of all stores, of one store, or for one product',
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
  summary: 'Coupons for one product, and its unit price with the best of them',
  input: z.object({ prodId: id }),
  output: z.object({
    coupons: z.array(OfferedCoupon),
    prices: z
      .array(
        z.object({
          skuId: z.int(),
          price: money.meta({ description: 'unit price after discounts of the store and these coupons' }),
          couponIds: z.array(z.int()).meta({ description: 'coupons that the caller has collected or can collect' }),
        }),
      )
      .meta({ description: 'SKUs with a lower price by coupons' }),
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
  .meta({ type: 'integer', enum: [0, 1, 2], description: '0 unused, 1 used, 2 expired' });

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
  summary: 'Own coupons that can be used for a product now',
  input: z.object({ prodId: id }),
  output: z.array(OwnCoupon),
  refusals: [],
});

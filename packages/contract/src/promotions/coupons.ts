import { z } from 'zod';
import { flag, money, time } from '../wire/formats.ts';

/** Fields of a coupon that all operations share. */
export const coupon = {
  couponId: z.int(),
  couponName: z.string(),
  shopId: z.int().meta({ description: '0: coupon of the platform' }),
  shopName: z.string(),
  couponType: z.int().meta({ description: '1 cash, 2 percent' }),
  reduceAmount: money.meta({ description: 'of a cash coupon' }),
  couponDiscount: z.number().meta({ description: 'of a percent coupon: share of the price to pay, in tenths' }),
  percentOff: z.int().meta({ description: 'of a percent coupon: percentage off the price' }),
  mostOff: money.nullable().meta({ description: 'maximum reduction of a percent coupon' }),
  cashCondition: money.meta({ description: 'minimum price of the goods' }),
  suitableProdType: z.int().meta({ description: '0 everything, 1 some products, 2 some categories, 3 some stores' }),
  scopeNames: z.array(z.string()).meta({ description: 'names of some of the categories or products in its scope' }),
};

export const OwnCoupon = z.object({
  ...coupon,
  couponUserId: z.int(),
  userStartTime: time,
  userEndTime: time,
  userEndTimeIso: z.string(),
  status: z.int().meta({ description: '0 unused, 1 used, 2 expired' }),
  isYetToStart: z.boolean(),
});

/** The best coupon of a store or of the platform that the buyer has not collected yet and could use at once. */
export const CollectableCoupon = z.object({
  couponId: z.int(),
  couponName: z.string(),
  saves: money.meta({ description: 'further reduction, compared with the coupons that are applied without it' }),
});

/** A coupon at checkout. */
export const CouponChoice = OwnCoupon.extend({
  isChosen: flag,
  isUsable: z.boolean(),
  saves: money.meta({ description: 'its reduction now' }),
  missing: money.meta({ description: 'amount missing to its minimum' }),
});

import type { WantedLine } from '../../pricing/trade.ts';
import type { CouponPricingInput, OwnCoupon } from '../coupon-choices.ts';
import { goodsPricingInput } from '../goods-pricing-input.ts';

export const line = (storeId: number, unitCents: number): WantedLine => ({
  key: `${storeId} ${unitCents}`,
  storeId,
  prodId: storeId,
  skuId: storeId,
  categoryIds: [storeId * 10],
  quantity: 1,
  unitCents,
  isActivityPrice: false,
  takesReductions: true,
  isVirtual: false,
  weightGrams: 0,
  volumeCm3: 0,
  shippingTemplateId: null,
});

export const pricingInput = (...lines: WantedLine[]): CouponPricingInput => goodsPricingInput(lines, []);

export const coupon = (ownCouponId: number, change: Partial<OwnCoupon>): OwnCoupon => ({
  ownCouponId,
  couponId: ownCouponId,
  storeId: null,
  kind: 'cash',
  amountCents: 100,
  percentOff: 0,
  mostOffCents: null,
  thresholdCents: 0,
  scope: 'all',
  scopeIds: [],
  validUntil: new Date(0),
  ...change,
});

/** What a coupon takes off, and off what. */
export interface CouponTerms {
  readonly couponId: number;
  /** None: the platform's, good in every store. */
  readonly storeId: number | null;
  readonly kind: 'cash' | 'percent';
  /** Of a cash coupon. */
  readonly amountCents: number;
  /** Of a percent coupon: 20 means that 80 % are paid. */
  readonly percentOff: number;
  /** A percent coupon takes off at most so much; null: no limit. */
  readonly mostOffCents: number | null;
  /** The goods that it is good for must come to at least so much. */
  readonly thresholdCents: number;
  readonly scope: 'all' | 'categories' | 'products';
  /** Categories of any level, or products. */
  readonly scopeIds: readonly number[];
}

export interface CouponLine {
  readonly storeId: number;
  readonly prodId: number;
  /** Its category and those above it. */
  readonly categoryIds: readonly number[];
  /** Flash-sale, pre-sale and combo goods take no coupon unless the activity allows it. */
  readonly takesCoupons: boolean;
}

export function isGoodFor(coupon: CouponTerms, line: CouponLine): boolean {
  if (!line.takesCoupons) return false;
  if (coupon.storeId !== null && coupon.storeId !== line.storeId) return false;
  if (coupon.scope === 'products') return coupon.scopeIds.includes(line.prodId);
  if (coupon.scope === 'categories') return line.categoryIds.some((id) => coupon.scopeIds.includes(id));
  return true;
}

/** What it takes off goods for so much; nothing below its threshold. Half a cent is rounded in the buyer's favour. */
export function couponOff(coupon: CouponTerms, goodsCents: number): number {
  if (goodsCents <= 0 || goodsCents < coupon.thresholdCents) return 0;
  if (coupon.kind === 'cash') return Math.min(coupon.amountCents, goodsCents);
  const off = Math.ceil((goodsCents * coupon.percentOff) / 100);
  return Math.min(off, coupon.mostOffCents ?? off, goodsCents);
}

/** Numbers of the API's wire format: a buyer's coupons are listed by them. */
export const COUPON_STATUS = { notUsed: 0, used: 1, expired: 2 } as const;
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS];

/** Chinese shops speak of what is paid in tenths ("8 折"), others of what is taken off in percent. */
export function tenthsPaid(percentOff: number): number {
  return (100 - percentOff) / 10;
}

/** What a coupon applies to; coupons of stores never use `stores`. */
export const COUPON_SCOPES = ['all', 'categories', 'products', 'stores'] as const;
export type CouponScope = (typeof COUPON_SCOPES)[number];

export interface CouponTerms {
  readonly couponId: number;
  /** Null: a coupon of the platform, valid in every store. */
  readonly storeId: number | null;
  readonly kind: 'cash' | 'percent';
  /** Cash coupons only. */
  readonly amountCents: number;
  /** Percent coupons only: 20 means that 80 % is paid. */
  readonly percentOff: number;
  /** Maximum reduction of a percent coupon; null: no maximum. */
  readonly mostOffCents: number | null;
  /** Minimum price of the eligible goods. */
  readonly thresholdCents: number;
  readonly scope: CouponScope;
  /** Categories of any level, products or stores. */
  readonly scopeIds: readonly number[];
  /** Platform coupons: the percentage of the reduction that the stores bear. */
  readonly storePercent?: number;
  /** Platform coupons: the rest of the budget; null or undefined: unlimited. */
  readonly budgetLeftCents?: number | null;
}

export interface CouponLine {
  readonly storeId: number;
  readonly prodId: number;
  /** The product's category and those above it. */
  readonly categoryIds: readonly number[];
  /** False for goods at an activity's price, except that of a limited-time discount. */
  readonly takesReductions: boolean;
}

export function couponAppliesTo(coupon: CouponTerms, line: CouponLine): boolean {
  if (!line.takesReductions) return false;
  if (coupon.storeId !== null && coupon.storeId !== line.storeId) return false;
  if (coupon.scope === 'products') return coupon.scopeIds.includes(line.prodId);
  if (coupon.scope === 'stores') return coupon.scopeIds.includes(line.storeId);
  if (coupon.scope === 'categories') return line.categoryIds.some((id) => coupon.scopeIds.includes(id));
  return true;
}

/** The reduction in cents: 0 below the threshold or when the budget does not suffice, fractions rounded up. */
export function couponOff(coupon: CouponTerms, goodsCents: number): number {
  const off = fullOff(coupon, goodsCents);
  const mallPart = off - storePartOf(coupon, off);
  return mallPart <= (coupon.budgetLeftCents ?? mallPart) ? off : 0;
}

/** The part of a platform coupon's reduction that the stores bear together. */
export function storePartOf({ storePercent = 0 }: CouponTerms, offCents: number): number {
  return Math.floor((offCents * storePercent) / 100);
}

function fullOff(coupon: CouponTerms, goodsCents: number): number {
  if (goodsCents <= 0 || goodsCents < coupon.thresholdCents) return 0;
  if (coupon.kind === 'cash') return Math.min(coupon.amountCents, goodsCents);
  const off = Math.ceil((goodsCents * coupon.percentOff) / 100);
  return Math.min(off, coupon.mostOffCents ?? off, goodsCents);
}

/** Numbers of the API. */
export const COUPON_STATUS = { notUsed: 0, used: 1, expired: 2 } as const;
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS];

/** For the Chinese notation: "8 折" means that 8 tenths are paid. */
export function tenthsPaid(percentOff: number): number {
  return (100 - percentOff) / 10;
}

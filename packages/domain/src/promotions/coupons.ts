/** What a coupon is for; those of stores never name stores. */
export const COUPON_SCOPES = ['all', 'categories', 'products', 'stores'] as const;
export type CouponScope = (typeof COUPON_SCOPES)[number];

export interface CouponTerms {
  readonly couponId: number;
  /** Null: a coupon of the platform, valid in every store. */
  readonly storeId: number | null;
  readonly kind: 'cash' | 'percent';
  /** Of a cash coupon. */
  readonly amountCents: number;
  /** Of a percent coupon: 20 means that 80 % are paid. */
  readonly percentOff: number;
  /** Maximum reduction of a percent coupon; null: no maximum. */
  readonly mostOffCents: number | null;
  /** Minimum price of the goods it applies to. */
  readonly thresholdCents: number;
  readonly scope: CouponScope;
  /** Categories of any level, products or stores. */
  readonly scopeIds: readonly number[];
  /** Of a coupon of the platform: the part of the reduction that the store bears. */
  readonly storePercent?: number;
  /** What the mall still spends on a coupon of the platform; null or missing: without a limit. */
  readonly budgetLeftCents?: number | null;
}

export interface CouponLine {
  readonly storeId: number;
  readonly prodId: number;
  /** Its category and those above it. */
  readonly categoryIds: readonly number[];
  /** Flash-sale, pre-sale and combo goods take no coupon unless the activity allows it. */
  readonly takesReductions: boolean;
}

export function isGoodFor(coupon: CouponTerms, line: CouponLine): boolean {
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

/** What of a platform coupon's reduction the stores bear together. */
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

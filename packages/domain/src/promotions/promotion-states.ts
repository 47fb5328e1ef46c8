/** Of a coupon or a discount, as its store sees it. An ended one stays ended, on or off. */
export const PROMOTION_STATES = ['running', 'upcoming', 'off', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Of a discount, as shoppers see it. */
export const SHOPPER_DISCOUNT_STATES = ['upcoming', 'running', 'ended'] as const;
export type ShopperDiscountState = (typeof SHOPPER_DISCOUNT_STATES)[number];

interface DiscountTerm {
  readonly isOn: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** One that its store switched off is over; if it had not begun, it was never offered (undefined). */
export function shopperDiscountState(
  { isOn, startsAt, endsAt }: DiscountTerm,
  now: Date,
): ShopperDiscountState | undefined {
  if (now < startsAt) return isOn ? 'upcoming' : undefined;
  return isOn && now < endsAt ? 'running' : 'ended';
}

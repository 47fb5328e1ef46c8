/** States of a coupon or discount for its store. `ended` wins over `off`. */
export const PROMOTION_STATES = ['running', 'upcoming', 'off', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** States of a discount for shoppers. */
export const SHOPPER_DISCOUNT_STATES = ['upcoming', 'running', 'ended'] as const;
export type ShopperDiscountState = (typeof SHOPPER_DISCOUNT_STATES)[number];

interface DiscountTerm {
  readonly isOn: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A discount that its store switched off has ended; if it had not begun, shoppers never see it (undefined). */
export function shopperDiscountState(
  { isOn, startsAt, endsAt }: DiscountTerm,
  now: Date,
): ShopperDiscountState | undefined {
  if (now < startsAt) return isOn ? 'upcoming' : undefined;
  return isOn && now < endsAt ? 'running' : 'ended';
}

/** Of a coupon or a discount, as its store sees it. An ended one stays ended, on or off. */
export const PROMOTION_STATES = ['running', 'upcoming', 'off', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

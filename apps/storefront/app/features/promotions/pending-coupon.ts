import { pendingIntent } from '../accounts/pending-intent.ts';

/** The coupon that a guest was about to collect when they were asked to sign in. */
export const pendingCoupon = pendingIntent('pendingCoupon', (value): value is number => typeof value === 'number');

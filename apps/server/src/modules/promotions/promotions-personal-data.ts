import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { deleteOwnCoupons, readAllOwnCoupons } from './own-coupons-db.ts';

export const promotionsPersonalData: PersonalData = {
  capability: 'coupons',
  read: async (queries, userId) => {
    const coupons = await readAllOwnCoupons(queries, userId);
    return coupons.map(({ couponId, collectedAt, validFrom, validUntil, redeemedAt }) => ({
      couponId,
      collectedAt: collectedAt.toISOString(),
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
      spentAt: redeemedAt?.toISOString() ?? null,
    }));
  },
  // The order keeps what a coupon took off, not who had collected it.
  erase: ({ queries }, userId) => deleteOwnCoupons(queries, userId),
};

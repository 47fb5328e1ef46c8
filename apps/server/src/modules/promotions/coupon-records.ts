import type { PersonalData } from '../../infra/personal-data.ts';
import { deleteOwnCoupons, readAllOwnCoupons } from './own-coupons-db.ts';

export const couponRecords: PersonalData = {
  capability: 'coupons',
  read: async (queries, userId) => {
    const coupons = await readAllOwnCoupons(queries, userId);
    return coupons.map(({ couponId, collectedAt, validFrom, validUntil, spentAt }) => ({
      couponId,
      collectedAt: collectedAt.toISOString(),
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
      spentAt: spentAt?.toISOString() ?? null,
    }));
  },
  // What a coupon took off is kept with the order; that it was theirs is not.
  erase: ({ queries }, userId) => deleteOwnCoupons(queries, userId),
};

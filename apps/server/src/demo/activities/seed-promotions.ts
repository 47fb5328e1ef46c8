import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { buyersCouponIds } from '@galleria/demo/promotions/demo-coupons';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { promotions } from '../../modules/promotions/index.ts';
import { couponRows, discountRows } from '../mall/promotion-rows.ts';
import { renewPromotions } from './renew-promotions.ts';

/**
 * Coupons and discounts with dates around now; existing ones are renewed when the mall was not started for a long time.
 */
export async function seedPromotions(database: Database): Promise<void> {
  if (await promotions.seed.hasCoupons(database.queries)) return renewPromotions(database);
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await promotions.seed.hasCoupons(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const now = await transaction.now();
      await promotions.seed.seedCoupons(transaction, couponRows(now));
      await promotions.seed.seedDiscounts(transaction, discountRows(now));
      const buyer = await findAccount(transaction.queries, { channel: 'mail', address: demoBuyer.mail });
      if (buyer) await promotions.seed.seedOwnCoupons(transaction, buyer.id, buyersCouponIds);
    });
  });
}

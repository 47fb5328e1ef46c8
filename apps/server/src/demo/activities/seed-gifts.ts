import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoGifts, demoGiftTrade } from '@galleria/demo/promotions/demo-gifts';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { findActivity } from '../../modules/activities/index.ts';
import { callerFor, firstSkuOf, type OrderServices, seedTrade } from '../orders/seed-orders.ts';
import { renewActivities } from './renew-activities.ts';
import { insertActivity } from './seed-activities.ts';

/** Gifts that run around now, and an order of the demo's buyer with one. */
export async function seedGifts(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      for (const { gift, ...activity } of demoGifts) {
        if (await findActivity(transaction.queries, activity.activityId)) continue;
        const { product, ...terms } = gift;
        await insertActivity(transaction, activity, 'gift', { gift: { skuId: firstSkuOf(product), ...terms } });
      }
    }),
  );
  await renewGifts(database);
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await withAdvisoryLock(database.url, 'people', () =>
    seedTrade(database, services, callerFor(account.id, services.log), demoGiftTrade),
  );
}

/** Postpones ended gifts. */
export function renewGifts(database: Database): Promise<void> {
  return renewActivities(database, demoGifts);
}

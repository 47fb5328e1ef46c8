import { demoBaskets } from '@galleria/demo/orders/demo-baskets';
import { demoCustomers } from '@galleria/demo/orders/past-trades';
import type { Database } from '../../infra/database/database.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { countBoughtTogether } from '../../modules/orders/index.ts';
import type { OrderServices } from './seed-orders.ts';
import { seedCustomer, seedPastPurchase } from './seed-past-orders.ts';

const DAY_HOURS = 24;

/** Products bought together in the past, and the counting that otherwise runs at night. */
export async function seedBaskets(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const { products, purchases } of demoBaskets) {
      const things = products.map((product) => ({ product, quantity: 1 }));
      for (const { customer, submissionId, daysAgo } of purchases) {
        const person = demoCustomers[customer];
        if (!person) continue;
        const userId = await seedCustomer(database, person);
        await seedPastPurchase(database, services, userId, { submissionId, things, hoursAgo: daysAgo * DAY_HOURS });
      }
    }
  });
  await countBoughtTogether({ database });
}

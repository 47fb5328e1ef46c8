import { randomUUID } from 'node:crypto';
import { demoCustomers } from '@galleria/demo/orders/past-trades';
import { demoGroupBuys } from '@galleria/demo/promotions/demo-group-buys';
import { SYSTEM } from '@galleria/domain/access/access';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findActivity } from '../../modules/activities/index.ts';
import { checkout } from '../../modules/checkout/index.ts';
import { findTradeId, orders } from '../../modules/orders/index.ts';
import { callerFor, firstSkuOf, type OrderServices } from '../orders/seed-orders.ts';
import { seedCustomer } from '../orders/seed-past-orders.ts';
import { renewActivities } from './renew-activities.ts';
import { insertActivity } from './seed-activities.ts';

/** Group buys that run around now, with some groups that wait for members. */
export async function seedGroupBuys(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      for (const activity of demoGroupBuys) {
        if (!(await findActivity(transaction.queries, activity.activityId)))
          await insertActivity(transaction, activity, 'groupBuy', { groupSize: activity.groupSize });
      }
    }),
  );
  await renewGroupBuys(database);
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const [place, groupBuy] of demoGroupBuys.entries()) await openGroup(database, services, groupBuy, place);
  });
}

/** Postpones ended group buys; groups that no other buyer has joined stay open longer than real ones. */
export async function renewGroupBuys(database: Database): Promise<void> {
  await renewActivities(database, demoGroupBuys);
  await inTransaction(database, SYSTEM, (transaction) =>
    orders.seed.prolongGroups(
      transaction,
      demoGroupBuys.map(({ activityId }) => activityId),
    ),
  );
}

/** Refused when this customer's group is still open, or when the group buy is not running. */
async function openGroup(
  database: Database,
  services: OrderServices,
  { activityId, products }: (typeof demoGroupBuys)[number],
  place: number,
): Promise<void> {
  const customer = demoCustomers[place % demoCustomers.length];
  const [product] = Object.keys(products);
  if (!customer || !product) return;
  const userId = await seedCustomer(database, customer);
  const caller = callerFor(userId, services.log);
  const [address] = await services.addresses.list({ userId, locale: DEFAULT_LOCALE });
  const placed = await checkout.operations.submitGroupOrder(
    services.checkout,
    {
      ...{ uuid: randomUUID(), addrId: address?.addrId, couponUserIds: [], userUseScore: 0 },
      ...{ orderShopParams: [], orderInvoiceList: [], virtualRemarkList: [] },
      orderItem: { skuId: firstSkuOf(product), prodCount: 1, activityId },
    },
    caller,
  );
  if (isRefused(placed)) return;
  const tradeId = await findTradeId(database.queries, placed.orderNumbers);
  const steps = [{ event: 'paid', payType: PAY_TYPE.stripe, afterHours: 0 }] as const;
  if (tradeId !== undefined) {
    await inTransaction(database, caller.actor, (transaction) =>
      orders.seed.seedTradeHistory(transaction, tradeId, { steps, hoursAgo: 0 }),
    );
  }
}

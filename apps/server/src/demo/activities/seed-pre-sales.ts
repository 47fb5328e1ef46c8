import { randomUUID } from 'node:crypto';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoPreSales } from '@galleria/demo/promotions/demo-pre-sales';
import type { DemoPreSale } from '@galleria/demo/promotions/types';
import { SYSTEM } from '@galleria/domain/access/access';
import type { PreSaleTerms } from '@galleria/domain/activities/pre-sale';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { findActivity } from '../../modules/activities/index.ts';
import { checkout } from '../../modules/checkout/index.ts';
import { findTradeId, orders } from '../../modules/orders/index.ts';
import { callerFor, firstSkuOf, logRefused, type OrderServices } from '../orders/seed-orders.ts';
import { renewActivities } from './renew-activities.ts';
import { insertActivity } from './seed-activities.ts';

/** Pre-sales of both sorts that run around now, and an order of the demo's buyer whose balance can be paid. */
export async function seedPreSales(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      const now = (await transaction.now()).getTime();
      for (const preSale of demoPreSales) {
        if (await findActivity(transaction.queries, preSale.activityId)) continue;
        await insertActivity(transaction, preSale, 'preSale', { preSale: termsOf(preSale, now) });
      }
    }),
  );
  await renewPreSales(database);
  await withAdvisoryLock(database.url, 'people', () => seedOrderWithBalance(database, services));
}

/** Postpones ended pre-sales, with dates as far from their end as before. */
export function renewPreSales(database: Database): Promise<void> {
  return renewActivities(database, demoPreSales);
}

function termsOf({ runs: [, endHours], ...preSale }: DemoPreSale, nowMs: number): PreSaleTerms {
  const { depositPercent, balanceHours = 0, shipHours } = preSale;
  const after = (hours: number) => new Date(nowMs + (endHours + hours) * HOUR_MS).toISOString();
  const shipByIso = after(shipHours);
  if (!depositPercent) return { payment: 'full', shipByIso };
  const window = { balanceFromIso: after(0), balanceUntilIso: after(balanceHours) };
  return { payment: 'deposit', depositPercent, ...window, shipByIso };
}

/** Placed at a start when no balance is to be paid: that of the earlier order was paid, or its window is over. */
async function seedOrderWithBalance(database: Database, services: OrderServices): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account || (await orders.seed.hasBalanceToPay(database.queries, account.id))) return;
  const preSale = demoPreSales.find(({ depositPercent }) => depositPercent);
  const [product] = Object.keys(preSale?.products ?? {});
  if (!preSale || !product) return;
  const caller = callerFor(account.id, services.log);
  const [address] = await services.addresses.list({ userId: account.id, locale: DEFAULT_LOCALE });
  const placed = await checkout.operations.submitPreSaleOrder(
    services.checkout,
    {
      ...{ uuid: randomUUID(), addrId: address?.addrId, couponUserIds: [], userUseScore: 0 },
      ...{ orderShopParams: [], orderInvoiceList: [], virtualRemarkList: [] },
      orderItem: { skuId: firstSkuOf(product), prodCount: 1, activityId: preSale.activityId },
    },
    caller,
  );
  if (isRefused(placed)) return logRefused(services.log, placed);
  const tradeId = await findTradeId(database.queries, placed.orderNumbers);
  if (tradeId === undefined) return;
  const steps = [{ event: 'paid', payType: PAY_TYPE.stripe, afterHours: 0 }] as const;
  await inTransaction(database, caller.actor, async (transaction) => {
    await orders.seed.seedTradeHistory(transaction, tradeId, { steps, hoursAgo: 0 });
    await orders.seed.openBalance(transaction, tradeId);
  });
}

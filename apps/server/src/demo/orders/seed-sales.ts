import {
  type DemoSale,
  demoPayouts,
  demoSales,
  demoShopperAddress,
  demoShoppers,
} from '@galleria/demo/orders/demo-sales';
import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { addresses } from '../../modules/addresses/index.ts';
import { findSubmittedTrade, orders, type SeededStep } from '../../modules/orders/index.ts';
import { type PayoutsContext, payouts } from '../../modules/payouts/index.ts';
import { promotions, readOwnCoupons } from '../../modules/promotions/index.ts';
import { callerFor, type OrderServices, submit } from './seed-orders.ts';

interface Services extends OrderServices {
  readonly payouts: PayoutsContext;
}

const DAY_HOURS = 24;
/** The after-sales period of a week is over. */
export const SETTLED_STEPS: readonly SeededStep[] = [
  { event: 'paid', payType: PAY_TYPE.stripe, afterHours: 1 },
  { event: 'shipped', afterHours: 20 },
  { event: 'received', afterHours: 60 },
  { event: 'reviewed', afterHours: 30 },
  { event: 'settled', afterHours: 6 * DAY_HOURS },
];

/** Sales of the demo's seller that were settled long ago, and payouts of the money. */
export async function seedSales(database: Database, services: Services): Promise<void> {
  const [oldest] = demoSales;
  if (!oldest || (await isSeeded(database, oldest, 0))) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const { userId, receiver, mobile } of demoShoppers) {
      if ((await services.addresses.list({ userId, locale: 'en' })).length > 0) continue;
      await inTransaction(database, SYSTEM, (transaction) =>
        addresses.seed.seedAddresses(transaction, userId, [{ receiver, mobile, ...demoShopperAddress }]),
      );
    }
    for (const [place, sale] of demoSales.entries()) await seedSale(database, services, sale, place);
    const { storeId, ...money } = demoPayouts;
    await inTransaction(database, SYSTEM, (transaction) =>
      payouts.seed.seedPayouts(transaction, services.payouts, storeId, money),
    );
  });
}

async function isSeeded(database: Database, sale: DemoSale, place: number): Promise<boolean> {
  const placed = await find(database, sale, place);
  return placed !== undefined && placed.state !== TRADE_STATE.unpaid;
}

function find({ queries }: Database, { submissionId }: DemoSale, place: number) {
  return findSubmittedTrade(queries, { userId: shopperOf(place), submissionId });
}

function shopperOf(place: number): string {
  const shopper = demoShoppers[place % demoShoppers.length];
  if (!shopper) throw new Error('shopperOf: the demo has no shoppers');
  return shopper.userId;
}

async function seedSale(database: Database, services: Services, sale: DemoSale, place: number): Promise<void> {
  const caller = callerFor(shopperOf(place), services.log);
  if (!(await find(database, sale, place))) {
    const coupons = await collectFor(database, shopperOf(place), sale);
    await submit(database, services, caller, sale.submissionId, sale.things, coupons);
  }
  const placed = await find(database, sale, place);
  if (placed?.state !== TRADE_STATE.unpaid) return;
  const history = { steps: SETTLED_STEPS, hoursAgo: sale.settledDaysAgo * DAY_HOURS };
  await inTransaction(database, caller.actor, (transaction) =>
    orders.seed.seedTradeHistory(transaction, placed.tradeId, history),
  );
}

async function collectFor(database: Database, userId: string, { couponId }: DemoSale): Promise<number[]> {
  if (couponId === undefined) return [];
  await inTransaction(database, SYSTEM, (transaction) =>
    promotions.seed.seedOwnCoupons(transaction, userId, [couponId]),
  );
  const own = await readOwnCoupons(database.queries, userId);
  return own.filter((coupon) => coupon.couponId === couponId).map(({ ownCouponId }) => ownCouponId);
}

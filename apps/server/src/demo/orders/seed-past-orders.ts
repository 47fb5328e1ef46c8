import { randomBytes } from 'node:crypto';
import { demoCustomers, type PastTrade, pastTrades, pastVisitors } from '@galleria/demo/orders/past-trades';
import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { readClock } from '../../infra/database/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { accounts, findAccount } from '../../modules/accounts/index.ts';
import { addresses } from '../../modules/addresses/index.ts';
import { analytics } from '../../modules/analytics/index.ts';
import { releaseStock } from '../../modules/inventory/index.ts';
import { findSubmittedTrade, orders, type SeededStep } from '../../modules/orders/index.ts';
import { combinationsOf } from '../mall/combinations.ts';
import { placeProducts } from '../mall/place-products.ts';
import { callerFor, firstSkuOf, type OrderServices, submit } from './seed-orders.ts';

/**
 * Orders of the last weeks at the stores of the demo's seller, so that their figures have data. Every start adds the
 * days since the last one. Placed, paid and sent by the same code as every order, but no event is announced, so no mail
 * is sent.
 */
export async function seedPastOrders(database: Database, services: OrderServices): Promise<void> {
  const now = await readClock(database.queries);
  await analytics.seed.seedVisits(database, pastVisitors(now));
  await withAdvisoryLock(database.url, 'people', async () => {
    const customers = [];
    for (const customer of demoCustomers) customers.push(await seedCustomer(database, customer));
    for (const trade of pastTrades(now)) {
      const userId = customers[trade.customer];
      if (userId) await seedPastTrade(database, services, userId, trade);
    }
  });
}

type Customer = (typeof demoCustomers)[number];

/** A customer of the demo; the passwords are random, so nobody can sign in with this account. */
export async function seedCustomer(database: Database, { address, ...person }: Customer): Promise<string> {
  const known = await findAccount(database.queries, { channel: 'mail', address: person.mail });
  if (known) return known.id;
  const secret = () => randomBytes(18).toString('base64url');
  const account = { ...person, password: secret(), payPassword: secret(), birthDate: null, locale: DEFAULT_LOCALE };
  return inTransaction(database, SYSTEM, async (transaction) => {
    const userId = await accounts.seed.seedAccount({ ...transaction, announce: ignoreAnnouncement }, account);
    await addresses.seed.seedAddresses(transaction, userId, [{ ...address, mobile: person.mobile, commonAddr: 1 }]);
    return userId;
  });
}

async function ignoreAnnouncement(): Promise<void> {}

async function seedPastTrade(
  database: Database,
  services: OrderServices,
  userId: string,
  { submissionId, storeId, product, quantity, hoursAgo }: PastTrade,
): Promise<void> {
  const offered = wellStocked(storeId);
  const chosen = offered[Math.floor(product * offered.length)];
  if (!chosen) return;
  const things = [{ product: chosen.product.key, quantity }];
  await seedPastPurchase(database, services, userId, { submissionId, things, hoursAgo });
}

interface PastPurchase {
  readonly submissionId: string;
  readonly things: readonly { readonly product: string; readonly quantity: number }[];
  readonly hoursAgo: number;
}

/** Seeds a purchase once: placed, paid and sent `hoursAgo`. */
export async function seedPastPurchase(
  database: Database,
  services: OrderServices,
  userId: string,
  { submissionId, things, hoursAgo }: PastPurchase,
): Promise<void> {
  const find = () => findSubmittedTrade(database.queries, { userId, submissionId });
  if (await find()) return;
  const caller = callerFor(userId, services.log);
  await submit(database, services, caller, submissionId, things);
  const placed = await find();
  if (placed?.state !== TRADE_STATE.unpaid) return;
  await inTransaction(database, caller.actor, async (transaction) => {
    const silent = { ...transaction, announce: ignoreAnnouncement };
    const { steps, passed } = stepsWithin(hoursAgo);
    await orders.seed.seedTradeHistory(silent, placed.tradeId, { steps, hoursAgo: hoursAgo - passed });
    // Pieces that were sold weeks ago have been restocked since.
    await releaseStock(
      silent,
      things.map(({ product, quantity }) => ({ skuId: firstSkuOf(product), quantity })),
    );
  });
}

const STEPS: readonly SeededStep[] = [
  { event: 'paid', payType: PAY_TYPE.stripe, afterHours: 1 },
  { event: 'shipped', afterHours: 21 },
  { event: 'received', afterHours: 66 },
  { event: 'reviewed', afterHours: 26 },
];

/** The steps that an order passes in this time. */
function stepsWithin(hours: number): { steps: SeededStep[]; passed: number } {
  let passed = 0;
  const steps = STEPS.filter(({ afterHours }) => {
    if (passed + afterHours > hours) return false;
    passed += afterHours;
    return true;
  });
  return { steps, passed };
}

const MIN_PIECES = 20;

/** Products of a store whose first SKU does not run out. */
export function wellStocked(storeId: number) {
  return placeProducts().filter(
    ({ store, product }) => store.shopId === storeId && (combinationsOf(product)[0]?.stock ?? 0) > MIN_PIECES,
  );
}

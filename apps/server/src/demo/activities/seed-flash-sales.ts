import { randomUUID } from 'node:crypto';
import { demoCustomers } from '@galleria/demo/orders/past-trades';
import { demoFlashSales, waitingFlashSale } from '@galleria/demo/promotions/demo-flash-sales';
import type { DemoFlashSale } from '@galleria/demo/promotions/types';
import { SYSTEM } from '@galleria/domain/access/access';
import { FLASH_ROUNDS, type FlashRound, roundTimes } from '@galleria/domain/activities/flash-sale';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import { dayOf, daysFrom } from '@galleria/domain/site/days';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { activities, findActivity, findClashes } from '../../modules/activities/index.ts';
import { checkout } from '../../modules/checkout/index.ts';
import { findTradeId, orders } from '../../modules/orders/index.ts';
import { readSetting } from '../../modules/site/index.ts';
import { callerFor, firstSkuOf, logRefused, type OrderServices } from '../orders/seed-orders.ts';
import { seedCustomer } from '../orders/seed-past-orders.ts';
import { itemsOf } from './seed-activities.ts';

const PIECES = 20;
const STORES_IN_TURN = 4;
const WAITS_FROM_HOURS = 24;

/** Flash sales in the rounds around now, with one product sold out, and one sale that waits for the mall's approval. */
export async function seedFlashSales(database: Database, services: OrderServices): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', async () => {
    for (const sale of demoFlashSales) await insertSale(database, sale, 'approved');
    await insertSale(database, waitingFlashSale, 'waiting');
  });
  await renewFlashSales(database);
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const [place, sale] of demoFlashSales.entries()) await buySoldOut(database, services, sale, place);
  });
}

/** Moves ended sales to their next round, and the waiting one when its round has begun without a decision. */
export async function renewFlashSales(database: Database): Promise<void> {
  await withAdvisoryLock(database.url, 'seeding', async () => {
    for (const sale of [...demoFlashSales, waitingFlashSale]) {
      await inTransaction(database, SYSTEM, async (transaction) => {
        const found = await findActivity(transaction.queries, sale.activityId, sale.shopId);
        const isWaiting = found?.activity.approval === 'waiting';
        if (found?.state !== 'ended' && !(isWaiting && found.activity.startsAt <= (await transaction.now()))) return;
        const next = await nextRound(transaction, sale, isWaiting ? WAITS_FROM_HOURS : 0);
        const soldOutSkuIds = [firstSkuOf(soldOutProduct(sale))];
        return activities.seed.repeatFlashSale(transaction, sale.activityId, { ...next, soldOutSkuIds });
      });
    }
  });
}

function soldOutProduct({ products }: DemoFlashSale): string {
  return Object.keys(products)[0] ?? '';
}

/** The sale's first round that ends later than `fromHours` from now. */
async function nextRound(transaction: Transaction, { everyFourthRound }: DemoFlashSale, fromHours: number) {
  const { timeZone } = await readSetting(transaction.queries, 'rules');
  const from = new Date((await transaction.now()).getTime() + fromHours * HOUR_MS);
  const rounds = daysFrom(dayOf(from, timeZone), 2).flatMap((day) =>
    Array.from({ length: FLASH_ROUNDS }, (_, round): FlashRound => ({ day, round })),
  );
  const isOurs = ({ round }: FlashRound) => round % STORES_IN_TURN === everyFourthRound;
  const next = rounds.find((one) => isOurs(one) && roundTimes(one, timeZone).endsAt > from);
  if (!next) throw new Error(`nextRound: no round after ${from.toISOString()}`);
  return { ...roundTimes(next, timeZone), terms: { flashDay: next.day, flashRound: next.round } };
}

/** Seeds a sale unless it exists or clashes with an activity that a user made. */
async function insertSale(database: Database, sale: DemoFlashSale, approval: 'approved' | 'waiting'): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const { activityId, shopId: storeId, name } = sale;
    if (await findActivity(transaction.queries, activityId)) return;
    const { startsAt, endsAt, terms } = await nextRound(
      transaction,
      sale,
      approval === 'waiting' ? WAITS_FROM_HOURS : 0,
    );
    const soldOut = firstSkuOf(soldOutProduct(sale));
    const offered = await itemsOf(transaction, sale);
    const soldOutId = offered.find(({ skuId }) => skuId === soldOut)?.productId;
    // With another SKU of it in the sale, the product would not be sold out.
    const items = offered
      .filter(({ productId, skuId }) => productId !== soldOutId || skuId === soldOut)
      .map((item) => ({ ...item, pieces: item.skuId === soldOut ? 1 : PIECES }));
    const skuIds = items.map(({ skuId }) => skuId);
    const productIds = items.map(({ productId }) => productId);
    const wanted = { storeId, kind: 'flashSale' as const, startsAt, endsAt, skuIds, productIds, exceptId: undefined };
    const clashes = await findClashes(transaction.queries, wanted);
    if (items.length === 0 || clashes.length > 0) return;
    const values = { storeId, kind: 'flashSale' as const, name, startsAt, endsAt, terms, limitPerBuyer: 1, approval };
    await activities.seed.seedActivity(transaction, activityId, values, items);
    return approval === 'approved' ? activities.seed.seedPool(transaction, activityId) : undefined;
  });
}

/**
 * Buys the only piece of the sale's first product. Refused while the sale's round is not running or when it is bought
 * already.
 */
async function buySoldOut(
  database: Database,
  services: OrderServices,
  sale: DemoFlashSale,
  place: number,
): Promise<void> {
  const customer = demoCustomers[place % demoCustomers.length];
  if (!customer) return;
  const userId = await seedCustomer(database, customer);
  const caller = callerFor(userId, services.log);
  const orderItem = { skuId: firstSkuOf(soldOutProduct(sale)), prodCount: 1, activityId: sale.activityId };
  const given = await checkout.operations.flashOrderPath(services.checkout, orderItem, caller);
  if (isRefused(given)) return;
  const [address] = await services.addresses.list({ userId, locale: DEFAULT_LOCALE });
  const placed = await checkout.operations.submitFlashOrder(
    services.checkout,
    {
      ...{ uuid: randomUUID(), addrId: address?.addrId, couponUserIds: [], userUseScore: 0 },
      ...{ orderShopParams: [], orderInvoiceList: [], virtualRemarkList: [], path: given.path, orderItem },
    },
    caller,
  );
  if (isRefused(placed)) return isBought(placed) ? undefined : logRefused(services.log, placed);
  const tradeId = await findTradeId(database.queries, placed.orderNumbers);
  const steps = [{ event: 'paid', payType: PAY_TYPE.stripe, afterHours: 0 }] as const;
  if (tradeId === undefined) return;
  await inTransaction(database, caller.actor, (transaction) =>
    orders.seed.seedTradeHistory(transaction, tradeId, { steps, hoursAgo: 0 }),
  );
}

/** Bought at an earlier start, by the same customer or by another buyer. */
function isBought({ refused }: Refused): boolean {
  return refused === 'activity.buyerLimit' || refused === 'flashSale.soldOut';
}

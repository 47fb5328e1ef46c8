import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoInterests } from '@galleria/demo/people/demo-interests';
import { SYSTEM } from '@galleria/domain/access/access';
import { HOUR_MS } from '@galleria/domain/site/durations';
import type { Database } from '../infra/database/database.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { findAccount } from '../modules/accounts/index.ts';
import { seedSavedLine } from '../modules/cart/index.ts';
import { readSaleItems, readSaleItemsOf } from '../modules/catalogue/index.ts';
import { favourites, type SeededInterests } from '../modules/favourites/index.ts';
import { readStocks } from '../modules/inventory/index.ts';
import { firstSkuOf } from './orders/seed-orders.ts';

/** Favourites, followed stores, alerts and browsing history of the demo's buyer. */
export async function seedInterests(database: Database): Promise<void> {
  const account = await findAccount(database.queries, { channel: 'mail', address: demoBuyer.mail });
  if (!account) return;
  await withAdvisoryLock(database.url, 'people', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      const isFirst = await favourites.seed.seedInterests(transaction, account.id, await buildInterests(transaction));
      if (isFirst) await saveForLater(transaction, account.id);
    }),
  );
}

async function saveForLater(transaction: Transaction, userId: string): Promise<void> {
  for (const { product, quantity } of demoInterests.savedForLater) {
    const [item] = await readSaleItems(transaction.queries, [firstSkuOf(product)]);
    if (!item) continue;
    const { skuId, prodId, priceCents: addedPriceCents } = item;
    await seedSavedLine(transaction, { userId, skuId, prodId, quantity, addedPriceCents });
  }
}

/** Products that are no longer for sale are left out. */
async function buildInterests(transaction: Transaction): Promise<SeededInterests> {
  const now = (await transaction.now()).getTime();
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const { favourites, followedStores, seen } = demoInterests;
  const skuIds = [...favourites, ...seen].map(({ product }) => firstSkuOf(product));
  const items = new Map((await readSaleItems(transaction.queries, skuIds)).map((item) => [item.skuId, item]));
  return {
    favourites: favourites.flatMap(({ product, hoursAgo, ...was }) => {
      const item = items.get(firstSkuOf(product));
      const percent = 'dearerByPercent' in was ? was.dearerByPercent : 0;
      if (!item) return [];
      return { productId: item.prodId, priceCents: increased(item.priceCents, percent), at: at(hoursAgo) };
    }),
    followedStores: followedStores.map(({ shopId, hoursAgo }) => ({ storeId: shopId, at: at(hoursAgo) })),
    alerts: await buildAlerts(transaction, at),
    seen: seen.flatMap(({ product, hoursAgo }) => {
      const item = items.get(firstSkuOf(product));
      return item ? { productId: item.prodId, at: at(hoursAgo) } : [];
    }),
  };
}

/** One alert after the other, since a transaction's connection runs one statement at a time. */
async function buildAlerts(
  { queries }: Transaction,
  at: (hoursAgo: number) => Date,
): Promise<SeededInterests['alerts']> {
  const alerts: SeededInterests['alerts'][number][] = [];
  for (const { product, kind, hoursAgo, ...was } of demoInterests.alerts) {
    const [first] = await readSaleItems(queries, [firstSkuOf(product)]);
    const items = first ? await readSaleItemsOf(queries, first.prodId) : [];
    const stocks = await readStocks(
      queries,
      items.map(({ skuId }) => skuId),
    );
    const soldOut = items.find(({ skuId }) => stocks.get(skuId) === 0);
    if (!first || (kind === 'stock' && !soldOut)) continue;
    const cheapest = Math.min(...items.map(({ priceCents }) => priceCents));
    const percent = 'dearerByPercent' in was ? was.dearerByPercent : 0;
    alerts.push({
      ...{ kind, productId: first.prodId, askedAt: at(hoursAgo) },
      skuId: kind === 'stock' ? (soldOut?.skuId ?? 0) : 0,
      priceCents: kind === 'stock' ? 0 : increased(cheapest, percent),
      sentAt: 'toldHoursAgo' in was ? at(was.toldHoursAgo) : null,
    });
  }
  return alerts;
}

function increased(cents: number, percent: number): number {
  return Math.round((cents * (100 + percent)) / 100);
}

import { newUserActivities, newUserProducts } from '@galleria/demo/promotions/new-user-products';
import { preferredProducts } from '@galleria/demo/promotions/preferred-products';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { marketing } from '../../modules/marketing/index.ts';
import { placeProducts } from '../mall/place-products.ts';
import { insertActivity } from './seed-activities.ts';

/** Seeds the preferred products, also in a demo mall that was seeded before it had any. */
export async function seedPreferred(database: Database): Promise<void> {
  await seedZone(database, 'preferred', preferredProducts);
}

/** Prices for first orders and the products of their zone; also for a demo mall that was seeded before it had any. */
export async function seedNewUserSpecial(database: Database): Promise<void> {
  await seedZone(database, 'newUser', newUserProducts, async (transaction) => {
    for (const activity of newUserActivities) await insertActivity(transaction, activity, 'newUser');
  });
}

async function seedZone(
  database: Database,
  zone: 'preferred' | 'newUser',
  keys: readonly string[],
  prepare: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  if (await marketing.seed.hasPreferredProducts(database.queries, zone)) return;
  const ids = new Map(placeProducts().map(({ product, id }) => [product.key, id]));
  const prodIds = keys.map((key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`seedPreferred: no demo product ${key}`);
    return id;
  });
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await marketing.seed.hasPreferredProducts(database.queries, zone)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      await prepare(transaction);
      await marketing.seed.seedPreferredProducts(transaction, zone, prodIds);
    });
  });
}

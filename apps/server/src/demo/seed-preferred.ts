import { preferredProducts } from '@galleria/demo/promotions/preferred-products';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { hasPreferredProducts, seedPreferredProducts } from '../modules/marketing/index.ts';
import { placeProducts } from './mall/place-products.ts';

/** Also for a demo mall that was seeded before it had any. */
export async function seedPreferred(database: Database): Promise<void> {
  if (await hasPreferredProducts(database.queries)) return;
  const ids = new Map(placeProducts().map(({ product, id }) => [product.key, id]));
  const prodIds = preferredProducts.map((key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`seedPreferred: no demo product ${key}`);
    return id;
  });
  await oneAtATime(database.url, 'seeding', async () => {
    if (await hasPreferredProducts(database.queries)) return;
    await inTransaction(database, SYSTEM, (transaction) => seedPreferredProducts(transaction, prodIds));
  });
}

import { demoBrands } from '@galleria/demo/mall/demo-brands';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../infra/database/database.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { catalogue, recountStores } from '../modules/catalogue/index.ts';
import { inventory } from '../modules/inventory/index.ts';
import { reviews } from '../modules/reviews/index.ts';
import { stores } from '../modules/stores/index.ts';
import { demoPicturePaths, type PicturePaths } from './demo-pictures.ts';
import { combinationsOf } from './mall/combinations.ts';
import { type PlacedProduct, placeProducts } from './mall/place-products.ts';
import { brandIdOf, productRow, skuIdOf } from './mall/product-rows.ts';
import { reviewRows } from './mall/review-rows.ts';
import { storeRows } from './mall/store-rows.ts';

/** The demo's stores with products, stock and reviews; also for a demo mall that was seeded before it had any. */
export async function seedMall(database: Database, report: (message: string) => void): Promise<void> {
  if (await stores.seed.hasStores(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await stores.seed.hasStores(database.queries)) return;
    report('Opening the stores of the demo mall …');
    const pathOf = demoPicturePaths();
    const placed = placeProducts();
    await inTransaction(database, SYSTEM, async (transaction) => {
      await seedStoresAndBrands(transaction, pathOf);
      await seedAllProducts(transaction, placed, pathOf);
      await seedAllStock(transaction, placed);
      await seedAllReviews(transaction, placed, pathOf);
    });
    await recountStores(database);
  });
}

async function seedStoresAndBrands(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  await stores.seed.seedStores(transaction, storeRows(pathOf, await transaction.now()));
  await catalogue.seed.seedBrands(
    transaction,
    demoBrands.map((name) => ({ id: brandIdOf(name), name })),
  );
}

async function seedAllProducts(
  transaction: Transaction,
  placed: readonly PlacedProduct[],
  pathOf: PicturePaths,
): Promise<void> {
  const now = await transaction.now();
  await catalogue.seed.seedProducts(
    transaction,
    placed.map((one) => productRow(one, pathOf, now)),
  );
}

/** Older than every order of the demo. */
const INITIAL_STOCK_HOURS_AGO = 90 * 24;

async function seedAllStock(transaction: Transaction, placed: readonly PlacedProduct[]): Promise<void> {
  await inventory.seed.seedStock(
    transaction,
    placed.flatMap(({ product, id, store }) =>
      combinationsOf(product).map(({ stock }, index) => ({
        skuId: skuIdOf(id, index),
        productId: id,
        storeId: store.shopId,
        available: stock,
      })),
    ),
    { hoursAgo: INITIAL_STOCK_HOURS_AGO },
  );
}

async function seedAllReviews(
  transaction: Transaction,
  placed: readonly PlacedProduct[],
  pathOf: PicturePaths,
): Promise<void> {
  const now = await transaction.now();
  await reviews.seed.seedReviews(
    transaction,
    placed.flatMap((one) => reviewRows(one, pathOf, now)),
  );
}

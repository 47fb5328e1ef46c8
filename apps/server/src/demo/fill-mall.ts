import { demoBrands } from '@galleria/demo/mall/demo-brands';
import { VISITOR } from '@galleria/domain/access/access';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { addBrands, addProducts, recountStores } from '../modules/catalogue/index.ts';
import { setStock } from '../modules/inventory/index.ts';
import { seedReviews } from '../modules/reviews/index.ts';
import { addStores, hasStores } from '../modules/stores/index.ts';
import { demoPicturePaths, type PicturePaths } from './demo-pictures.ts';
import { combinationsOf } from './mall/combinations.ts';
import { type PlacedProduct, placeProducts } from './mall/place-products.ts';
import { brandIdOf, productRow, skuIdOf } from './mall/product-rows.ts';
import { reviewRows } from './mall/review-rows.ts';
import { storeRows } from './mall/store-rows.ts';

/** The stores of the demo with all they sell, also for a demo mall that was furnished before it had any. */
export async function fillMall(database: Database, tell: (words: string) => void): Promise<void> {
  if (await hasStores(database.queries)) return;
  await oneAtATime(database.url, 'furnishing', async () => {
    if (await hasStores(database.queries)) return;
    tell('Opening the stores of the demo mall …');
    const pathOf = demoPicturePaths();
    const placed = placeProducts();
    await inTransaction(database, VISITOR, async (transaction) => {
      await fillStores(transaction, pathOf);
      await fillProducts(transaction, placed, pathOf);
      await fillStock(transaction, placed);
      await fillReviews(transaction, placed, pathOf);
    });
    await recountStores(database);
  });
}

async function fillStores(transaction: Transaction, pathOf: PicturePaths): Promise<void> {
  await addStores(transaction, storeRows(pathOf, await transaction.now()));
  await addBrands(
    transaction,
    demoBrands.map((name) => ({ id: brandIdOf(name), name })),
  );
}

async function fillProducts(
  transaction: Transaction,
  placed: readonly PlacedProduct[],
  pathOf: PicturePaths,
): Promise<void> {
  const now = await transaction.now();
  await addProducts(
    transaction,
    placed.map((one) => productRow(one, pathOf, now)),
  );
}

async function fillStock(transaction: Transaction, placed: readonly PlacedProduct[]): Promise<void> {
  await setStock(
    transaction,
    placed.flatMap(({ product, id }) =>
      combinationsOf(product).map(({ stock }, index) => ({
        skuId: skuIdOf(id, index),
        productId: id,
        available: stock,
      })),
    ),
  );
}

async function fillReviews(
  transaction: Transaction,
  placed: readonly PlacedProduct[],
  pathOf: PicturePaths,
): Promise<void> {
  const now = await transaction.now();
  await seedReviews(
    transaction,
    placed.flatMap((one) => reviewRows(one, pathOf, now)),
  );
}

import { SYSTEM } from '@galleria/domain/access/access';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { charactersOf } from '@galleria/domain/search/correct';
import { popularityBucket } from '@galleria/domain/search/popularity';
import type { Locale } from '@galleria/domain/site/locales';
import { z } from 'zod';
import type { Database, Queries } from '../../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { readCheapestNow } from '../../activities/index.ts';
import { productIdsAfter, productIdsOfStore, readForSearch } from '../../catalogue/index.ts';
import { readOpenStoreNames } from '../../stores/index.ts';
import type { SearchContext } from '../context.ts';
import { bucketOf, changeSizes, differences } from './count-changes.ts';
import {
  changePhrases,
  changeWords,
  insertIntoIndex,
  isLockTimeout,
  lockIndex,
  lockIndexed,
  queueIndexing,
  type RemovedRows,
  removeFromIndex,
  setLockTimeout,
} from './index-db.ts';
import { type IndexRow, indexRow, listingRecords, PHRASES_VERSION, phrasesIn, productRecord } from './index-row.ts';
import { soundOf } from './pinyin.ts';

/** Products per transaction: keeps the lock short, and with it the wait of other writers. */
const BATCH = 1_000;
/** How long a job waits for the lock before it makes room for other jobs. */
const LOCK_TIMEOUT_MS = 1_000;

export const ProductIds = z.object({ productIds: z.array(z.int()) });

type IndexContext = Pick<SearchContext, 'database'>;

/**
 * Updates the index for these products: it contains only products on sale in open stores. Idempotent. While another
 * writer has the lock, the products go back into the queue: they are indexed when the lock is free, and only one worker
 * waits for it.
 */
export async function indexProducts(
  { database }: IndexContext,
  { productIds }: z.output<typeof ProductIds>,
): Promise<void> {
  for (let start = 0; start < productIds.length; start += BATCH) {
    const isIndexed = await tryToIndex(database, productIds.slice(start, start + BATCH));
    if (!isIndexed) return queueIndexing(database.queries, productIds.slice(start));
  }
}

/** Indexes all products of a store that opened, closed or was renamed. */
export async function indexStore(context: IndexContext, { storeId }: { readonly storeId: number }): Promise<void> {
  await indexProducts(context, { productIds: await productIdsOfStore(context.database.queries, storeId) });
}

/** False when another writer had the lock for too long. */
async function tryToIndex(database: Database, productIds: readonly number[]): Promise<boolean> {
  try {
    await inTransaction(database, SYSTEM, async (transaction) => {
      await setLockTimeout(transaction.queries, LOCK_TIMEOUT_MS);
      await indexBatch(transaction, productIds);
    });
    return true;
  } catch (problem) {
    if (isLockTimeout(problem)) return false;
    throw problem;
  }
}

/** Indexes the whole mall. */
export async function indexAll(database: Database): Promise<void> {
  let last = 0;
  for (;;) {
    const batch = await productIdsAfter(database.queries, last, BATCH);
    if (batch.length === 0) return;
    await inTransaction(database, SYSTEM, (transaction) => indexBatch(transaction, batch));
    last = batch.at(-1) ?? last;
  }
}

/** Index rows of those products that are for sale, in the order of ids. */
export async function readIndexRows(queries: Queries, productIds: readonly number[]): Promise<IndexRow[]> {
  const products = await readForSearch(queries, productIds);
  const openStores = await readOpenStoreNames(queries, [...new Set(products.map(({ storeId }) => storeId))]);
  const activityCents = await readCheapestNow(queries, productIds);
  return products
    .filter((product) => product.status === PRODUCT_STATUS.onSale)
    .sort((a, b) => a.id - b.id)
    .flatMap((product) => {
      const storeNames = openStores.get(product.storeId);
      return storeNames ? [indexRow(product, storeNames, activityCents.get(product.id))] : [];
    });
}

/** Everything is read after the lock is taken, so that a later writer has read at least what an earlier one has. */
async function indexBatch({ queries }: Transaction, productIds: readonly number[]): Promise<void> {
  await lockIndex(queries);
  await lockIndexed(queries, productIds);
  const before = await removeFromIndex(queries, productIds);
  const rows = await readIndexRows(queries, productIds);
  await insertIntoIndex(queries, rows.map(productRecord), rows.flatMap(listingRecords));
  await updateListingSizes(queries, before, rows);
  await updateWords(queries, before, rows);
  await updatePhrases(queries, before, rows);
}

async function updateListingSizes(queries: Queries, before: RemovedRows, rows: readonly IndexRow[]): Promise<void> {
  await changeSizes(
    queries,
    [...before.listings, ...before.products.map(({ popularity }) => bucketOf(popularityBucket(popularity)))],
    rows.flatMap((row) => [...row.listings, bucketOf(row.popularityBucket)]),
  );
}

async function updateWords(queries: Queries, before: RemovedRows, rows: readonly IndexRow[]): Promise<void> {
  const words = differences(
    before.products.flatMap((product) => product.lexemes.filter((word) => !word.startsWith('~'))),
    rows.flatMap((row) => [...row.lexemes.keys()]),
  );
  const spellings = new Map(rows.flatMap((row) => [...row.lexemes]));
  await changeWords(
    queries,
    words.map(([word, change]) => ({ word, shown: spellings.get(word) ?? word, grams: charactersOf(word), change })),
  );
}

async function updatePhrases(queries: Queries, before: RemovedRows, rows: readonly IndexRow[]): Promise<void> {
  const spellings = new Map<string, string>();
  const keysOf = (products: readonly Pick<IndexRow, 'name'>[]) =>
    products.flatMap(({ name }) =>
      phrasesIn(name).map(({ locale, phrase, shown }) => {
        const key = `${locale} ${phrase}`;
        spellings.set(key, shown);
        return key;
      }),
    );
  // Phrases of products with another version were not counted by the current rules, so they are not subtracted.
  const counted = before.products.filter(({ phrasesVersion }) => phrasesVersion === PHRASES_VERSION);
  const phrases = differences(keysOf(counted), keysOf(rows));
  await changePhrases(
    queries,
    phrases.map(([key, change]) => {
      const cut = key.indexOf(' ');
      const [locale, shown] = [key.slice(0, cut), spellings.get(key) ?? ''];
      return { locale, phrase: key.slice(cut + 1), shown, sound: soundOf(shown, locale as Locale), change };
    }),
  );
}

import { VISITOR } from '@galleria/domain/access/access';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { gramsOf } from '@galleria/domain/search/correct';
import { levelOf } from '@galleria/domain/search/popularity';
import { LOCALES } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { productIdsAfter, readForSearch, type SearchSource } from '../catalogue/index.ts';
import { openStores, type Stores } from '../stores/index.ts';
import { changePhrases, changeSizes, changeWords, lockIndex, putIn, takeOut } from './index-db.ts';
import { type IndexRow, indexRow, phrasesIn } from './index-row.ts';
import { SHELF } from './shelf-kinds.ts';

/** So many at once keep a transaction short, and others who index waiting briefly. */
const BATCH = 1_000;

/** Names of the stores that are open, in all languages. */
export type OpenStores = ReadonlyMap<number, readonly string[]>;

/** Brings the index up to date for these products: what is not on sale, or not in an open store, is not in it. */
export async function indexProducts(database: Database, stores: Stores, productIds: readonly number[]): Promise<void> {
  const open = await openStoresOf(stores);
  for (let start = 0; start < productIds.length; start += BATCH) {
    const batch = productIds.slice(start, start + BATCH);
    await inTransaction(database, VISITOR, (transaction) => indexBatch(transaction, open, batch));
  }
}

/** The whole mall, from what the database says now: it may have been filled past every memory. */
export async function indexAll(database: Database): Promise<void> {
  const open = await openStoresNow(database);
  let last = 0;
  for (;;) {
    const batch = await productIdsAfter(database.queries, last, BATCH);
    if (batch.length === 0) return;
    await inTransaction(database, VISITOR, (transaction) => indexBatch(transaction, open, batch));
    last = batch.at(-1) ?? last;
  }
}

/** From the database itself, past every memory. */
export function openStoresNow(database: Database): Promise<OpenStores> {
  return openStoresOf(openStores({ database, cache: FORGETFUL, countByShelf: async () => new Map() }));
}

const FORGETFUL: Cache = {
  perLocale: (_, load) => load,
  onChange: () => undefined,
  isListening: () => false,
  close: async () => undefined,
};

async function openStoresOf(stores: Stores): Promise<OpenStores> {
  const perLocale = await Promise.all(LOCALES.map((locale) => stores.summaries(locale)));
  const [first] = perLocale;
  return new Map(
    [...(first?.values() ?? [])]
      .filter((head) => isOpen(head.shopStatus))
      .map(({ shopId }) => [shopId, [...new Set(perLocale.map((heads) => heads.get(shopId)?.shopName ?? ''))]]),
  );
}

/** Of what can be bought. */
export function rowsFor(products: readonly SearchSource[], open: OpenStores): IndexRow[] {
  return products
    .filter((product) => product.status === PRODUCT_STATUS.onSale)
    .flatMap((product) => {
      const storeNames = open.get(product.storeId);
      return storeNames ? [indexRow(product, storeNames)] : [];
    });
}

/** The catalogue is read after the lock: whoever comes later has seen at least as much. */
async function indexBatch({ queries }: Transaction, open: OpenStores, productIds: readonly number[]): Promise<void> {
  await lockIndex(queries);
  const before = await takeOut(queries, productIds);
  const rows = rowsFor(await readForSearch(queries, productIds), open);
  await putIn(queries, rows.map(productRecord), rows.flatMap(shelfRecords));
  await changeSizes(
    queries,
    differences(
      [
        ...before.shelves.map(({ kind, owner }) => `${kind} ${owner}`),
        ...before.products.map((product) => `${SHELF.level} ${levelOf(product.popularity)}`),
      ],
      rows.flatMap((row) => [
        ...row.shelves.map(({ kind, owner }) => `${kind} ${owner}`),
        `${SHELF.level} ${row.level}`,
      ]),
    ).map(([shelf, change]) => {
      const [kind = 0, owner = 0] = shelf.split(' ').map(Number);
      return { kind, owner, change };
    }),
  );
  await changeVocabulary(queries, before.products, rows);
}

async function changeVocabulary(
  queries: Transaction['queries'],
  before: Awaited<ReturnType<typeof takeOut>>['products'],
  rows: readonly IndexRow[],
): Promise<void> {
  const words = differences(
    before.flatMap((product) => product.lexemes.filter((word) => !word.startsWith('~'))),
    rows.flatMap((row) => [...row.lexemes.keys()]),
  );
  const written = new Map(rows.flatMap((row) => [...row.lexemes]));
  await changeWords(
    queries,
    words.map(([word, change]) => ({ word, shown: written.get(word) ?? word, grams: gramsOf(word), change })),
  );
  const shown = new Map<string, string>();
  const keys = (products: readonly Pick<IndexRow, 'name'>[]) =>
    products.flatMap(({ name }) =>
      phrasesIn(name).map(({ locale, phrase, shown: text }) => {
        const key = `${locale} ${phrase}`;
        shown.set(key, text);
        return key;
      }),
    );
  const phrases = differences(keys(before), keys(rows));
  await changePhrases(
    queries,
    phrases.map(([key, change]) => {
      const cut = key.indexOf(' ');
      return { locale: key.slice(0, cut), phrase: key.slice(cut + 1), shown: shown.get(key) ?? '', change };
    }),
  );
}

/** How often each key is there more (or less) than before, in one order for all, leaving out what stays the same. */
function differences(before: readonly string[], after: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of before) counts.set(key, (counts.get(key) ?? 0) - 1);
  for (const key of after) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, change]) => change !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

function productRecord({ attributes, words }: IndexRow): object {
  return { ...attributes, words };
}

function shelfRecords({ attributes, shelves }: IndexRow): object[] {
  const { name: _, pictures: __, old_price: ___, ...narrow } = attributes;
  return shelves.map((shelf) => ({ ...narrow, ...shelf }));
}

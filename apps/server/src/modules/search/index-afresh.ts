import { gramsOf } from '@galleria/domain/search/correct';
import type { Database } from '../../infra/database/database.ts';
import { withoutStatementTimeout } from '../../infra/database/without-statement-timeout.ts';
import { productIdsAfter, readForSearch } from '../catalogue/index.ts';
import { copyCounts, copyProducts, emptyIndex } from './index-afresh-db.ts';
import { type OpenStores, openStoresNow, rowsFor } from './index-products.ts';
import { type IndexRow, phrasesIn } from './index-row.ts';
import { SHELF } from './shelf-kinds.ts';

const BATCH = 500;
const TOLD_EVERY = 20_000;

/**
 * Makes the index of the whole mall anew, as one piece: what adding a few hundred thousand products to it would cost is
 * spent on keeping its trees in order, and these are grown last here. Searches wait meanwhile.
 */
export async function indexAfresh(database: Database, tell: (words: string) => void): Promise<void> {
  const open = await openStoresNow(database);
  await withoutStatementTimeout(database, async (client) => {
    await client.query('begin');
    const growTrees = await emptyIndex(client);
    const counts = openCounts();
    let products = 0;
    for await (const rows of allRows(database, open)) {
      counts.add(rows);
      await copyProducts(client, rows);
      const before = products;
      products += rows.length;
      if (Math.floor(products / TOLD_EVERY) > Math.floor(before / TOLD_EVERY))
        tell(`${products} products are indexed …`);
    }
    await copyCounts(client, counts.rows());
    tell('Sorting the index …');
    await growTrees();
    await client.query('commit');
  });
}

async function* allRows({ queries }: Database, open: OpenStores): AsyncGenerator<IndexRow[]> {
  for (let last = 0; ; ) {
    const ids = await productIdsAfter(queries, last, BATCH);
    if (ids.length === 0) return;
    const products = await readForSearch(queries, ids);
    yield rowsFor(
      products.sort((a, b) => a.id - b.id),
      open,
    );
    last = ids.at(-1) ?? last;
  }
}

/** How many products stand in each list, have each word and each piece of a name. */
function openCounts() {
  const sizes = new Map<string, number>();
  const [words, phrases] = [openTally(), openTally()];
  return {
    rows: () => ({
      sizes: sorted(sizes).map(([key, size]) => [...key.split(' ').map(Number), size]),
      words: words.rows().map(([word, shown, documents]) => [word, shown, documents, gramsOf(word)]),
      phrases: phrases.rows().map(([key, shown, documents]) => [...halves(key), shown, documents]),
    }),
    add: (rows: readonly IndexRow[]) => {
      for (const { shelves, level, lexemes, name } of rows) {
        for (const { kind, owner } of [...shelves, { kind: SHELF.level, owner: level }]) {
          sizes.set(`${kind} ${owner}`, (sizes.get(`${kind} ${owner}`) ?? 0) + 1);
        }
        for (const [word, shown] of lexemes) words.add(word, shown);
        for (const { locale, phrase, shown } of phrasesIn(name)) phrases.add(`${locale} ${phrase}`, shown);
      }
    },
  };
}

/** Numbers and texts apart: an object for each of a million keys would keep the garbage collector busy. */
function openTally() {
  const documents = new Map<string, number>();
  const texts = new Map<string, string>();
  return {
    add: (key: string, shown: string) => {
      const known = documents.get(key);
      documents.set(key, (known ?? 0) + 1);
      if (known === undefined) texts.set(key, shown);
    },
    rows: () => sorted(documents).map(([key, count]): [string, string, number] => [key, texts.get(key) ?? key, count]),
  };
}

/** In the order of their index, so that it grows at one end. */
function sorted<Value>(counts: ReadonlyMap<string, Value>): [string, Value][] {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function halves(key: string): [string, string] {
  const cut = key.indexOf(' ');
  return [key.slice(0, cut), key.slice(cut + 1)];
}

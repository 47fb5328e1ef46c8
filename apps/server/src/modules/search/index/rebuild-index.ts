import { charactersOf } from '@galleria/domain/search/correct';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../../infra/database/database.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { productIdsAfter } from '../../catalogue/index.ts';
import { readIndexRows } from './index-products.ts';
import { type IndexRow, phrasesIn } from './index-row.ts';
import { LISTING } from './listing-kinds.ts';
import { soundOf } from './pinyin.ts';
import { copyCounts, copyProducts, emptyIndex } from './rebuild-index-db.ts';

const BATCH = 500;
const REPORT_EVERY = 20_000;

/**
 * Rebuilds the index of the whole mall in one transaction: tables are emptied, filled by COPY, and the database's
 * indexes are created last, which is many times faster than adding products one by one. Searches are blocked meanwhile.
 */
export async function rebuildIndex(database: Database, report: (line: string) => void): Promise<void> {
  await withoutStatementTimeout(database, async (client) => {
    await client.query('begin');
    const createIndexes = await emptyIndex(client);
    const counts = createCounts();
    let products = 0;
    for await (const rows of allRows(database)) {
      counts.add(rows);
      await copyProducts(client, rows);
      const before = products;
      products += rows.length;
      if (Math.floor(products / REPORT_EVERY) > Math.floor(before / REPORT_EVERY))
        report(`${products} products indexed …`);
    }
    await copyCounts(client, counts.rows());
    report('Creating the indexes of the database …');
    await createIndexes();
    await client.query('commit');
  });
}

async function* allRows({ queries }: Database): AsyncGenerator<IndexRow[]> {
  for (let last = 0; ; ) {
    const ids = await productIdsAfter(queries, last, BATCH);
    if (ids.length === 0) return;
    yield await readIndexRows(queries, ids);
    last = ids.at(-1) ?? last;
  }
}

/** Counts the products of each listing, word and phrase. */
function createCounts() {
  const sizes = new Map<string, number>();
  const [words, phrases] = [createTally(), createTally()];
  return {
    rows: () => ({
      sizes: sorted(sizes).map(([key, size]) => [...key.split(' ').map(Number), size]),
      words: words.rows().map(([word, shown, documents]) => [word, shown, documents, charactersOf(word)]),
      phrases: phrases.rows().map(([key, shown, documents]) => {
        const [locale, phrase] = splitKey(key);
        return [locale, phrase, shown, soundOf(shown, locale as Locale), documents];
      }),
    }),
    add: (rows: readonly IndexRow[]) => {
      for (const { listings, popularityBucket, lexemes, name } of rows) {
        for (const { kind, owner } of [...listings, { kind: LISTING.popularityBucket, owner: popularityBucket }]) {
          sizes.set(`${kind} ${owner}`, (sizes.get(`${kind} ${owner}`) ?? 0) + 1);
        }
        for (const [word, shown] of lexemes) words.add(word, shown);
        for (const { locale, phrase, shown } of phrasesIn(name)) phrases.add(`${locale} ${phrase}`, shown);
      }
    },
  };
}

/** Two maps instead of an object per key: a million objects would burden the garbage collector. */
function createTally() {
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

/** In the order of the primary key, so that its B-tree grows at one end. */
function sorted<Value>(counts: ReadonlyMap<string, Value>): [string, Value][] {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function splitKey(key: string): [string, string] {
  const cut = key.indexOf(' ');
  return [key.slice(0, cut), key.slice(cut + 1)];
}

import type { KnownWord } from '@galleria/domain/search/correct';
import { asc } from 'drizzle-orm';
import type { Database, Queries } from '../../../infra/database/database.ts';
import { LISTING } from '../index/listing-kinds.ts';
import { searchSynonyms } from '../tables.ts';
import type { Listings } from './filters.ts';
import { runPrepared } from './sql.ts';
import type { WordsByLocale } from './synonyms.ts';

export interface Vocabulary {
  /** The number of products with a word; prefixes have the key `prefix*`. */
  readonly documents: ReadonlyMap<string, number>;
  /** Products in the mall, and in the smallest listing that contains all hits. */
  readonly mallSize: number;
  readonly listingSize: number;
  /** The number of products in each bucket of popularity. */
  readonly popularityBuckets: ReadonlyMap<number, number>;
}

const MAX_PREFIX_WORDS = 200;

export function areInVocabulary(documents: Vocabulary['documents'], words: readonly string[]): boolean {
  return words.every((word) => documents.has(word));
}

/** Frequencies of words and prefixes, and the sizes that estimates need, in one statement. */
export async function lookUpWords(
  database: Database,
  words: readonly string[],
  prefixes: readonly string[],
  { kinds, owners }: Listings,
): Promise<Vocabulary> {
  const rows = await runPrepared<{ word: string; documents: number; buckets: number[] | null }>(
    database,
    (bind) => `
      select w.word, w.documents, null::int[] as buckets from search_word w where w.word = any(${bind(words, 'text[]')})
      union all
      select x.prefix || '*', coalesce(sum(w.documents), 0)::int, null
      from unnest(${bind(prefixes, 'text[]')}) x(prefix) cross join lateral (
        select documents from search_word where word ~>=~ x.prefix and word ~<~ (x.prefix || U&'\\FFFF')
        limit ${MAX_PREFIX_WORDS}) w
      group by x.prefix
      union all
      select '~mall', coalesce((select products from search_shelf_size where kind = ${LISTING.mall} and owner = 0), 0),
        (select array_agg(owner order by owner) || array_agg(products order by owner)
         from search_shelf_size where kind = ${LISTING.popularityBucket})
      union all
      select '~listing', coalesce(min(size), 0)::int, null from (
        select coalesce(sum(z.products), 0) as size
        from unnest(${bind(kinds, 'smallint[]')}, ${bind(owners, 'int[]')}) c(kind, owner)
        left join search_shelf_size z on z.kind = c.kind and z.owner = c.owner
        group by c.kind) listing`,
  );
  const documents = new Map(rows.map((row) => [row.word, row.documents]));
  // One array: the bucket numbers, followed by their sizes.
  const buckets = rows.find(({ word }) => word === '~mall')?.buckets ?? [];
  const half = buckets.length / 2;
  return {
    documents,
    mallSize: documents.get('~mall') ?? 0,
    listingSize: documents.get('~listing') ?? 0,
    popularityBuckets: new Map(buckets.slice(0, half).map((bucket, index) => [bucket, buckets[half + index] ?? 0])),
  };
}

const MAX_SIMILAR_WORDS = 100;

/**
 * Words that share trigrams with the typed one, the most similar first. The SQL function sets the minimum similarity.
 */
export async function readSimilarWords(
  database: Database,
  typed: string,
  [minLength, maxLength]: readonly [minLength: number, maxLength: number],
): Promise<KnownWord[]> {
  return runPrepared<KnownWord>(
    database,
    (bind) => `select word, shown, documents from similar_search_words(${bind(typed, 'text')},
      ${bind(minLength, 'int')}, ${bind(maxLength, 'int')}, ${MAX_SIMILAR_WORDS})`,
  );
}

const MAX_PAIRS = 1_000;

/** Known pairs that contain one of these characters. */
export async function readCharacterPairs(database: Database, characters: readonly string[]): Promise<KnownWord[]> {
  return runPrepared<KnownWord>(
    database,
    (bind) => `select word, shown, documents from search_word
      where grams && ${bind(characters, 'text[]')} and length(word) <= 2 order by documents desc limit ${MAX_PAIRS}`,
  );
}

export async function readSynonyms(queries: Queries) {
  return queries.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id));
}

export async function insertSynonyms(queries: Queries, sets: readonly WordsByLocale[]): Promise<void> {
  await queries.insert(searchSynonyms).values(sets.map((words) => ({ words })));
}

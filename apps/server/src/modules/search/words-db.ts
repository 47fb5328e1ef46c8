import type { KnownWord } from '@galleria/domain/search/correct';
import { asc } from 'drizzle-orm';
import type { Database, Queries } from '../../infra/database/database.ts';
import type { Scopes } from './filters.ts';
import { SHELF } from './shelf-kinds.ts';
import { runPrepared } from './statements.ts';
import { searchSynonyms } from './tables.ts';

export interface Vocabulary {
  /** In how many products a word is; a prefix counts under `prefix*`. */
  readonly documents: ReadonlyMap<string, number>;
  /** Products in the mall, and in the smallest list that holds all that is wanted. */
  readonly mallSize: number;
  readonly scopeSize: number;
  /** Products of each level of popularity. */
  readonly levels: ReadonlyMap<number, number>;
}

const PREFIX_WORDS = 200;

export async function lookUpWords(
  database: Database,
  words: readonly string[],
  prefixes: readonly string[],
  { kinds, owners }: Scopes,
): Promise<Vocabulary> {
  const rows = await runPrepared<{ word: string; documents: number; levels: number[] | null }>(
    database,
    (put) => `
      select w.word, w.documents, null::int[] as levels from search_word w where w.word = any(${put(words, 'text[]')})
      union all
      select x.prefix || '*', coalesce(sum(w.documents), 0)::int, null
      from unnest(${put(prefixes, 'text[]')}) x(prefix) cross join lateral (
        select documents from search_word where word ~>=~ x.prefix and word ~<~ (x.prefix || U&'\\FFFF')
        limit ${PREFIX_WORDS}) w
      group by x.prefix
      union all
      select '~mall', coalesce((select products from search_shelf_size where kind = ${SHELF.mall} and owner = 0), 0),
        (select array_agg(owner order by owner) || array_agg(products order by owner)
         from search_shelf_size where kind = ${SHELF.level})
      union all
      select '~scope', coalesce(min(size), 0)::int, null from (
        select coalesce(sum(z.products), 0) as size
        from unnest(${put(kinds, 'smallint[]')}, ${put(owners, 'int[]')}) c(kind, owner)
        left join search_shelf_size z on z.kind = c.kind and z.owner = c.owner
        group by c.kind) scope`,
  );
  const documents = new Map(rows.map((row) => [row.word, row.documents]));
  const levels = rows.find(({ word }) => word === '~mall')?.levels ?? [];
  const half = levels.length / 2;
  return {
    documents,
    mallSize: documents.get('~mall') ?? 0,
    scopeSize: documents.get('~scope') ?? 0,
    levels: new Map(levels.slice(0, half).map((level, place) => [level, levels[half + place] ?? 0])),
  };
}

const CANDIDATES = 100;

/** Words that share pieces with what was typed, those that share most first. */
export async function nearWords(
  database: Database,
  grams: readonly string[],
  [least, most]: readonly [least: number, most: number],
): Promise<KnownWord[]> {
  return runPrepared<KnownWord>(database, (put) => {
    const wanted = put(grams, 'text[]');
    return `select word, shown, documents from search_word
      where grams && ${wanted} and length(word) between ${put(least, 'int')} and ${put(most, 'int')}
      order by cardinality(array(select unnest(grams) intersect select unnest(${wanted}))) desc, documents desc
      limit ${CANDIDATES}`;
  });
}

const PAIRS = 1_000;

/** Pairs of characters with one of these in them. */
export async function pairsWith(database: Database, characters: readonly string[]): Promise<KnownWord[]> {
  return runPrepared<KnownWord>(
    database,
    (put) => `select word, shown, documents from search_word
      where grams && ${put(characters, 'text[]')} and length(word) <= 2 order by documents desc limit ${PAIRS}`,
  );
}

export async function readSynonyms(queries: Queries): Promise<string[][]> {
  const rows = await queries.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id));
  return rows.map((row) => row.words);
}

export async function insertSynonyms(queries: Queries, sets: readonly (readonly string[])[]): Promise<void> {
  await queries.insert(searchSynonyms).values(sets.map((words) => ({ words: [...words] })));
}

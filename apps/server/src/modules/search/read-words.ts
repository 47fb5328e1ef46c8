import { correctRun, correctWord, gramsOf } from '@galleria/domain/search/correct';
import { fold } from '@galleria/domain/search/fold';
import type { WordGroup } from '@galleria/domain/search/word-query';
import { isUnspaced, type Term, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import type { SearchContext } from './context.ts';
import { filtersOfCoupon } from './coupon-scope.ts';
import { type Filters, scopesOf } from './filters.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { lookUpWords, nearWords, pairsWith, type Vocabulary } from './words-db.ts';

/** What somebody's words were taken to mean. */
export interface Reading {
  readonly groups: readonly WordGroup[];
  /** The words themselves, without what else they may be called; none when one of them is in no product. */
  readonly typed: readonly WordGroup[];
  /** About how many products of the wanted lists have all the words; exact for one word in the whole mall. */
  readonly expected: number;
  readonly mallSize: number;
  readonly scopeSize: number;
  readonly levels: Vocabulary['levels'];
  /** A word that no product has: nothing will be found. */
  readonly isHopeless: boolean;
}

/**
 * So many products are each looked at closely without being felt; of more, the most popular are skimmed off, and how many
 * there are is an estimate that keeps for a moment.
 */
export const FEW = 100;
/** More words than anybody means; the rest would only cost. */
const MOST_TERMS = 12;
const SHORTEST_PREFIX = 3;

interface Reader {
  readonly database: Database;
  readonly synonyms: Synonyms;
  readonly locale: Locale;
  readonly filters: Filters;
}

/** Reads what was typed; when a word of it is in no product, what was probably meant instead. */
export async function readKeyword(
  { database, synonyms, readings }: Pick<SearchContext, 'database' | 'synonyms' | 'readings'>,
  { keyword, exact }: { keyword?: string | undefined; exact?: number | undefined },
  filters: Filters,
  locale: Locale,
): Promise<{ reading: Reading | undefined; corrected: string | null }> {
  if (!keyword) return { reading: undefined, corrected: null };
  const question = { keyword, locale, ...scopesOf(filters) };
  const known = readings.get(question);
  if (known) return { reading: known, corrected: null };
  const reader: Reader = { database, synonyms: await synonyms(), locale, filters };
  const reading = await readWords(reader, keyword);
  if (reading.expected > FEW) readings.keep(question, reading);
  if (!reading.isHopeless || exact === 1) return { reading, corrected: null };
  const corrected = await correctKeyword(reader, keyword);
  const meant = corrected === undefined ? reading : await readWords(reader, corrected);
  return meant.isHopeless ? { reading, corrected: null } : { reading: meant, corrected: corrected ?? null };
}

/** Looks the words up in one statement: which exist, and how common they are. */
async function readWords(reader: Reader, keyword: string): Promise<Reading> {
  const terms = termsOf(keyword, reader.locale).slice(0, MOST_TERMS);
  const said = terms.map((term) => ({ term, ways: withSynonyms(term, reader.synonyms) }));
  const last = terms.at(-1);
  const prefix = last && !isUnspaced(last.typed) && last.typed.length >= SHORTEST_PREFIX ? last.typed : undefined;
  const vocabulary = await lookUpWords(
    reader.database,
    [...new Set(said.flatMap(({ ways }) => ways.flat()))],
    prefix === undefined ? [] : [prefix],
    scopesOf(reader.filters),
  );
  const { documents, mallSize, scopeSize, levels } = vocabulary;
  const groups = said.map(({ term, ways }) => {
    // A word that is there means itself; only one that is not may be the beginning of another.
    const isBeginning = term === last && prefix !== undefined && !term.ways.some((way) => holds(documents, way));
    return { ways: ways.filter((way) => holds(documents, way)), prefix: isBeginning ? prefix : undefined };
  });
  const typed = groups.map(({ prefix: begun }, index) => ({
    ways: (said[index]?.term.ways ?? []).filter((way) => holds(documents, way)),
    prefix: begun,
  }));
  const { productIds } = filtersOfCoupon(reader.filters.coupon);
  const expected = groups.map((group) => expectedFor(group, vocabulary));
  const all = expected.reduce((product, one) => (product * Math.min(one, mallSize)) / (mallSize || 1), scopeSize);
  return {
    groups,
    typed: typed.every(({ ways, prefix: begun }) => ways.length > 0 || begun !== undefined) ? typed : [],
    expected: Math.min(Math.round(all), productIds?.length ?? mallSize),
    mallSize,
    scopeSize,
    levels,
    isHopeless: expected.includes(0),
  };
}

function withSynonyms(term: Term, synonyms: Synonyms): WordGroup['ways'] {
  const ways = [...term.ways, ...synonymsOf(synonyms, term)];
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

function holds(documents: Vocabulary['documents'], way: readonly string[]): boolean {
  return way.every((word) => documents.has(word));
}

/** Each way is as common as its rarest word. */
function expectedFor({ ways, prefix }: WordGroup, { documents }: Vocabulary): number {
  const rarest = ways.map((way) => Math.min(...way.map((word) => documents.get(word) ?? 0)));
  const begun = prefix === undefined ? 0 : (documents.get(`${prefix}*`) ?? 0);
  return rarest.reduce((sum, one) => sum + one, begun);
}

/** The words with those replaced that no product has, if something near them is known. */
async function correctKeyword(reader: Reader, keyword: string): Promise<string | undefined> {
  let corrected = fold(keyword);
  for (const run of corrected.match(UNSPACED_RUNS) ?? []) {
    const fixed = await correctUnspaced(reader, run);
    if (fixed) corrected = corrected.replace(run, fixed);
  }
  for (const { typed, ways } of termsOf(corrected, reader.locale)) {
    if (isUnspaced(typed)) continue;
    const fixed = await correctSpaced(reader, typed, ways);
    if (fixed) corrected = corrected.replace(typed, fixed);
  }
  return corrected === fold(keyword) ? undefined : corrected;
}

const UNSPACED_RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]{2,}/gu;

async function correctUnspaced({ database, locale, filters }: Reader, run: string): Promise<string | undefined> {
  const words = termsOf(run, locale).flatMap(({ ways }) => ways.flat());
  const { documents } = await lookUpWords(database, words, [], scopesOf(filters));
  if (words.every((word) => documents.has(word))) return undefined;
  return correctRun(run, await pairsWith(database, [...new Set(run)]), locale);
}

async function correctSpaced({ database, filters }: Reader, typed: string, ways: Term['ways']) {
  const { documents } = await lookUpWords(database, [...new Set(ways.flat())], [], scopesOf(filters));
  if (ways.some((way) => holds(documents, way))) return undefined;
  const near = await nearWords(database, gramsOf(typed), [typed.length - 2, typed.length + 2]);
  return correctWord(typed, near)?.shown;
}

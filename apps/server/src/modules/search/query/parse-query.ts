import { colourOf } from '@galleria/domain/search/colours';
import { fold } from '@galleria/domain/search/fold';
import { colourMark } from '@galleria/domain/search/marks';
import { isStopWord } from '@galleria/domain/search/stop-words';
import type { WordGroup } from '@galleria/domain/search/word-query';
import { isUnspaced, type Term, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../../infra/database/database.ts';
import type { SearchContext } from '../context.ts';
import { correctKeyword } from './correct-keyword.ts';
import { candidateListings, type Filters } from './filters.ts';
import { soundMark } from './sounds.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import { areInVocabulary, lookUpWords, type Vocabulary } from './vocabulary-db.ts';

/** A keyword as words of the index, with the estimates that decide the search strategy. */
export interface ParsedQuery {
  readonly groups: readonly WordGroup[];
  /** The groups without synonyms; empty when one of the words is in no product. */
  readonly typed: readonly WordGroup[];
  /** The number of matching products per group, in the whole mall. */
  readonly groupHits: readonly number[];
  /** When only some of the words are required: combinations of groups, the best first. */
  readonly parts?: readonly (readonly WordGroup[])[];
  /** Estimated number of products with all words in the smallest listing; exact for one word in the whole mall. */
  readonly expectedHits: number;
  readonly mallSize: number;
  readonly listingSize: number;
  readonly popularityBuckets: Vocabulary['popularityBuckets'];
  /** A word is in no product, so there are no hits. */
  readonly hasUnknownWord: boolean;
}

/**
 * Up to this number all hits are compared and counted; beyond, the most popular are read and the total is estimated.
 */
export const MAX_EXACT_HITS = 100;
const MAX_TERMS = 12;
const MIN_PREFIX_LENGTH = 3;

export interface Parser {
  readonly database: Database;
  readonly synonyms: Synonyms;
  readonly locale: Locale;
  readonly filters: Filters;
}

/** Parses the typed keyword; if one of its words is unknown, a corrected keyword instead, unless `exact` is 1. */
export async function parseKeyword(
  { database, synonyms, parsedQueryCache }: Pick<SearchContext, 'database' | 'synonyms' | 'parsedQueryCache'>,
  { keyword, exact }: { keyword?: string | undefined; exact?: number | undefined },
  filters: Filters,
  locale: Locale,
): Promise<{ parsed: ParsedQuery | undefined; corrected: string | null }> {
  if (!keyword) return { parsed: undefined, corrected: null };
  const cacheKey = { keyword, locale, ...candidateListings(filters) };
  const cached = parsedQueryCache.get(cacheKey);
  if (cached) return { parsed: cached, corrected: null };
  const parser: Parser = { database, synonyms: await synonyms(), locale, filters };
  const parsed = await parse(parser, keyword);
  // Synonyms may have changed since: a query parsed with the old ones must not be cached.
  const isCurrent = (await synonyms()) === parser.synonyms;
  if (isCurrent && parsed.expectedHits > MAX_EXACT_HITS) parsedQueryCache.set(cacheKey, parsed);
  if (!parsed.hasUnknownWord || exact === 1) return { parsed, corrected: null };
  const corrected = await correctKeyword(parser, keyword);
  if (corrected === undefined) return { parsed, corrected: null };
  const parsedCorrection = await parse(parser, corrected);
  const unknown = ({ groupHits }: ParsedQuery) => groupHits.filter((hits) => hits === 0).length;
  if (unknown(parsedCorrection) >= unknown(parsed)) return { parsed, corrected: null };
  // A keyword that was only split into words is not shown as corrected.
  return { parsed: parsedCorrection, corrected: isSpacedOnly(keyword, corrected) ? null : corrected };
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

function isSpacedOnly(keyword: string, corrected: string): boolean {
  return withoutSpaces(fold(keyword)) === withoutSpaces(corrected);
}

/** One statement looks up which words exist and how frequent they are. */
async function parse({ database, synonyms, locale, filters }: Parser, keyword: string): Promise<ParsedQuery> {
  const terms = termsFor(keyword, locale);
  const expanded = terms.map((term) => ({ term, alternatives: withSynonyms(term, synonyms) }));
  const last = terms.at(-1);
  const prefix = last && !isUnspaced(last.typed) && last.typed.length >= MIN_PREFIX_LENGTH ? last.typed : undefined;
  const vocabulary = await lookUpWords(
    database,
    [
      ...new Set([
        ...expanded.flatMap(({ alternatives }) => alternatives.flat()),
        ...terms.flatMap(({ typed }) => soundMark(typed) ?? []),
      ]),
    ],
    prefix === undefined ? [] : [prefix],
    candidateListings(filters),
  );
  const { documents, mallSize, listingSize, popularityBuckets } = vocabulary;
  const known = (alternatives: WordGroup['alternatives']) =>
    alternatives.filter((words) => areInVocabulary(documents, words));
  const groups = expanded.map(({ term, alternatives }) => {
    // A known word stands for itself; only an unknown last word may be a prefix.
    const isPrefix = term === last && prefix !== undefined && known(term.alternatives).length === 0;
    const found = known(alternatives);
    // A word that is in no text may be a Chinese one, typed as pinyin.
    const sound = found.length > 0 ? undefined : soundMark(term.typed);
    return { alternatives: sound ? known([[sound]]) : found, prefix: isPrefix ? prefix : undefined };
  });
  const typed = groups.map(({ prefix }, index) => ({
    alternatives: known(expanded[index]?.term.alternatives ?? []),
    prefix,
  }));
  const hits = groups.map((group) => documentsOf(group, vocabulary));
  // Assumes that words are independent of each other.
  const inListing = hits.reduce((sum, one) => (sum * Math.min(one, mallSize)) / (mallSize || 1), listingSize);
  return {
    groups,
    groupHits: hits,
    typed: typed.every(({ alternatives, prefix }) => alternatives.length > 0 || prefix !== undefined) ? typed : [],
    expectedHits: Math.min(Math.round(inListing), filters.scope?.productIds?.length ?? mallSize),
    mallSize,
    listingSize,
    popularityBuckets,
    hasUnknownWord: hits.includes(0),
  };
}

/** Leaves out stop words, unless there are no others. A colour word also matches the mark of its swatch. */
function termsFor(keyword: string, locale: Locale): Term[] {
  const terms = termsOf(keyword, locale);
  const withoutStopWords = terms.filter(({ typed }) => !isStopWord(typed));
  return (withoutStopWords.length > 0 ? withoutStopWords : terms).slice(0, MAX_TERMS).map((term) => {
    const colour = colourOf(term.typed);
    return colour ? { ...term, alternatives: [...term.alternatives, [colourMark(colour)]] } : term;
  });
}

function withSynonyms(term: Term, synonyms: Synonyms): WordGroup['alternatives'] {
  const alternatives = [...term.alternatives, ...synonymsOf(synonyms, term)];
  return [...new Map(alternatives.map((words) => [words.join(' '), words])).values()];
}

/** An alternative is as frequent as its rarest word. */
function documentsOf({ alternatives, prefix }: WordGroup, { documents }: Vocabulary): number {
  const rarest = alternatives.map((words) => Math.min(...words.map((word) => documents.get(word) ?? 0)));
  const prefixed = prefix === undefined ? 0 : (documents.get(`${prefix}*`) ?? 0);
  return rarest.reduce((sum, one) => sum + one, prefixed);
}

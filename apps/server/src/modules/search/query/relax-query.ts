import { type WordGroup, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../../infra/database/database.ts';
import { MAX_EXACT_HITS, type ParsedQuery } from './parse-query.ts';
import { countMatches } from './relax-query-db.ts';

/** Combinations of the words to require, as lists of the indexes of groups, the best first. */
export type Relaxation = readonly (readonly number[])[];

/** The search without hits. */
interface Search {
  readonly tags: readonly (readonly string[])[];
  /** Such a search has already shown that no product has all words. */
  readonly isUnfiltered: boolean;
}

/** With more words, only the rarest are tried in all combinations. */
const MAX_COMBINED = 5;

/**
 * When no product has all words: the combinations with as many words as possible that some products have, the rarest
 * first, since a rare word says most about the intention. Undefined when some product has all words (then the filters
 * exclude it) or none has any.
 */
export async function relax(
  database: Database,
  parsed: ParsedQuery,
  { tags, isUnfiltered }: Search,
): Promise<Relaxation | undefined> {
  const { groups, groupHits } = parsed;
  const matchingIndexes = groups.map((_, index) => index).filter((index) => (groupHits[index] ?? 0) > 0);
  if (matchingIndexes.length === 0) return undefined;
  const rarest = matchingIndexes.toSorted((a, b) => (groupHits[a] ?? 0) - (groupHits[b] ?? 0)).slice(0, MAX_COMBINED);
  const combinations = combinationsOf(rarest.toSorted((a, b) => a - b));
  // The first combination has all words, unless there are too many to combine.
  const isFullSetMissing = matchingIndexes.length === groups.length && matchingIndexes.length > rarest.length;
  const candidates = (isFullSetMissing ? [matchingIndexes, ...combinations] : combinations).filter(
    ({ length }) => !isUnfiltered || length < groups.length,
  );
  const hits = await countHits(database, parsed, candidates, tags);
  if (candidates[0]?.length === groups.length && (hits[0] ?? 0) > 0) return undefined;
  const matched = candidates
    .map((indexes, index) => ({ indexes, hits: hits[index] ?? 0 }))
    .filter((one) => one.hits > 0);
  const maxLength = Math.max(...matched.map(({ indexes }) => indexes.length));
  const best = matched
    .filter(({ indexes }) => indexes.length === maxLength)
    // Of equal ones the one with later words: in most languages of the mall the noun follows its adjectives.
    .sort((a, b) => a.hits - b.hits || (b.indexes.at(-1) ?? 0) - (a.indexes.at(-1) ?? 0));
  return matched.length === 0 ? undefined : limitByHits(best).map(({ indexes }) => indexes);
}

/**
 * Counts hits up to the limit that matters. Single words are counted from the vocabulary, which spares reading their
 * many hits.
 */
async function countHits(
  database: Database,
  { groups, groupHits }: ParsedQuery,
  candidates: readonly (readonly number[])[],
  tags: readonly (readonly string[])[],
): Promise<number[]> {
  const fromVocabulary = ([index = 0, ...others]: readonly number[]) => {
    const isWord = groups[index]?.alternatives.every((words) => words.length === 1) ?? false;
    return isWord && others.length === 0 && tags.length === 0 ? groupHits[index] : undefined;
  };
  const toCount = candidates.filter((indexes) => fromVocabulary(indexes) === undefined);
  const queries = toCount.map((indexes) => wordQuery(groupsAt(groups, indexes), tags));
  const matches = queries.length === 0 ? [] : await countMatches(database, queries, MAX_EXACT_HITS + 1);
  const counted = new Map(toCount.map((indexes, index) => [indexes, matches[index]]));
  return candidates.map((indexes) =>
    Math.min(fromVocabulary(indexes) ?? counted.get(indexes) ?? 0, MAX_EXACT_HITS + 1),
  );
}

/** As many combinations as can be compared exactly, but at least the first. */
function limitByHits<Counted extends { readonly hits: number }>(combinations: readonly Counted[]): Counted[] {
  let sum = 0;
  return combinations.filter(({ hits }, index) => {
    sum += hits;
    return index === 0 || sum <= MAX_EXACT_HITS;
  });
}

/** All non-empty subsets, the longest first. */
function combinationsOf(indexes: readonly number[]): number[][] {
  const count = 2 ** indexes.length - 1;
  const subsets = Array.from({ length: count }, (_, bits) =>
    indexes.filter((_one, index) => (bits + 1) & (1 << index)),
  );
  return subsets.sort((a, b) => b.length - a.length);
}

/** The same keyword with fewer words required. */
export function relaxed(parsed: ParsedQuery, relaxation: Relaxation): ParsedQuery {
  const parts = relaxation.map((indexes) => groupsAt(parsed.groups, indexes));
  const hits = relaxation.map((indexes) => expectedHits(parsed, indexes)).reduce((sum, one) => sum + one, 0);
  const [only = []] = parts;
  const groups = parts.length === 1 ? only : [{ alternatives: [], parts }];
  return {
    ...parsed,
    groups,
    typed: groups,
    ...(parts.length > 1 && { parts }),
    // Combinations of which several are required were counted, and have few hits.
    expectedHits: parts.length > 1 ? Math.min(hits, MAX_EXACT_HITS) : hits,
    hasUnknownWord: false,
  };
}

/** Assumes that words are independent of each other. */
function expectedHits({ groupHits, mallSize, listingSize }: ParsedQuery, indexes: readonly number[]): number {
  const share = (index: number) => Math.min(groupHits[index] ?? 0, mallSize) / (mallSize || 1);
  return Math.round(indexes.reduce((hits, index) => hits * share(index), listingSize));
}

function groupsAt(groups: readonly WordGroup[], indexes: readonly number[]): WordGroup[] {
  return indexes.flatMap((index) => groups[index] ?? []);
}

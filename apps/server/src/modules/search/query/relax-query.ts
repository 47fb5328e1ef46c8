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
  const matchingPlaces = groups.map((_, place) => place).filter((place) => (groupHits[place] ?? 0) > 0);
  if (matchingPlaces.length === 0) return undefined;
  const rarest = matchingPlaces.toSorted((a, b) => (groupHits[a] ?? 0) - (groupHits[b] ?? 0)).slice(0, MAX_COMBINED);
  const combinations = combinationsOf(rarest.toSorted((a, b) => a - b));
  // The first combination has all words, unless there are too many to combine.
  const isFullSetMissing = matchingPlaces.length === groups.length && matchingPlaces.length > rarest.length;
  const candidates = (isFullSetMissing ? [matchingPlaces, ...combinations] : combinations).filter(
    ({ length }) => !isUnfiltered || length < groups.length,
  );
  const hits = await countHits(database, parsed, candidates, tags);
  if (candidates[0]?.length === groups.length && (hits[0] ?? 0) > 0) return undefined;
  const matched = candidates.map((places, index) => ({ places, hits: hits[index] ?? 0 })).filter((one) => one.hits > 0);
  const maxLength = Math.max(...matched.map(({ places }) => places.length));
  const best = matched
    .filter(({ places }) => places.length === maxLength)
    // Of equal ones the one with later words: in most languages of the mall the noun follows its adjectives.
    .sort((a, b) => a.hits - b.hits || (b.places.at(-1) ?? 0) - (a.places.at(-1) ?? 0));
  return matched.length === 0 ? undefined : limitByHits(best).map(({ places }) => places);
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
  const fromVocabulary = ([place = 0, ...others]: readonly number[]) => {
    const isWord = groups[place]?.alternatives.every((words) => words.length === 1) ?? false;
    return isWord && others.length === 0 && tags.length === 0 ? groupHits[place] : undefined;
  };
  const toCount = candidates.filter((places) => fromVocabulary(places) === undefined);
  const queries = toCount.map((places) => wordQuery(groupsAt(groups, places), tags));
  const matches = queries.length === 0 ? [] : await countMatches(database, queries, MAX_EXACT_HITS + 1);
  const counted = new Map(toCount.map((places, index) => [places, matches[index]]));
  return candidates.map((places) => Math.min(fromVocabulary(places) ?? counted.get(places) ?? 0, MAX_EXACT_HITS + 1));
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
function combinationsOf(places: readonly number[]): number[][] {
  const count = 2 ** places.length - 1;
  const subsets = Array.from({ length: count }, (_, bits) => places.filter((_one, index) => (bits + 1) & (1 << index)));
  return subsets.sort((a, b) => b.length - a.length);
}

/** The same keyword with fewer words required. */
export function relaxed(parsed: ParsedQuery, relaxation: Relaxation): ParsedQuery {
  const parts = relaxation.map((places) => groupsAt(parsed.groups, places));
  const hits = relaxation.map((places) => expectedHits(parsed, places)).reduce((sum, one) => sum + one, 0);
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
function expectedHits({ groupHits, mallSize, listingSize }: ParsedQuery, places: readonly number[]): number {
  const share = (place: number) => Math.min(groupHits[place] ?? 0, mallSize) / (mallSize || 1);
  return Math.round(places.reduce((hits, place) => hits * share(place), listingSize));
}

function groupsAt(groups: readonly WordGroup[], places: readonly number[]): WordGroup[] {
  return places.flatMap((place) => groups[place] ?? []);
}

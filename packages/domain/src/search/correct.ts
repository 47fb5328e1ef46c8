import type { Locale } from '../site/locales.ts';
import { isMark } from './marks.ts';
import { countSingles, isUnspaced, pairsOf, termsOf } from './words.ts';

/** A word of the search index. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
}

/**
 * Characters by which the index finds similar unspaced words (pairs of characters); similar words of other scripts are
 * found by PostgreSQL's trigrams.
 */
export function charactersOf(word: string): string[] {
  return isUnspaced(word) && !isMark(word) ? [...new Set(word)] : [];
}

/** The nearest candidate by edit distance; of equals, the one in most products. */
export function correctWord(typed: string, candidates: readonly KnownWord[]): KnownWord | undefined {
  const maxDistance = maxEdits(typed);
  return candidates
    .map((candidate) => ({
      candidate,
      distance: Math.min(editDistance(typed, candidate.word), editDistance(typed, candidate.shown)),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || b.candidate.documents - a.candidate.documents)[0]?.candidate;
}

/** The candidate whose beginning is nearest to the typed text; of equals, the one in most products. */
export function completeWord(typed: string, candidates: readonly KnownWord[]): KnownWord | undefined {
  const maxDistance = maxEdits(typed);
  return candidates
    .map((candidate) => ({ candidate, distance: beginningDistance(typed, candidate.shown) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || b.candidate.documents - a.candidate.documents)[0]?.candidate;
}

/** The allowed edit distance: short words have too many neighbours to be corrected. */
function maxEdits(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * Corrects an unspaced run by replacing one character so that all its pairs are known. The segmenter splits a misspelt
 * word, so whole runs are corrected, and each candidate is rated by the words that it is segmented into.
 */
export function correctRun(run: string, pairs: readonly KnownWord[], locale: Locale): string | undefined {
  const documents = new Map(pairs.map((pair) => [pair.word, pair.documents]));
  const unknownPairs = (text: string) => pairsOf(text).filter((pair) => !documents.has(pair)).length;
  const unknownTerms = (text: string) =>
    termsOf(text, locale).filter(({ alternatives }) =>
      alternatives.every((alternative) => alternative.some((pair) => !documents.has(pair))),
    ).length;
  const [best] = replacements(run, documents)
    .map((fixed) => ({ ...fixed, terms: unknownTerms(fixed.text), pairs: unknownPairs(fixed.text) }))
    // `巧克力` is a word; `巧克重` is not, although the pairs `巧克` and `克重` both occur.
    .map((fixed) => ({ ...fixed, singles: countSingles(fixed.text, locale) }))
    .sort((a, b) => a.terms - b.terms || a.pairs - b.pairs || a.singles - b.singles || b.documents - a.documents);
  return best?.terms === 0 ? best.text : undefined;
}

function replacements(run: string, known: ReadonlyMap<string, number>): { text: string; documents: number }[] {
  const characters = [...run];
  return characters.flatMap((character, index) => {
    const [before, after] = [characters[index - 1], characters[index + 1]];
    return [...known].flatMap(([pair, documents]) => {
      const [first, second] = pair;
      const replacement = first === before ? second : second === after ? first : undefined;
      if (replacement === undefined || replacement === character) return [];
      return [{ text: characters.with(index, replacement).join(''), documents }];
    });
  });
}

/** Optimal string alignment: substitutions, insertions, deletions and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  return distances(one, other).at(-1) ?? 0;
}

/** Edit distance to the nearest prefix of the other text. */
function beginningDistance(one: string, other: string): number {
  return Math.min(...distances(one, other));
}

/** Edit distances from all of `one` to each prefix of `other`. */
function distances(one: string, other: string): number[] {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)];
      if (isSwapped) steps.push(at(beforeLast, column - 2) + 1);
      current.push(Math.min(...steps));
    }
    [beforeLast, last] = [last, current];
  }
  return last;
}

function at(row: readonly number[], column: number): number {
  const value = row[column];
  if (value === undefined) throw new Error(`editDistance: no column ${column} in a row of ${row.length}`);
  return value;
}

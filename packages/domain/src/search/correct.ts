import type { Locale } from '../site/locales.ts';
import { editDistance } from './edit-distance.ts';
import { isUnspaced, pairsOf, termsOf } from './words.ts';

/** A word of the search index. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
}

/** n-grams by which similar words are found: the characters of a pair, else trigrams. */
export function gramsOf(word: string): string[] {
  if (isUnspaced(word)) return [...new Set(word)];
  const padded = [...`^${word}$$`];
  return [...new Set(padded.slice(2).map((letter, index) => `${padded[index]}${padded[index + 1]}${letter}`))];
}

/** The nearest word by edit distance; among equals the one in most products. */
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

/** Short words have too many neighbours to be corrected. */
function maxEdits(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * A run of characters with one of them replaced so that all its pairs are known. The segmenter splits a misspelt word,
 * so the whole run is corrected, and each candidate is rated by the words it is segmented into.
 */
export function correctRun(run: string, pairs: readonly KnownWord[], locale: Locale): string | undefined {
  const documents = new Map(pairs.map((pair) => [pair.word, pair.documents]));
  const unknownPairs = (text: string) => pairsOf(text).filter((pair) => !documents.has(pair)).length;
  const unknownTerms = (text: string) =>
    termsOf(text, locale).filter(({ alternatives }) =>
      alternatives.every((way) => way.some((pair) => !documents.has(pair))),
    ).length;
  const [best] = replacements(run, documents)
    .map((fixed) => ({ ...fixed, terms: unknownTerms(fixed.text), pairs: unknownPairs(fixed.text) }))
    .sort((a, b) => a.terms - b.terms || a.pairs - b.pairs || b.documents - a.documents);
  return best?.terms === 0 ? best.text : undefined;
}

function replacements(run: string, known: ReadonlyMap<string, number>): { text: string; documents: number }[] {
  const characters = [...run];
  return characters.flatMap((character, index) => {
    const [before, after] = [characters[index - 1], characters[index + 1]];
    return [...known].flatMap(([pair, documents]) => {
      const [first, second] = pair;
      const fits = first === before ? second : second === after ? first : undefined;
      if (fits === undefined || fits === character) return [];
      return [{ text: characters.with(index, fits).join(''), documents }];
    });
  });
}

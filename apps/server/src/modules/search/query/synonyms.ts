import type { WordGroup } from '@galleria/domain/search/word-query';
import { type Term, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';

/** Synonyms in each language. */
export type WordsByLocale = Partial<Record<Locale, string[]>>;

type Alternatives = WordGroup['alternatives'];

/** The alternatives of a word. */
export type Synonyms = ReadonlyMap<string, Alternatives>;

/** Built from sets of words or short phrases. A single word finds the phrases of its set, but not vice versa. */
export function buildSynonyms(sets: readonly WordsByLocale[]): Synonyms {
  const synonyms = new Map<string, Alternatives>();
  for (const set of sets) {
    const phrases = Object.entries(set).flatMap(([locale, words]) =>
      words.map((phrase) => termsOf(phrase, locale as Locale)),
    );
    for (const [own] of phrases.filter((terms) => terms.length === 1)) {
      if (own) synonyms.set(keyOf(own), phrases.flatMap(alternativesOf));
    }
  }
  return synonyms;
}

export function synonymsOf(synonyms: Synonyms, term: Term): Alternatives {
  return synonyms.get(keyOf(term)) ?? [];
}

function keyOf({ alternatives }: Term): string {
  return (alternatives[0] ?? []).join(' ');
}

/** Alternatives of a phrase: all its words, each in its usual spelling. */
function alternativesOf(terms: readonly Term[]): Alternatives {
  const [only] = terms;
  if (terms.length === 1 && only) return only.alternatives;
  return [terms.flatMap(({ alternatives }) => alternatives[0] ?? [])];
}

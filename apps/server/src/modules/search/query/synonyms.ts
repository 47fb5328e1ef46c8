import type { WordGroup } from '@galleria/domain/search/word-query';
import { type Term, termsOf } from '@galleria/domain/search/words';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';

type Alternatives = WordGroup['alternatives'];

/** The alternatives of a word. */
export type Synonyms = ReadonlyMap<string, Alternatives>;

const CHINESE: Locale = 'zh_CN';

/** From sets of words or short phrases. A single word finds the phrases of its set, but not the other way round. */
export function buildSynonyms(sets: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Alternatives>();
  for (const set of sets) {
    const phrases = set.map((phrase) => termsOf(phrase, /\p{Script=Han}/u.test(phrase) ? CHINESE : DEFAULT_LOCALE));
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

/** Of a phrase: all its words, each in its usual spelling. */
function alternativesOf(terms: readonly Term[]): Alternatives {
  const [only] = terms;
  if (terms.length === 1 && only) return only.alternatives;
  return [terms.flatMap(({ alternatives }) => alternatives[0] ?? [])];
}

import type { WordGroup } from '@galleria/domain/search/word-query';
import { type Term, termsOf } from '@galleria/domain/search/words';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';

type Ways = WordGroup['ways'];

/** By a word: the other ways to say it. */
export type Synonyms = ReadonlyMap<string, Ways>;

const CHINESE: Locale = 'zh_CN';

/** From sets of words or short phrases; only single words are recognised, phrases are found for them. */
export function buildSynonyms(sets: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Ways>();
  for (const set of sets) {
    const said = set.map((phrase) => termsOf(phrase, /\p{Script=Han}/u.test(phrase) ? CHINESE : DEFAULT_LOCALE));
    for (const [own] of said.filter((terms) => terms.length === 1)) {
      if (own) synonyms.set(keyOf(own), said.flatMap(waysToSay));
    }
  }
  return synonyms;
}

export function synonymsOf(synonyms: Synonyms, term: Term): Ways {
  return synonyms.get(keyOf(term)) ?? [];
}

function keyOf({ ways }: Term): string {
  return (ways[0] ?? []).join(' ');
}

/** A phrase of several words: all of them, each as it is usually written. */
function waysToSay(terms: readonly Term[]): Ways {
  const [only] = terms;
  if (terms.length === 1 && only) return only.ways;
  return [terms.flatMap(({ ways }) => ways[0] ?? [])];
}

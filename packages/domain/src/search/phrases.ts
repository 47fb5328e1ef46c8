import type { Locale } from '../site/locales.ts';
import { fold } from './fold.ts';
import { segmenterFor } from './words.ts';

const MAX_WORDS = 3;
/** Phrases neither begin nor end with these. */
const STOP_WORDS = new Set(
  'a an and at by de des di du el en et for from in la le les of on or per pour the to und von with y'.split(' '),
);

/** Phrases of a name that complete what is being typed: folded form → as written. */
export function phrasesOf(name: string, locale: Locale): Map<string, string> {
  const text = name.normalize('NFC').toLocaleLowerCase();
  const words = [...segmenterFor(locale).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length, isStopWord: isStopWord(segment) }));
  const phrases = new Map<string, string>();
  for (const [index, first] of words.entries()) {
    for (const last of words.slice(index, index + MAX_WORDS)) {
      if (first.isStopWord || last.isStopWord) continue;
      const shown = text.slice(first.start, last.end);
      if (isPhrase(shown)) phrases.set(fold(shown), shown);
    }
  }
  return phrases;
}

function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || /^\p{N}+$/u.test(word);
}

/** Long enough to be useful, without punctuation inside. */
function isPhrase(shown: string): boolean {
  return [...shown].length > 1 && shown.length <= 60 && !/[,.;:|/()（），。、·–—]/u.test(shown);
}

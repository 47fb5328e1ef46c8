import type { Locale } from '../site/locales.ts';
import { fold } from './fold.ts';
import { segmenterFor } from './words.ts';

const MOST_WORDS = 3;
/** Nobody's search begins or ends with these. */
const LITTLE_WORDS = new Set(
  'a an and at by de des di du el en et for from in la le les of on or per pour the to und von with y'.split(' '),
);

/** Pieces of a name that somebody may be on the way to type: by their folded form, as they read. */
export function phrasesOf(name: string, locale: Locale): Map<string, string> {
  const text = name.normalize('NFC').toLocaleLowerCase();
  const words = [...segmenterFor(locale).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length, isLittle: isLittle(segment) }));
  const phrases = new Map<string, string>();
  for (const [index, first] of words.entries()) {
    for (const last of words.slice(index, index + MOST_WORDS)) {
      if (first.isLittle || last.isLittle) continue;
      const shown = text.slice(first.start, last.end);
      if (isPhrase(shown)) phrases.set(fold(shown), shown);
    }
  }
  return phrases;
}

function isLittle(word: string): boolean {
  return LITTLE_WORDS.has(word) || /^\p{N}+$/u.test(word);
}

/** Long enough to help, without signs that part a name in two. */
function isPhrase(shown: string): boolean {
  return [...shown].length > 1 && shown.length <= 60 && !/[,.;:|/()（），。、·–—]/u.test(shown);
}

import type { Locale } from '../site/locales.ts';
import { fold } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { isUnspaced, unspacedWords } from './words.ts';

const MAX_WORDS = 3;
/** Where a thing is named first and described after: `zapatos de montaña`. Elsewhere its name ends with what it is. */
const HEAD_FIRST: ReadonlySet<Locale> = new Set(['fr', 'es', 'pt', 'ar', 'he']);
const SEPARATORS = /[,.;:|/()[\]（），。、·–—“”"]|\s-\s/u;
/** `四只装`: how many there are in a pack. */
const PACK =
  /[\d一二三四五六七八九十两兩对對]+\s*[只隻双雙支块塊枚条條件粒卷片杯瓶盒袋款种種](?:装|裝)?$|(?:对|對|套)(?:装|裝)$/u;

/**
 * What a product is called, from its name, for suggestions: folded form → as written. `Halden Drift Wireless Headphones`
 * gives `headphones` and `wireless headphones`, but nothing cut out of its middle.
 */
export function phrasesOf(name: string, locale: Locale): Map<string, string> {
  const [thing = ''] = name.normalize('NFC').toLocaleLowerCase().split(SEPARATORS);
  const words = wordsOfThing(thing.trim().replace(PACK, ''), locale);
  const phrases = new Map<string, string>();
  for (let count = 1; count <= Math.min(MAX_WORDS, words.length); count++) {
    const some = HEAD_FIRST.has(locale) ? words.slice(0, count) : words.slice(-count);
    const shown = some
      .map(({ before, word }, index) => (index === 0 ? word : before + word))
      .join('')
      .trim();
    if (
      isPhrase(
        some.map(({ word }) => word),
        shown,
      )
    )
      phrases.set(fold(shown), shown);
  }
  return phrases;
}

interface WordInPlace {
  readonly word: string;
  /** What stands between it and the word before. */
  readonly before: string;
}

/** Up to the first word that begins a description, as in `biscuits in a tin`; not in languages that name things first. */
function wordsOfThing(thing: string, locale: Locale): WordInPlace[] {
  const words = thing.split(/\s+/u).filter(Boolean);
  const end = HEAD_FIRST.has(locale) ? -1 : words.findIndex((word, index) => index > 0 && isStopWord(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .flatMap((word) =>
      isUnspaced(word)
        ? unspacedWords(word, locale).map((part, index) => ({ word: part, before: index === 0 ? ' ' : '' }))
        : [{ word, before: ' ' }],
    );
}

/** Neither part of a word nor a number begins or ends it, and it is long enough to be useful. */
function isPhrase(words: readonly string[], shown: string): boolean {
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  const isWhole = (word: string) => !isStopWord(word) && /\p{L}/u.test(word) && [...word].length > 1;
  return ends.every(isWhole) && [...shown].length <= 60;
}

import type { Locale } from '../site/locales.ts';
import { fold } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { isUnspaced, unspacedWords } from './words.ts';

const MAX_WORDS = 3;
/**
 * Languages that name the thing first and describe it afterwards: `zapatos de montaña`. In others the name ends with
 * the thing.
 */
const HEAD_FIRST: ReadonlySet<Locale> = new Set(['fr', 'es', 'pt', 'ar', 'he']);
const SEPARATORS = /[,.;:|/()[\]（），。、·–—“”"]|\s-\s/u;
/** The number of pieces in a pack: `四只装`. */
const PACK =
  /[\d一二三四五六七八九十两兩对對]+\s*[只隻双雙支块塊枚条條件粒卷片杯瓶盒袋款种種](?:装|裝)?$|(?:对|對|套)(?:装|裝)$/u;

/**
 * Phrases of a product's name for suggestions: folded form → as written. `Halden Drift Wireless Headphones` gives
 * `headphones` and `wireless headphones`, but nothing from the middle of the name.
 */
export function phrasesOf(name: string, locale: Locale): Map<string, string> {
  const [head = ''] = name.normalize('NFC').toLocaleLowerCase().split(SEPARATORS);
  const words = headWords(head.trim().replace(PACK, ''), locale);
  const phrases = new Map<string, string>();
  for (let count = 1; count <= Math.min(MAX_WORDS, words.length); count++) {
    const phrase = HEAD_FIRST.has(locale) ? words.slice(0, count) : words.slice(-count);
    const shown = phrase
      .map(({ before, word }, index) => (index === 0 ? word : before + word))
      .join('')
      .trim();
    if (
      isPhrase(
        phrase.map(({ word }) => word),
        shown,
      )
    )
      phrases.set(fold(shown), shown);
  }
  return phrases;
}

interface WordInPlace {
  readonly word: string;
  /** The text between this word and the one before. */
  readonly before: string;
}

/**
 * The words up to the first stop word, where a description begins (`biscuits in a tin`); all words in head-first
 * languages.
 */
function headWords(head: string, locale: Locale): WordInPlace[] {
  const words = head.split(/\s+/u).filter(Boolean);
  const end = HEAD_FIRST.has(locale) ? -1 : words.findIndex((word, index) => index > 0 && isStopWord(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .flatMap((word) =>
      isUnspaced(word)
        ? unspacedWords(word, locale).map((part, index) => ({ word: part, before: index === 0 ? ' ' : '' }))
        : [{ word, before: ' ' }],
    );
}

/**
 * Whether the phrase begins and ends with whole words, not with fragments, stop words or numbers, and is not too long.
 */
function isPhrase(words: readonly string[], shown: string): boolean {
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  const isMeaningful = (word: string) => !isStopWord(word) && /\p{L}/u.test(word) && [...word].length > 1;
  return ends.every(isMeaningful) && [...shown].length <= 60;
}

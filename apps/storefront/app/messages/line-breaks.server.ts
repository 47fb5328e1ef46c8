import { type Locale, languageTag } from '@galleria/domain/site/locales';

/** Zero-width space: an invisible opportunity for a line break. */
const BREAK = '\u200b';
/** A clause of up to this many characters fits on a line of a phone and is not broken. */
const MAX_LENGTH = 7;
const CLAUSES = /[^，。！？；：、…]+[，。！？；：、…]*/gu;

const segmenters = new Map<Locale, Intl.Segmenter>();

/**
 * Chinese has no spaces, and lines may break after any character, also inside a word. This allows breaks only after a
 * clause or, in a long clause, between words. For elements with `word-break: keep-all` (`[&:lang(zh)]:break-keep`);
 * other languages are not changed. Done on the server, since browsers segment words by different dictionaries.
 */
export function withLineBreaks(locale: Locale, text: string): string {
  if (locale !== 'zh_CN' && locale !== 'zh_TW') return text;
  const clauses = text.match(CLAUSES) ?? [text];
  return clauses.flatMap((clause) => (clause.length <= MAX_LENGTH ? [clause] : wordsIn(locale, clause))).join(BREAK);
}

/** Single characters are joined to the neighbouring word, since they are more often parts of words than words. */
function wordsIn(locale: Locale, clause: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenterOf(locale).segment(clause)) {
    const last = words.at(-1);
    if (last !== undefined && ([...segment].length === 1 || [...last].length === 1)) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}

function segmenterOf(locale: Locale): Intl.Segmenter {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(languageTag(locale), { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}

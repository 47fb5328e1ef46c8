import { type Locale, languageTag } from '@galleria/domain/site/locales';

/** A place where a line may end, without a sign to be seen. */
const BREAK = '\u200b';
/** A clause of so many signs is a line of its own on a phone, and is not broken. */
const LONGEST = 7;
const CLAUSES = /[^，。！？；：、…]+[，。！？；：、…]*/gu;

const segmenters = new Map<Locale, Intl.Segmenter>();

/**
 * Chinese has no spaces, and lines may end after any sign, in the middle of a word too. Here they end after a clause, or
 * between words where a clause is long. For elements with `word-break: keep-all` (`[&:lang(zh)]:break-keep`); other
 * languages are left as they are. On the server, since browsers divide words by other dictionaries.
 */
export function withLineBreaks(locale: Locale, text: string): string {
  if (locale !== 'zh_CN' && locale !== 'zh_TW') return text;
  const clauses = text.match(CLAUSES) ?? [text];
  return clauses.flatMap((clause) => (clause.length <= LONGEST ? [clause] : wordsIn(locale, clause))).join(BREAK);
}

/** Single signs are parts of a word more often than words. */
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

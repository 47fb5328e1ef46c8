import { fold } from '@galleria/domain/search/fold';
import { unspacedWords } from '@galleria/domain/search/words';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import { pinyin } from 'pinyin-pro';

const CHINESE: readonly Locale[] = ['zh_CN', 'zh_TW'];
const HAN = /\p{Script=Han}+/gu;

/** The Chinese texts of these, by language. */
export function chineseTexts(texts: LocaleTexts): [Locale, string][] {
  return CHINESE.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]] as [Locale, string]] : []));
}

/** The pinyin of each Chinese word of a text: 无线耳机 gives `wuxian` and `erji`. */
export function pinyinWords(text: string, locale: Locale): string[] {
  return (text.match(HAN) ?? []).flatMap((run) => {
    const syllables = syllablesOf(run);
    let start = 0;
    return unspacedWords(run, locale).map((word) => {
      const { length } = [...word];
      start += length;
      return syllables.slice(start - length, start).join('');
    });
  });
}

/** A Chinese text with its characters as pinyin and other letters unchanged; null in other languages. */
export function soundOf(text: string, locale: Locale): string | null {
  if (!CHINESE.includes(locale)) return null;
  return fold(text.replaceAll(HAN, (run) => syllablesOf(run).join('')));
}

/** One syllable for each character; `ü` is typed as `v`. */
function syllablesOf(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array', v: true });
}

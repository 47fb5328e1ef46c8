import { fileURLToPath } from 'node:url';
import type { Locale } from '@galleria/domain/site/locales';

export type Weight = 'regular' | 'bold';

/** Noto, which looks alike in all scripts. Only the glyphs that a document uses are embedded. */
const FONTS = {
  latin: { package: '@embedpdf/fonts-latin', regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' },
  arabic: {
    package: '@embedpdf/fonts-arabic',
    regular: 'NotoNaskhArabic-Regular.ttf',
    bold: 'NotoNaskhArabic-Bold.ttf',
  },
  hebrew: {
    package: '@embedpdf/fonts-hebrew',
    regular: 'NotoSansHebrew-Regular.ttf',
    bold: 'NotoSansHebrew-Bold.ttf',
  },
  sc: { package: '@embedpdf/fonts-sc', regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' },
  tc: { package: '@embedpdf/fonts-tc', regular: 'NotoSansHant-Regular.otf', bold: 'NotoSansHant-Bold.otf' },
  jp: { package: '@embedpdf/fonts-jp', regular: 'NotoSansJP-Regular.otf', bold: 'NotoSansJP-Bold.otf' },
  kr: { package: '@embedpdf/fonts-kr', regular: 'NotoSansKR-Regular.otf', bold: 'NotoSansKR-Bold.otf' },
} as const;
export type FontName = keyof typeof FONTS;

const files = new Map<string, string>();

export function fontFile(name: FontName, weight: Weight): string {
  const key = `${name} ${weight}`;
  const known = files.get(key);
  if (known) return known;
  const { package: from, [weight]: file } = FONTS[name];
  const found = fileURLToPath(new URL(`../fonts/${file}`, import.meta.resolve(from)));
  files.set(key, found);
  return found;
}

/** The same Han character has a different form in each language: the reader's own form comes first. */
const HAN: Partial<Record<Locale, readonly FontName[]>> = {
  zh_TW: ['tc', 'sc', 'jp', 'kr'],
  ja: ['jp', 'sc', 'tc', 'kr'],
  ko: ['kr', 'tc', 'sc', 'jp'],
};
const HAN_ELSEWHERE: readonly FontName[] = ['sc', 'tc', 'jp', 'kr'];

/** Includes the punctuation that only Arabic and Hebrew use. */
const ARABIC = /\p{scx=Arab}/u;
const HEBREW = /\p{scx=Hebr}/u;
const HANGUL = /[\p{sc=Hang}]/u;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
const LATIN = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}\p{sc=Zinh}]/u;
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uffef]/;

/** The fonts to try for a character, the likeliest first; a font is opened only when it is needed. */
export function fontsFor(character: string, locale: Locale): readonly FontName[] {
  const han = HAN[locale] ?? HAN_ELSEWHERE;
  if (ARABIC.test(character)) return ['arabic'];
  if (HEBREW.test(character)) return ['hebrew'];
  if (HANGUL.test(character)) return ['kr'];
  if (KANA.test(character)) return ['jp', ...han];
  if (FULL_WIDTH.test(character)) return han;
  return LATIN.test(character) ? ['latin', ...han] : [...han, 'latin'];
}

import { describe, expect, it } from 'vitest';
import { directionOf, LOCALES, languageTag, textIn } from './locales.ts';

describe('textIn', () => {
  it('prefers the wanted language, then a related one, then English, then any', () => {
    expect(textIn({ en: 'Tea', zh_CN: '茶叶', zh_TW: '茶葉' }, 'zh_TW')).toBe('茶葉');
    expect(textIn({ en: 'Tea', zh_CN: '茶叶' }, 'zh_TW')).toBe('茶叶');
    expect(textIn({ en: 'Tea', zh_CN: '' }, 'zh_CN')).toBe('Tea');
    expect(textIn({ ja: 'お茶' }, 'fr')).toBe('お茶');
    expect(textIn({}, 'fr')).toBe('');
  });
});

describe('every language', () => {
  it('has a language tag that Intl accepts', () => {
    for (const locale of LOCALES) expect(Intl.getCanonicalLocales(languageTag(locale))).toHaveLength(1);
  });

  it('is left-to-right, except Hebrew and Arabic', () => {
    expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['he', 'ar']);
  });
});

import { readdirSync } from 'node:fs';
import { REFUSALS } from '@galleria/domain/refusals';
import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './load-catalogues.ts';
import { AUDIENCES, type CatalogueName } from './message-id.ts';

const NAMES = [...new Set(Object.values(AUDIENCES).flat())] as CatalogueName[];
const others = LOCALES.filter((locale) => locale !== 'en');

/** Names of the values that a message contains, including those it selects by. */
function valuesOf(text: string): string[] {
  const found = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      found.add(String(token[0]));
      if (token[2] && typeof token[2] === 'object') for (const choice of Object.values(token[2])) visit(choice);
    }
  };
  visit(compileMessageOrThrow(text));
  found.delete('#');
  return [...found].map(sameMeaning).sort();
}

/**
 * Chinese discounts name what is paid, in tenths (8.3 折), where other languages name the percentage that is taken off.
 */
function sameMeaning(value: string): string {
  return value === 'tenths' ? 'percent' : value;
}

/** In these languages `many` is for millions, which no counter of a shop reaches. */
function isOptional(locale: Locale, category: string): boolean {
  return category === 'many' && ['pt', 'es', 'fr'].includes(locale);
}

/** Plural forms of the language that the message lacks: `other` would be used for them. */
function missingPlurals(locale: Locale, text: string): string[] {
  const missing: string[] = [];
  const wanted = new Intl.PluralRules(locale.replace('_', '-')).resolvedOptions().pluralCategories;
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token) || token[1] !== 'plural') continue;
      missing.push(...wanted.filter((category) => !isOptional(locale, category) && !(category in token[2])));
      for (const choice of Object.values(token[2])) visit(choice);
    }
  };
  visit(compileMessageOrThrow(text));
  return missing;
}

describe.each(LOCALES)('the catalogues in %s', (locale) => {
  it('are exactly the listed ones', () => {
    const files = readdirSync(new URL(`../catalogues/${locale}/`, import.meta.url));
    expect(files.sort()).toEqual(NAMES.map((name) => `${name}.json`).sort());
  });

  it.each(NAMES)('%s has every message of the English one, with valid syntax, values and plurals', (name) => {
    const catalogue = readCatalogue(locale, name);
    const english = readCatalogue('en', name);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.trim(), key).not.toBe('');
      expect({ key, values: valuesOf(text) }).toEqual({ key, values: valuesOf(english[key] ?? '') });
      expect({ key, missing: missingPlurals(locale, text) }).toEqual({ key, missing: [] });
    }
  });
});

describe('translations', () => {
  it('contain every refusal', () => {
    expect(Object.keys(readCatalogue('en', 'refusals')).sort()).toEqual([...REFUSALS].sort());
  });

  it.each(others)('into %s contain no untranslated English', (locale) => {
    const pairs = NAMES.flatMap((name) => {
      const english = readCatalogue('en', name);
      return Object.entries(readCatalogue(locale, name)).map(([key, text]) => [text, english[key]]);
    });
    const same = pairs.filter(([text, english]) => text === english && /[a-z]{3} [a-z]{3}/i.test(text ?? ''));
    expect(same).toEqual([]);
  });
});

import { LOCALES } from '@galleria/domain/site/locales';
import type { CompleteLocaleTexts } from './types.ts';

/**
 * Parses a short text in all languages, in the order of `LOCALES`: en | zh_CN | zh_TW | pt | ko | he | de | ar | es |
 * ja | ru | fr.
 */
export function localeTexts(row: string): CompleteLocaleTexts {
  const cells = row.split('|').map((cell) => cell.trim());
  if (cells.length !== LOCALES.length || cells.includes('')) {
    throw new Error(`Expected ${LOCALES.length} languages in "${row.trim()}", found ${cells.length}`);
  }
  return Object.fromEntries(LOCALES.map((locale, index) => [locale, cells[index]])) as CompleteLocaleTexts;
}

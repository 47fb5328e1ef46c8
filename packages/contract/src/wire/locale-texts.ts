import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { expects } from './input-formats.ts';

/** A text by language, each with at most `maxLength` characters; may be empty. */
export function localeTexts(maxLength: number) {
  return z.partialRecord(z.enum(LOCALES), z.string().trim().max(maxLength)).meta({ description: 'text by language' });
}

/** The same, with at least one language. */
export function requiredTexts(maxLength: number) {
  return localeTexts(maxLength).refine((texts) => Object.values(texts).some(Boolean), expects('someLanguage'));
}

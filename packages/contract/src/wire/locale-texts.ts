import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { expects } from './input-formats.ts';

/** A text by language, each so long at most; may be empty. */
export function localeTexts(maxLength: number) {
  return z.partialRecord(z.enum(LOCALES), z.string().trim().max(maxLength)).meta({ description: 'text by language' });
}

/** The same, written in at least one language. */
export function requiredTexts(maxLength: number) {
  return localeTexts(maxLength).refine((texts) => Object.values(texts).some(Boolean), expects('someLanguage'));
}

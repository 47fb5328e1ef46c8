import { LOCALES, type LocaleTexts } from '@galleria/domain/site/locales';
import { areSpansOrdered, DAYS_OF_WEEK, TIME_OF_DAY } from '@galleria/domain/stores/opening-hours';
import { z } from 'zod';
import { picturePath } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';

/** Shared by the settings of a store. */

const language = z.enum(LOCALES);

/** Texts as stored, in all languages, for the sellers' forms. */
export const LocaleTextsOutput = z.partialRecord(language, z.string()).meta({ description: 'texts by language' });

/** A text by language; empty texts are dropped. */
export function texts(longest: number) {
  return localeTexts(longest).transform(withoutEmpty).meta({ type: 'object', description: 'text by language' });
}

/** The same, with at least one language. */
export function someTexts(longest: number) {
  return requiredTexts(longest).transform(withoutEmpty).meta({ type: 'object', description: 'text by language' });
}

function withoutEmpty(given: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
}

export const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d][\d ()-]{4,24}$/, expects('phone'));

/** A path returned by an upload, or empty for none. */
export const pictureInput = picturePath.max(300);

const timeOfDay = z.string().regex(TIME_OF_DAY, expects('timeOfDay'));
const spans = z
  .array(z.object({ from: timeOfDay, to: timeOfDay }))
  .max(3)
  .refine(areSpansOrdered, expects('openSpans'));

export const week = z.array(spans).length(DAYS_OF_WEEK).meta({ description: 'opening hours from Monday to Sunday' });
export const specialDays = z.array(z.object({ date: z.iso.date(expects('date')), spans })).max(30);

/** The company behind a store, with texts in all languages. */
export const StorePapers = z.object({
  companyName: LocaleTextsOutput,
  licenceNumber: z.string(),
  companyAddress: LocaleTextsOutput,
  legalRepresentative: LocaleTextsOutput,
  registeredCapital: LocaleTextsOutput,
  foundedOn: z.string().meta({ description: 'yyyy-MM-dd' }),
  businessTerm: LocaleTextsOutput,
  businessScope: LocaleTextsOutput,
  expiresOn: z.string().nullable().meta({ description: 'last day of the licence, yyyy-MM-dd; null: none' }),
  licencePics: z.array(picturePath),
});

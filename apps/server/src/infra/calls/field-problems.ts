import type { FieldProblem } from '@galleria/contract/envelope';
import type { Locale } from '@galleria/domain/site/locales';
import { type core, type ZodError, z } from 'zod';

const { ar, de, en, es, fr, he, ja, ko, pt, ru, zhCN, zhTW } = z.locales;

const WORDS: Record<Locale, core.$ZodErrorMap> = {
  en: en().localeError,
  zh_CN: zhCN().localeError,
  zh_TW: zhTW().localeError,
  pt: pt().localeError,
  ko: ko().localeError,
  he: he().localeError,
  de: de().localeError,
  ar: ar().localeError,
  es: es().localeError,
  ja: ja().localeError,
  ru: ru().localeError,
  fr: fr().localeError,
};

/** What is wrong with which field, in the caller's language. */
export function fieldProblems(error: ZodError, locale: Locale): FieldProblem[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), message: wordsFor(issue, locale) }));
}

/** For what the schema cannot say: these fields are invalid. */
export function namedProblems(fields: readonly string[], locale: Locale): FieldProblem[] {
  const issue: core.$ZodIssue = { code: 'custom', path: [], message: '', input: undefined };
  return fields.map((field) => ({ field, message: wordsFor(issue, locale) }));
}

function wordsFor(issue: core.$ZodIssue, locale: Locale): string {
  const words = WORDS[locale](issue as core.$ZodRawIssue);
  return (typeof words === 'string' ? words : words?.message) ?? issue.message;
}

import type { FieldProblem } from '@galleria/contract/wire/envelope';
import { expectedFormat, type InputFormat } from '@galleria/contract/wire/input-formats';
import type { Locale } from '@galleria/domain/site/locales';
import { formatNumber } from '@galleria/i18n/formats';
import type { MessageId } from '@galleria/i18n/message-id';
import type { MessageValues } from '@galleria/i18n/translator';
import type { core, ZodError } from 'zod';
import { serverText } from '../text/server-text.ts';

type InputMessage = Extract<MessageId<'server'>, `inputs.${string}`>;
type Problem = readonly [message: InputMessage, values?: MessageValues];
type IssueOf<Code extends core.$ZodIssue['code']> = Extract<core.$ZodIssue, { code: Code }>;

/**
 * A message for each invalid field, in the caller's language, with what is expected. zod's own messages are not used:
 * they quote regular expressions and mix languages. Needs an error that was parsed with `reportInput`, to distinguish
 * missing values from wrong ones.
 */
export function fieldProblems(error: ZodError, locale: Locale): FieldProblem[] {
  return error.issues.map((issue) => {
    const [message, values] = describeIssue(issue, locale);
    return { field: issue.path.join('.'), message: serverText(locale)(message, values) };
  });
}

/**
 * Paths of texts that PostgreSQL cannot store: with the character 0, or with half of a surrogate pair. Checked here for
 * all calls: any field may end up in a query, and the database would answer with an error.
 */
function unstorableFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [path] : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, path ? `${path}.${key}` : key));
}

/** Problems of input that passed the schema but that the database cannot store. */
export function unstorableProblems(input: unknown, locale: Locale): FieldProblem[] {
  return unstorableFields(input).map((field) => ({ field, message: serverText(locale)('inputs.unstorable') }));
}

function describeIssue(issue: core.$ZodIssue, locale: Locale): Problem {
  if (isMissing(issue)) return ['inputs.required'];
  const format = expectedFormat(issue.message);
  if (format) return [`inputs.expects.${format}`];
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? ['inputs.wrongFormat'];
    case 'invalid_format':
      return FORMATS[issue.format] ?? ['inputs.wrongFormat'];
    case 'too_small':
      return describeTooSmall(issue, locale);
    case 'too_big':
      return describeTooBig(issue, locale);
    case 'not_multiple_of':
      return ['inputs.multipleOf', { step: formatNumber(locale, issue.divisor) }];
    case 'invalid_value':
      return ['inputs.oneOf', { choices: issue.values.join(', ') }];
    case 'invalid_union':
      return describeUnion(issue, locale);
    case 'unrecognized_keys':
      return ['inputs.unknownFields', { fields: issue.keys.join(', ') }];
    default:
      return ['inputs.wrongFormat'];
  }
}

/** An empty text counts as missing: forms send one for a field that was left out. */
function isMissing({ code, input }: core.$ZodIssue): boolean {
  return code !== 'unrecognized_keys' && (input === undefined || input === null || input === '');
}

const TYPES: Partial<Record<string, Problem>> = {
  string: ['inputs.text'],
  number: ['inputs.number'],
  int: ['inputs.expects.wholeNumber'],
  boolean: ['inputs.boolean'],
  array: ['inputs.list'],
  object: ['inputs.object'],
  record: ['inputs.object'],
  UploadedFile: ['inputs.file'],
};

const FORMATS: Partial<Record<string, readonly [`inputs.expects.${InputFormat}`]>> = {
  email: ['inputs.expects.mail'],
  uuid: ['inputs.expects.uuid'],
  guid: ['inputs.expects.uuid'],
  date: ['inputs.expects.date'],
};

function describeTooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>, locale: Locale): Problem {
  const values = { limit: formatNumber(locale, Number(minimum)) };
  if (origin === 'string') return [exact ? 'inputs.wrongLength' : 'inputs.tooShort', values];
  if (isCollection(origin)) return ['inputs.tooFew', values];
  return [inclusive === false ? 'inputs.notAbove' : 'inputs.tooSmall', values];
}

function describeTooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>, locale: Locale): Problem {
  const values = { limit: formatNumber(locale, Number(maximum)) };
  if (origin === 'string') return [exact ? 'inputs.wrongLength' : 'inputs.tooLong', values];
  if (isCollection(origin)) return ['inputs.tooMany', values];
  return [inclusive === false ? 'inputs.notBelow' : 'inputs.tooLarge', values];
}

function isCollection(origin: string): boolean {
  return ['array', 'set', 'map', 'object'].includes(origin);
}

/**
 * For a union of fixed values, all are named; for other unions the first shape is described, which clients usually
 * send.
 */
function describeUnion({ errors }: IssueOf<'invalid_union'>, locale: Locale): Problem {
  const firsts = errors.flatMap(([first]) => first ?? []);
  const choices = firsts.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  if (firsts.length > 0 && firsts.every(({ code }) => code === 'invalid_value')) {
    return ['inputs.oneOf', { choices: choices.join(', ') }];
  }
  const [first] = firsts;
  return first && first.path.length === 0 ? describeIssue(first, locale) : ['inputs.wrongFormat'];
}

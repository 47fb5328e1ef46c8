import { contract, everyOperation } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import { INPUT_FORMATS } from '@galleria/contract/wire/input-formats';
import { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import { LOCALES, type Locale } from '@galleria/domain/site/locales';
import { readCatalogue } from '@galleria/i18n/load-catalogues';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems, unstorableProblems } from './field-problems.ts';

function problemsOf(schema: z.ZodType, input: unknown, locale: Locale = 'en') {
  const { error } = schema.safeParse(input, { reportInput: true });
  return error ? fieldProblems(error, locale) : [];
}

function messageOf(schema: z.ZodType, value: unknown, locale?: Locale): string | undefined {
  return problemsOf(z.object({ field: schema }), { field: value }, locale)[0]?.message;
}

describe('fieldProblems', () => {
  it('names the field by its path', () => {
    const schema = z.object({ lines: z.array(z.object({ count: z.int() })) });
    expect(problemsOf(schema, { lines: [{ count: 1 }, { count: 1.5 }] })).toEqual([
      { field: 'lines.1.count', message: 'Please enter a whole number.' },
    ]);
  });

  it.each([
    ['a missing field', z.string(), undefined, 'Please fill this in.'],
    ['null', z.string(), null, 'Please fill this in.'],
    ['an empty text', z.string().min(1), '', 'Please fill this in.'],
    ['a text that is too short', z.string().min(3), 'ab', 'Too short: the minimum length is 3.'],
    ['a text that is too long', z.string().max(3), 'abcd', 'Too long: the maximum length is 3.'],
    ['a text of another length', z.string().length(3), 'abcd', 'The length must be exactly 3.'],
    ['a list that is too short', z.array(z.int()).min(1), [], 'Too few entries: the minimum is 1.'],
    ['a list that is too long', z.array(z.int()).max(1), [1, 2], 'Too many entries: the maximum is 1.'],
    ['a number below the minimum', z.number().min(1), 0, 'Too small: the minimum is 1.'],
    ['a number above the maximum', z.number().max(1500), 1501, 'Too large: the maximum is 1,500.'],
    ['a number at an exclusive minimum', z.number().gt(1), 1, 'This must be greater than 1.'],
    ['a number at an exclusive maximum', z.number().lt(1), 1, 'This must be less than 1.'],
    ['a number off the step', z.number().multipleOf(5), 6, 'This must be a multiple of 5.'],
    ['a value outside of a list', z.enum(['asc', 'desc']), 'up', 'Please choose one of: asc, desc.'],
    ['a union of fixed values', z.union([z.literal(0), z.literal(1)]), 2, 'Please choose one of: 0, 1.'],
    ['a union of shapes', z.union([z.uuid(), z.int()]), 'x', 'A UUID is expected here.'],
    ['an unknown field', z.strictObject({}), { more: 1 }, 'Unknown fields: more.'],
    ['a number instead of text', z.string(), 1, 'Text is expected here.'],
    ['text instead of a number', z.number(), 'x', 'A number is expected here.'],
    ['text instead of true or false', z.boolean(), 'x', 'Yes or no is expected here (true or false).'],
    ['text instead of a list', z.array(z.int()), 'x', 'A list is expected here.'],
    ['text instead of an object', z.object({}), 'x', 'An object with fields is expected here.'],
    ['text instead of a file', z.instanceof(UploadedFile), 'x', 'Please choose a file.'],
    ['a format without a name', z.string().regex(/^x$/), 'y', 'The format is not right.'],
    ['a rule without a name', z.string().refine(() => false), 'y', 'The format is not right.'],
  ])('explains the expected input for %s', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it.each([
    ['orders', 'orderDetail', { orderNumber: 'x' }, 'en', 'Please enter an order number: 10 to 24 digits.'],
    ['orders', 'orderDetail', { orderNumber: 'x' }, 'de', 'Bitte geben Sie eine Bestellnummer ein: 10 bis 24 Ziffern.'],
    ['accounts', 'sendRegisterCode', { mobile: '12' }, 'zh_CN', '手机号格式不正确：应为 1 开头的 11 位数字。'],
    ['accounts', 'sendRegisterCode', {}, 'fr', 'Veuillez saisir votre adresse e-mail ou votre numéro de mobile.'],
    ['addresses', 'addressInfo', { id: 'x' }, 'ja', '整数を入力してください。'],
    ['addresses', 'addressInfo', { id: '0' }, 'ru', 'Слишком мало: минимум — 1.'],
    ['accounts', 'endSession', { id: 'x' }, 'he', 'כאן נדרש UUID.'],
  ] as const)('gives the message for %s.%s %o in %s', (capability, name, input, locale, message) => {
    const operations: Readonly<Record<string, Operation>> = contract[capability];
    const operation = operations[name];
    if (!operation) throw new Error(`no operation ${capability}.${name}`);
    expect(problemsOf(operation.input, input, locale).map((one) => one.message)).toContain(message);
  });

  it('has a message for every input format of the contract', () => {
    const words = Object.keys(readCatalogue('en', 'inputs')).filter((key) => key.startsWith('expects.'));
    expect(words.sort()).toEqual(INPUT_FORMATS.map((format) => `expects.${format}`).sort());
  });
});

/** For every kind of field some of these values are invalid. */
const JUNK = [undefined, null, '', ' ', 'x', '\u0007//x', '1.005', '-1', -1, 1.5, 1e12, true, [], ['x'], {}, { x: 1 }];
const LONG = 'x'.repeat(10_000);

/** Words of schemas or of English, which no translated message may contain. */
const FOREIGN = /regex|pattern|zod|invalid input|expected|, received|\\d|\^|expects\./i;
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  zh_TW: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};

describe.each(LOCALES)('messages about invalid input in %s', (locale) => {
  const inputs = (schema: z.ZodObject) =>
    [...JUNK, LONG].map((value) => Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value])));

  it('contain neither schema internals nor English text in another language', () => {
    const seen = new Set<string>();
    for (const { operation } of everyOperation()) {
      for (const input of inputs(operation.input)) {
        const own = problemsOf(operation.input, input, locale);
        const english = problemsOf(operation.input, input, 'en');
        for (const [index, { message }] of own.entries()) {
          seen.add(message);
          if (locale !== 'en') expect(message).not.toBe(english[index]?.message);
        }
      }
    }
    const plain = [...seen].map((message) => message.replace(/Hier wird .* erwartet|is expected here/, ''));
    expect(plain.filter((message) => FOREIGN.test(message))).toEqual([]);
    expect([...seen].filter((message) => SCRIPTS[locale]?.test(message) === false)).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });

  it('report text that cannot be stored, with the field', () => {
    const [problem] = unstorableProblems({ name: 'a\u0000b' }, locale);
    expect(problem).toEqual({ field: 'name', message: readCatalogue(locale, 'inputs').unstorable });
  });
});

import { type ImportProblem, OPTION_COLUMNS, textColumn } from '@galleria/domain/imports/import-rules';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import type { ImportLine } from './imports-db.ts';
import { problemAt } from './problem.ts';

interface Option {
  readonly name: LocaleTexts;
  readonly values: { readonly key: string; readonly text: LocaleTexts }[];
}

export interface ReadOptions {
  readonly options: readonly { readonly name: LocaleTexts; readonly values: readonly { text: LocaleTexts }[] }[];
  /** For each line, the index of its value in each option. */
  readonly choices: readonly number[][];
  readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
}

/** The texts of one column by language, e.g. of `name` and `name.zh_CN`. */
export function textsOf(cells: ImportLine['cells'], name: string, locale: Locale): LocaleTexts {
  const texts: LocaleTexts = {};
  for (const [column, cell] of Object.entries(cells)) {
    const found = textColumn(column);
    if (found?.name === name && cell !== '') texts[found.locale ?? locale] = cell;
  }
  return texts;
}

/** Options and their values from cells such as `Colour=Red`. All lines of a product must have the same options. */
export function readOptions(lines: readonly ImportLine[], locale: Locale): ReadOptions {
  const used = OPTION_COLUMNS.filter((column) =>
    lines.some(({ cells }) => Object.keys(textsOf(cells, column, locale)).length > 0),
  );
  const options: Option[] = used.map(() => ({ name: {}, values: [] }));
  const problems = new Map<number, ImportProblem[]>();
  const choices = lines.map(({ line, cells }) =>
    used.map((column, index) => {
      const pair = readPair(textsOf(cells, column, locale));
      if (!pair) problems.set(line, [...(problems.get(line) ?? []), problemAt(column, 'option', cells[column])]);
      const option = options[index];
      return pair && option ? indexOf(option, pair) : 0;
    }),
  );
  return { options: options.map(withoutKeys), choices, problems };
}

interface Pair {
  readonly name: LocaleTexts;
  readonly value: LocaleTexts;
}

/** `Colour=Red` in each language; undefined when one of them has no name, no value or no `=`. */
function readPair(texts: LocaleTexts): Pair | undefined {
  const parts = Object.entries(texts).map(([locale, text]) => ({ locale, found: /^([^=]+)=(.+)$/s.exec(text) }));
  if (parts.length === 0 || parts.some(({ found }) => !found)) return undefined;
  const side = (which: 1 | 2): LocaleTexts =>
    Object.fromEntries(parts.map(({ locale, found }) => [locale, found?.[which]?.trim() ?? '']));
  return { name: side(1), value: side(2) };
}

/** Index of the value, which is added to the option when no earlier line has it. */
function indexOf(option: Option, { name, value }: Pair): number {
  Object.assign(option.name, name);
  const key = (Object.values(value)[0] ?? '').toLowerCase();
  const known = option.values.findIndex((one) => one.key === key);
  if (known >= 0) {
    Object.assign(option.values[known]?.text ?? {}, value);
    return known;
  }
  return option.values.push({ key, text: { ...value } }) - 1;
}

function withoutKeys({ name, values }: Option) {
  return { name, values: values.map(({ text }) => ({ text })) };
}

import { LOCALES, type Locale } from '../site/locales.ts';

/** Limits of an imported file. */
export const IMPORT_LIMITS = { products: 5_000, lines: 20_000, bytes: 10 * 1024 * 1024, cellLength: 20_000 } as const;

export const IMPORT_KINDS = ['products', 'stock'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** `checking` is the dry run; the import then writes only the lines that were found good. */
export const IMPORT_STATES = ['checking', 'ready', 'running', 'done', 'cancelled'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The dry run turns `new` into `good` or `bad`, the import turns `good` into `done` or `failed`. */
export const IMPORT_LINE_STATES = ['new', 'good', 'bad', 'done', 'failed'] as const;
export type ImportLineState = (typeof IMPORT_LINE_STATES)[number];

/** Problems of a line; `worded`: a problem of the product itself, described in `message`. */
export const IMPORT_PROBLEMS = [
  'cells',
  'required',
  'unknown',
  'ambiguous',
  'repeated',
  'number',
  'tooLong',
  'tooManyProducts',
  'option',
  'otherLine',
  'newSkuOfProduct',
  'severalProducts',
  'outOfRange',
  'fault',
  'worded',
] as const;
export type ImportProblemName = (typeof IMPORT_PROBLEMS)[number];

export interface ImportProblem {
  /** Name of the column. */
  readonly field: string;
  readonly problem: ImportProblemName;
  /** The cell's text, shortened. */
  readonly value: string;
  /** Set for `worded` only. */
  readonly message: string;
}

export const OPTION_COLUMNS = ['option1', 'option2', 'option3', 'option4'] as const;

/**
 * Columns whose text has a language, e.g. `name.zh_CN`; without a suffix, it is the language of the file's uploader.
 */
const TEXT_COLUMNS = ['name', 'brief', 'description', ...OPTION_COLUMNS] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

const PLAIN_COLUMNS = [
  ...['product', 'sku', 'category', 'shelf', 'brand', 'price', 'originalPrice', 'stock', 'weight'],
  ...['pictures', 'template', 'delivery', 'status'],
];

const STOCK_COLUMNS = ['sku', 'count', 'product', 'option'];

const REQUIRED: Readonly<Record<ImportKind, readonly string[]>> = {
  products: ['product', 'sku', 'price'],
  stock: ['sku', 'count'],
};

/**
 * Required columns that are missing, unknown columns and repeated ones. An unknown column is reported, not ignored: it
 * may be a misspelt `price`.
 */
export function columnProblems(kind: ImportKind, columns: readonly string[]) {
  const isKnown = (column: string) =>
    kind === 'stock'
      ? STOCK_COLUMNS.includes(column)
      : PLAIN_COLUMNS.includes(column) || textColumn(column) !== undefined;
  return {
    missing: REQUIRED[kind].filter((column) => !columns.includes(column)),
    unknown: columns.filter((column) => !isKnown(column)),
    repeated: columns.filter((column, index) => columns.indexOf(column) !== index),
  };
}

/** A column's name without its language, and the language; undefined when it is not a text column. */
export function textColumn(column: string): { name: TextColumn; locale: Locale | undefined } | undefined {
  const [base = '', ...rest] = column.split('.');
  const name = TEXT_COLUMNS.find((one) => one === base);
  const suffix = rest.join('.');
  const locale = LOCALES.find((one) => one === suffix);
  return name && (suffix === '' || locale) ? { name, locale } : undefined;
}

/** Columns of the template file, in the order that is most natural to fill in. */
export const TEMPLATE_COLUMNS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: [
    ...['product', 'sku', 'name.en', 'name.zh_CN', 'brief.en', 'brief.zh_CN', 'description.en', 'category', 'shelf'],
    ...['brand', 'option1', 'option2', 'price', 'originalPrice', 'stock', 'weight', 'pictures', 'template'],
    ...['delivery', 'status'],
  ],
  stock: ['sku', 'product', 'option', 'count'],
};

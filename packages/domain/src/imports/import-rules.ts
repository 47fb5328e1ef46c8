import { LOCALES, type Locale } from '../site/locales.ts';

/** What a file may bring. */
export const IMPORT_LIMITS = { products: 5_000, lines: 20_000, bytes: 10 * 1024 * 1024, cellLength: 20_000 } as const;

export const IMPORT_KINDS = ['products', 'stock'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** `checking` is the dry run; only what it found right is written. */
export const IMPORT_STATES = ['checking', 'ready', 'running', 'done', 'cancelled'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `new → good | bad` by the dry run, `good → done | failed` by the run. */
export const IMPORT_LINE_STATES = ['new', 'good', 'bad', 'done', 'failed'] as const;
export type ImportLineState = (typeof IMPORT_LINE_STATES)[number];

/** What can be wrong with a line; `worded` are problems of the product itself, in words of their own. */
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
  /** The column. */
  readonly field: string;
  readonly problem: ImportProblemName;
  /** What the cell said, shortened. */
  readonly value: string;
  /** Only of `worded`. */
  readonly message: string;
}

export const OPTION_COLUMNS = ['option1', 'option2', 'option3', 'option4'] as const;

/** Columns whose text has a language: `name.zh_CN`; without one it is in the language of whoever sent the file. */
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

/** Columns that a file lacks, and those that nobody knows: `price` misspelt is better refused than ignored. */
export function columnProblems(kind: ImportKind, columns: readonly string[]) {
  const known = (column: string) =>
    kind === 'stock'
      ? STOCK_COLUMNS.includes(column)
      : PLAIN_COLUMNS.includes(column) || textColumn(column) !== undefined;
  return {
    missing: REQUIRED[kind].filter((column) => !columns.includes(column)),
    unknown: columns.filter((column) => !known(column)),
    repeated: columns.filter((column, place) => columns.indexOf(column) !== place),
  };
}

/** The column without its language, and the language; undefined when it is no such column. */
export function textColumn(column: string): { name: TextColumn; locale: Locale | undefined } | undefined {
  const [base = '', ...rest] = column.split('.');
  const name = TEXT_COLUMNS.find((one) => one === base);
  const suffix = rest.join('.');
  const locale = LOCALES.find((one) => one === suffix);
  return name && (suffix === '' || locale) ? { name, locale } : undefined;
}

/** The columns of the template, in the order in which people think of them. */
export const TEMPLATE_COLUMNS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: [
    ...['product', 'sku', 'name.en', 'name.zh_CN', 'brief.en', 'brief.zh_CN', 'description.en', 'category', 'shelf'],
    ...['brand', 'option1', 'option2', 'price', 'originalPrice', 'stock', 'weight', 'pictures', 'template'],
    ...['delivery', 'status'],
  ],
  stock: ['sku', 'product', 'option', 'count'],
};

import type { ProductDraft } from '@galleria/contract/catalogue/product-draft';
import type { ImportProblem } from '@galleria/domain/imports/import-rules';
import type { Locale } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import { readOptions, textsOf } from './draft-options.ts';
import { deliveryTypesIn, listIn, type Names } from './find-by-name.ts';
import type { ImportLine } from './imports-db.ts';
import { problemAt } from './problem.ts';

export type Draft = z.input<typeof ProductDraft>;
type Sku = Draft['skus'][number];

export interface ReadProduct {
  /** Fields that have a value in the file; an existing product keeps its others. */
  readonly product: Partial<Omit<Draft, 'skus' | 'options'>>;
  readonly options: NonNullable<Draft['options']>;
  readonly skus: readonly (Partial<Sku> & Pick<Sku, 'partyCode' | 'choice'>)[];
  readonly isForSale: boolean;
  readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
}

/** Reads the lines of one product as a draft. A product field comes from the first line in which it is not empty. */
export function readProduct(lines: readonly ImportLine[], names: Names, locale: Locale): ReadProduct {
  const problems = new Map<number, ImportProblem[]>();
  const report = (line: number, problem: ImportProblem) => problems.set(line, [...(problems.get(line) ?? []), problem]);
  const { options, choices, problems: ofOptions } = readOptions(lines, locale);
  for (const [line, found] of ofOptions) for (const problem of found) report(line, problem);
  const skus = lines.map((line, index) => readSku(line, choices[index] ?? [], report));
  const product = readCommon(lines, names, locale, report);
  const status = firstOf(lines, 'status');
  const isForSale = ON_SALE_VALUES.includes(status.cell.toLowerCase());
  if (!isForSale && !DRAFT_VALUES.includes(status.cell.toLowerCase())) {
    report(status.line, problemAt('status', 'unknown', status.cell));
  }
  return { product, options: options.map(toOption), skus, isForSale, problems };
}

const ON_SALE_VALUES = ['onsale', 'on sale', '1'];
const DRAFT_VALUES = ['', 'draft', '4'];

type Report = (line: number, problem: ImportProblem) => void;

function toOption({ name, values }: ReturnType<typeof readOptions>['options'][number]) {
  return { name, values: values.map(({ text }) => ({ text })) };
}

function readSku({ line, cells }: ImportLine, choice: number[], report: Report) {
  const sku = cells.sku ?? '';
  if (sku === '') report(line, problemAt('sku', 'required'));
  const number = (column: string, pattern: RegExp): number | undefined => {
    const cell = cells[column] ?? '';
    if (cell === '') return undefined;
    if (!pattern.test(cell)) report(line, problemAt(column, 'number', cell));
    return Number(cell.replace(',', '.'));
  };
  const read = {
    ...{ price: number('price', AMOUNT), oriPrice: number('originalPrice', AMOUNT) },
    ...{ stocks: number('stock', INTEGER), weight: number('weight', INTEGER) },
  };
  return { choice, partyCode: sku, ...withoutUndefined(read) };
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;
const INTEGER = /^\d{1,9}$/;

/** Without the fields of empty cells. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}

function readCommon(lines: readonly ImportLine[], names: Names, locale: Locale, report: Report) {
  const named = (column: 'category' | 'shelf' | 'brand' | 'template'): number | undefined => {
    const { line, cell } = firstOf(lines, column);
    if (cell === '') return undefined;
    const found = names[column](cell);
    if (found.length !== 1) report(line, problemAt(column, found.length === 0 ? 'unknown' : 'ambiguous', cell));
    return found[0];
  };
  const texts = (column: string) => {
    const found = Object.assign({}, ...lines.toReversed().map(({ cells }) => textsOf(cells, column, locale)));
    return Object.keys(found).length > 0 ? found : undefined;
  };
  const delivery = firstOf(lines, 'delivery');
  const deliveryTypes = deliveryTypesIn(delivery.cell);
  if (!deliveryTypes) report(delivery.line, problemAt('delivery', 'unknown', delivery.cell));
  const pictures = listIn(firstOf(lines, 'pictures').cell);
  return withoutUndefined({
    ...{ prodName: texts('name'), brief: texts('brief'), content: texts('description') },
    ...{ categoryId: named('category'), shopCategoryId: named('shelf'), brandId: named('brand') },
    shippingTemplateId: named('template'),
    pictures: pictures.length > 0 ? pictures : undefined,
    deliveryTypes: deliveryTypes && deliveryTypes.length > 0 ? (deliveryTypes as Draft['deliveryTypes']) : undefined,
  });
}

/** The first line with a value in the column, otherwise the first line. */
function firstOf(lines: readonly ImportLine[], column: string): { line: number; cell: string } {
  const found = lines.find(({ cells }) => (cells[column] ?? '') !== '') ?? lines[0];
  return { line: found?.line ?? 0, cell: found?.cells[column] ?? '' };
}

import type * as contract from '@galleria/contract/imports';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { IMPORT_LIMITS, TEMPLATE_COLUMNS } from '@galleria/domain/imports/import-rules';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readStoreSkus } from '../catalogue/index.ts';
import type { ImportsContext } from './index.ts';

/** Two SKUs of one product, to show how its lines belong together. */
const EXAMPLE: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ product: 'MUG-01', sku: 'MUG-01-RED', 'name.en': 'Stoneware mug', 'name.zh_CN': '陶瓷马克杯' },
    ...{ 'brief.en': 'Fired twice, glazed by hand', option1: 'Colour=Red', price: '14.90', originalPrice: '18.90' },
    ...{ stock: '40', weight: '380', delivery: 'courier', status: 'draft' },
  },
  { product: 'MUG-01', sku: 'MUG-01-BLUE', option1: 'Colour=Blue', price: '14.90', stock: '25', weight: '380' },
];

export const importTemplate: UseCase<typeof contract.importTemplate, ImportsContext> = async (
  { choices },
  _input,
  { actor, locale },
) => {
  const columns = TEMPLATE_COLUMNS.products;
  const { categories } = await choices(actor, locale);
  const [first] = categories;
  const [second] = first?.categories ?? [];
  const [third] = second?.categories ?? [];
  const category = [first, second, third].map((one) => one?.categoryName ?? '').join(' > ');
  const lines = EXAMPLE.map((cells, index): Record<string, string> => (index === 0 ? { ...cells, category } : cells));
  return { rows: [[...columns], ...lines.map((cells) => columns.map((column) => cells[column] ?? ''))] };
};

/** Every SKU of the store. Product names help the person who counts; lines without a count change nothing. */
export const stockImportTemplate: UseCase<typeof contract.stockImportTemplate, ImportsContext> = async (
  { database: { queries } },
  _input,
  { actor, locale },
) => {
  const { rows } = await readStoreSkus(queries, actor.storeId, {}, { current: 1, size: IMPORT_LIMITS.lines });
  const uses = Map.groupBy(rows, ({ code }) => code.toLowerCase());
  // A code used by several SKUs would be refused as ambiguous, so these are listed by id.
  const nameOf = (sku: (typeof rows)[number]) =>
    sku.code !== '' && uses.get(sku.code.toLowerCase())?.length === 1 ? sku.code : String(sku.skuId);
  const lines = rows.map(({ name, options, choice, ...sku }) => [
    nameOf({ name, options, choice, ...sku }),
    textIn(name, locale),
    formatChoice(options, choice, locale).skuName,
    '',
  ]);
  return { rows: [[...TEMPLATE_COLUMNS.stock], ...lines] };
};

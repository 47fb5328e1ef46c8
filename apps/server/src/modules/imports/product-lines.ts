import type { FieldProblem } from '@galleria/contract/wire/envelope';
import type { SellerActor } from '@galleria/domain/access/access';
import type { ImportProblem } from '@galleria/domain/imports/import-rules';
import { isRefused, type Refused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { refusalMessage } from '../../infra/text/server-text.ts';
import { findStoreSkuIds, saveStoreProduct } from '../catalogue/index.ts';
import { recordStockAs } from '../inventory/index.ts';
import type { LineResult } from './claim-lines-db.ts';
import { namesFrom } from './find-by-name.ts';
import type { ImportJob, ImportLine } from './imports-db.ts';
import type { ImportsContext } from './index.ts';
import { problemAt, problemWithMessage } from './problem.ts';
import { type Draft, type ReadProduct, readProduct } from './product-draft.ts';
import type { LineWorker } from './run-import.ts';

type Problems = ReadonlyMap<number, readonly ImportProblem[]>;

/** Saves the lines of a product as its editor does. A SKU code that exists in the store selects its product. */
export async function productWorker(context: ImportsContext, job: ImportJob): Promise<LineWorker> {
  const { storeId, sellerId, locale } = job;
  const actor: SellerActor = { kind: 'seller', userId: sellerId, sessionId: '', storeId, permissions: new Set() };
  const names = namesFrom(await Promise.all([locale, DEFAULT_LOCALE].map((one) => context.choices(actor, one))));
  return {
    work: async (transaction, lines) => {
      const known = recordedProblems(lines);
      if (known) return resultsOf(lines, known);
      const read = readProduct(lines, names, locale);
      if (read.problems.size > 0) return resultsOf(lines, read.problems);
      const target = await findTarget(transaction, storeId, lines);
      if (target.problems.size > 0) return resultsOf(lines, target.problems);
      const { prodId, skuIds } = target;
      const draft = prodId === undefined ? newDraft(read) : await changedDraft(context, actor, prodId, read, skuIds);
      await recordStockAs(transaction, 'import', String(job.id));
      const { isForSale } = read;
      const saved = await saveStoreProduct(transaction, { storeId, prodId, draft, isForSale, sellerId, locale });
      if (isRefused(saved)) return resultsOf(lines, refusedProblems(saved, lines, draft, locale));
      return lines.map(({ line }) => ({ line, problems: [], productId: saved.prodId }));
    },
  };
}

/** Problems found while the file was read. */
function recordedProblems(lines: readonly ImportLine[]): Problems | undefined {
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  return wrong.length === 0 ? undefined : new Map(wrong.map(({ line, problems }) => [line, problems]));
}

/** A product is written whole or not at all: its other lines refer to the first line with a problem. */
function resultsOf(lines: readonly ImportLine[], problems: Problems): LineResult[] {
  const [first] = problems.keys();
  return lines.map(({ line }) => ({
    line,
    problems: problems.get(line) ?? [problemAt('', 'otherLine', String(first ?? ''))],
  }));
}

interface Target {
  /** Undefined for a new product. */
  readonly prodId: number | undefined;
  readonly skuIds: ReadonlyMap<string, number>;
  readonly problems: Problems;
}

async function findTarget({ queries }: Transaction, storeId: number, lines: readonly ImportLine[]): Promise<Target> {
  const codeOf = ({ cells }: ImportLine) => (cells.sku ?? '').toLowerCase();
  const found = await findStoreSkuIds(queries, storeId, { codes: lines.map(codeOf), ids: [] });
  const skuIds = new Map(found.map(({ code, skuId }) => [code, skuId]));
  const prodIds = new Set(found.map(({ prodId }) => prodId));
  const wrong = (problem: 'severalProducts' | 'ambiguous' | 'newSkuOfProduct', these: readonly ImportLine[]) =>
    new Map(these.map(({ line, cells }) => [line, [problemAt('sku', problem, cells.sku)]]));
  const [prodId] = prodIds;
  if (prodIds.size > 1) return { prodId, skuIds, problems: wrong('severalProducts', lines) };
  if (skuIds.size < found.length) return { prodId, skuIds, problems: wrong('ambiguous', lines) };
  const unknown = prodId === undefined ? [] : lines.filter((line) => !skuIds.has(codeOf(line)));
  return { prodId, skuIds, problems: wrong('newSkuOfProduct', unknown) };
}

function newDraft({ product, options, skus }: ReadProduct): Draft {
  // Incomplete on purpose: validation by the schema reports missing fields by name.
  return { ...product, options, skus } as Draft;
}

/** Empty cells change nothing, and neither do SKUs missing in the file. Options can only be changed in the editor. */
async function changedDraft(
  context: ImportsContext,
  actor: SellerActor,
  prodId: number,
  { product, skus }: ReadProduct,
  skuIds: ReadonlyMap<string, number>,
): Promise<Draft> {
  const info = await context.productOf(actor, prodId);
  if (!info) throw new Error(`changedDraft: product ${prodId} is gone`);
  const { draft } = info;
  const changes = new Map(skus.map((sku) => [skuIds.get(String(sku.partyCode).toLowerCase()), sku]));
  return {
    ...{ ...draft, ...product },
    prodName: { ...draft.prodName, ...product.prodName },
    brief: { ...draft.brief, ...product.brief },
    content: { ...draft.content, ...product.content },
    skus: draft.skus.map(({ stocks: _, shownStocks: __, ...sku }) => {
      const { choice: ___, partyCode: ____, ...change } = changes.get(sku.skuId) ?? {};
      return { ...sku, ...change };
    }),
  };
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  ...{ prodName: 'name', content: 'description', categoryId: 'category', shopCategoryId: 'shelf', brandId: 'brand' },
  ...{ shippingTemplateId: 'template', deliveryTypes: 'delivery', oriPrice: 'originalPrice', stocks: 'stock' },
  ...{ partyCode: 'sku', choice: 'option1', skuId: 'sku', options: 'option1', skus: 'sku' },
};

/** Maps the fields of a refusal to lines and columns: `skus.1.price` is the price of the second SKU. */
function refusedProblems(
  refused: Refused,
  lines: readonly ImportLine[],
  draft: Draft,
  locale: ImportJob['locale'],
): Problems {
  const [first] = lines;
  const problems = new Map<number, ImportProblem[]>();
  const add = (line: number, problem: ImportProblem) => problems.set(line, [...(problems.get(line) ?? []), problem]);
  const fields = refused.refused === 'input.invalid' ? (refused.data as readonly FieldProblem[]) : [];
  for (const { field, message } of fields) {
    const [part = '', index = '', name = ''] = field.split('.');
    const code = part === 'skus' ? draft.skus[Number(index)]?.partyCode?.toLowerCase() : undefined;
    const lineOfSku = code ? lines.find(({ cells }) => cells.sku?.toLowerCase() === code) : undefined;
    const column = lineOfSku ? name : part;
    add(lineOfSku?.line ?? first?.line ?? 0, problemWithMessage(COLUMN_OF[column] ?? column, message));
  }
  if (problems.size === 0) add(first?.line ?? 0, problemWithMessage('', refusalMessage(refused, locale)));
  return problems;
}

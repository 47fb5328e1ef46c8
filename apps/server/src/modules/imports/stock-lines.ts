import type { ImportProblem } from '@galleria/domain/imports/import-rules';
import { MAX_STOCK } from '@galleria/domain/inventory/stock-reasons';
import type { Transaction } from '../../infra/database/transaction.ts';
import { findStoreSkuIds } from '../catalogue/index.ts';
import { type AdjustedStock, adjustStock } from '../inventory/index.ts';
import type { LineResult } from './claim-lines-db.ts';
import type { ImportJob, ImportLine } from './imports-db.ts';
import { problemAt } from './problem.ts';
import type { LineWorker } from './run-import.ts';

/** Sets counted stock: a SKU by its code or id, and its number of pieces. */
export function stockWorker({ id, storeId }: ImportJob): LineWorker {
  return {
    work: async (transaction, lines) => {
      const find = await skuFinder(transaction, storeId, lines);
      const read = lines.map((line) => readLine(line, find));
      const wanted = read.flatMap((one) => ('count' in one ? [one] : []));
      const adjusted = await adjustStock(transaction, storeId, wanted, { reason: 'import', reference: String(id) });
      const outcomes = new Map(wanted.map(({ line }, index) => [line, adjusted[index]]));
      return read.map((one) => ('count' in one ? resultOf(one, outcomes.get(one.line)) : one));
    },
  };
}

interface CountedSku {
  readonly line: number;
  readonly sku: string;
  readonly skuId: number;
  readonly count: number;
}

/** A line without a count changes nothing: the template lists every SKU, and few stores count them all. */
function readLine({ line, cells, problems: known }: ImportLine, find: Finder): CountedSku | LineResult {
  const { sku = '', count = '' } = cells;
  if (known.length > 0 || count === '') return { line, problems: known };
  const found = find(sku);
  const problems: ImportProblem[] = [];
  if (sku === '') problems.push(problemAt('sku', 'required'));
  else if (found.length !== 1) problems.push(problemAt('sku', found.length === 0 ? 'unknown' : 'ambiguous', sku));
  if (!/^\d{1,9}$/.test(count) || Number(count) > MAX_STOCK) problems.push(problemAt('count', 'number', count));
  const [skuId] = found;
  return problems.length > 0 || skuId === undefined ? { line, problems } : { line, sku, skuId, count: Number(count) };
}

/** A second line of the same SKU is refused, since it is unknown which of the two numbers is right. */
function resultOf({ line, sku }: CountedSku, adjusted: AdjustedStock | undefined): LineResult {
  if (!adjusted || adjusted.outcome === 'notFound') return { line, problems: [problemAt('sku', 'unknown', sku)] };
  if (adjusted.outcome === 'stale') return { line, problems: [problemAt('sku', 'repeated', sku)] };
  if (adjusted.outcome === 'outOfRange') return { line, problems: [problemAt('count', 'outOfRange')] };
  return { line, problems: [], before: adjusted.before, after: adjusted.available };
}

type Finder = (sku: string) => readonly number[];

/** A match by code takes precedence over one by id, because sellers know their codes. */
async function skuFinder({ queries }: Transaction, storeId: number, lines: readonly ImportLine[]): Promise<Finder> {
  const names = lines.map(({ cells }) => (cells.sku ?? '').toLowerCase()).filter(Boolean);
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const found = await findStoreSkuIds(queries, storeId, { codes: names, ids });
  return (sku) => {
    const byCode = found.filter(({ code }) => code === sku.toLowerCase());
    const matching = byCode.length > 0 ? byCode : found.filter(({ skuId }) => String(skuId) === sku);
    return matching.map(({ skuId }) => skuId);
  };
}

import type * as contract from '@galleria/contract/imports';
import type { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import type { SellerActor } from '@galleria/domain/access/access';
import { IMPORT_LIMITS, type ImportKind } from '@galleria/domain/imports/import-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { insertImport, insertLines, type NewLine } from './imports-db.ts';
import type { ImportsContext } from './index.ts';
import { problemAt } from './problem.ts';
import { type CsvLine, readCsv } from './read-csv.ts';
import { scheduleWork } from './run-import.ts';

export const importProducts: UseCase<typeof contract.importProducts, ImportsContext> = (context, { file }, caller) =>
  receive(context, 'products', file, caller);

export const importStock: UseCase<typeof contract.importStock, ImportsContext> = (context, { file }, caller) =>
  receive(context, 'stock', file, caller);

const LINE_BATCH_SIZE = 500;

/** Stores the lines of the file; a job checks them, and problems of lines are in its report, not in this answer. */
async function receive(
  { database }: ImportsContext,
  kind: ImportKind,
  file: UploadedFile,
  { actor, locale, audit }: Caller<SellerActor>,
) {
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId, userId: sellerId } = actor;
    const importId = await insertImport(queries, { storeId, kind, sellerId, locale });
    if (importId === undefined) return refuse('import.running');
    const named: Named = { products: new Set(), skus: new Set() };
    let waiting: NewLine[] = [];
    const flush = async () => {
      await insertLines(queries, importId, waiting);
      waiting = [];
    };
    const lines = await readCsv(file, kind, async (line) => {
      waiting.push(toLine(kind, line, named));
      if (waiting.length === LINE_BATCH_SIZE) await flush();
    });
    if (isRefused(lines)) return lines;
    await flush();
    await scheduleWork(transaction, importId);
    audit.changed(null, { importId, lines });
    return { importId, lines };
  });
}

/** Products and SKUs named by earlier lines. */
interface Named {
  readonly products: Set<string>;
  readonly skus: Set<string>;
}

/** Only records problems that need the whole file in order; the dry run finds the others. */
function toLine(kind: ImportKind, { line, cells, hasWrongCellCount }: CsvLine, named: Named): NewLine {
  const tooLong = Object.entries(cells).filter(([, cell]) => cell.length > IMPORT_LIMITS.cellLength);
  const problems = tooLong.map(([column, cell]) => problemAt(column, 'tooLong', cell));
  if (hasWrongCellCount) problems.push(problemAt('', 'cells'));
  const sku = (cells.sku ?? '').toLowerCase();
  if (sku !== '' && named.skus.has(sku)) problems.push(problemAt('sku', 'repeated', cells.sku));
  named.skus.add(sku);
  const product = (cells.product ?? '').toLowerCase();
  if (kind === 'stock' || product === '') {
    if (kind === 'products') problems.push(problemAt('product', 'required'));
    return { line, unit: String(line), cells, problems };
  }
  const isOverLimit = !named.products.has(product) && named.products.size === IMPORT_LIMITS.products;
  if (isOverLimit) problems.push(problemAt('product', 'tooManyProducts', cells.product));
  else named.products.add(product);
  return { line, unit: `=${product}`, cells, problems };
}

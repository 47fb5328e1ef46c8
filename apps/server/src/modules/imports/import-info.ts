import type * as contract from '@galleria/contract/imports';
import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { SellerActor } from '@galleria/domain/access/access';
import type { ImportKind } from '@galleria/domain/imports/import-rules';
import { refuse } from '@galleria/domain/refusals';
import { cutPage } from '../../infra/calls/cursor.ts';
import { toPage } from '../../infra/calls/paging.ts';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { sellerNames } from '../sellers/index.ts';
import { type CountedImport, hasImport, type ImportLine, readCountedImports, readLines } from './imports-db.ts';
import type { ImportsContext } from './index.ts';

type ImportInfo = OutputOf<typeof contract.importInfo>;
type SellerCaller = Caller<SellerActor>;

export const importPage: UseCase<typeof contract.importPage, ImportsContext> = (context, input, caller) =>
  pageOf(context, 'products', input, caller);
export const stockImportPage: UseCase<typeof contract.stockImportPage, ImportsContext> = (context, input, caller) =>
  pageOf(context, 'stock', input, caller);

async function pageOf(
  { database: { queries } }: ImportsContext,
  kind: ImportKind,
  paging: ParsedInputOf<typeof contract.importPage>,
  { actor }: SellerCaller,
) {
  const { records, total } = await readCountedImports(queries, actor.storeId, kind, paging);
  const names = await sellerNames(queries, [...new Set(records.map(({ sellerId }) => sellerId))]);
  return toPage(
    records.map((record) => present(record, names.get(record.sellerId))),
    total,
    paging,
  );
}

export const importInfo: UseCase<typeof contract.importInfo, ImportsContext> = (context, input, caller) =>
  infoOf(context, 'products', input, caller);
export const stockImportInfo: UseCase<typeof contract.stockImportInfo, ImportsContext> = (context, input, caller) =>
  infoOf(context, 'stock', input, caller);

async function infoOf(
  { database: { queries } }: ImportsContext,
  kind: ImportKind,
  { importId }: ParsedInputOf<typeof contract.importInfo>,
  { actor }: SellerCaller,
) {
  const { records } = await readCountedImports(queries, actor.storeId, kind, { importId, current: 1, size: 1 });
  const [found] = records;
  if (!found) return refuse('import.notFound');
  return present(found, (await sellerNames(queries, [found.sellerId])).get(found.sellerId));
}

function present(found: CountedImport, sellerName = ''): ImportInfo {
  const { id: importId, kind, state, createdAt, endedAt, total, units, fresh, good, bad, done, failed } = found;
  // The dry run covers all lines, also those with problems from reading the file; the run covers only the good ones.
  const [left, all] = state === 'checking' ? [fresh, total] : [good, good + done + failed];
  const worked = all === 0 ? 1 : (all - left) / all;
  return {
    ...{ importId, kind, state, sellerName, total, good, bad, done, failed },
    products: kind === 'products' ? units : 0,
    createTime: formatApiTime(createdAt),
    endTime: endedAt && formatApiTime(endedAt),
    percent: state === 'done' ? 100 : Math.floor(worked * 100),
  };
}

export const importLinePage: UseCase<typeof contract.importLinePage, ImportsContext> = (context, input, caller) =>
  linesOf(context, 'products', input, caller);
export const stockImportLinePage: UseCase<typeof contract.stockImportLinePage, ImportsContext> = (
  context,
  input,
  caller,
) => linesOf(context, 'stock', input, caller);

async function linesOf(
  { database: { queries } }: ImportsContext,
  kind: ImportKind,
  { importId, state, isWrong, cursor = 0, size }: ParsedInputOf<typeof contract.importLinePage>,
  { actor }: SellerCaller,
) {
  if (!(await hasImport(queries, actor.storeId, kind, importId))) return refuse('import.notFound');
  const states = state ? [state] : isWrong ? (['bad', 'failed'] as const) : undefined;
  const rows = await readLines(queries, importId, { states, after: Math.min(cursor, 2 ** 31 - 1), limit: size + 1 });
  const { shown, nextCursor } = cutPage(rows, size, ({ line }) => line);
  return { records: shown.map(presentLine), nextCursor };
}

function presentLine({ line, state, cells, problems, before, after, productId }: ImportLine) {
  return {
    ...{ line, state, before, after, prodId: productId, problems: [...problems] },
    ...{ sku: cells.sku ?? '', product: cells.product ?? '' },
  };
}

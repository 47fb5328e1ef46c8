import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import {
  IMPORT_KINDS,
  IMPORT_LINE_STATES,
  IMPORT_PROBLEMS,
  IMPORT_STATES,
} from '@galleria/domain/imports/import-rules';
import { z } from 'zod';
import { operation } from './operation.ts';
import { seller } from './sellers/fields.ts';
import { cursorPageOf, id, integer, pageOf, paging, time } from './wire/formats.ts';
import { UploadedFile } from './wire/uploaded-file.ts';

/**
 * Imports of products and stock from CSV files: upload, a dry run with a report on each line, and a job with progress.
 */

const Import = z.object({
  importId: z.int(),
  kind: z.enum(IMPORT_KINDS),
  state: z
    .enum(IMPORT_STATES)
    .meta({ description: 'checking: the dry run is in progress; ready: the import can be started' }),
  sellerName: z.string(),
  createTime: time,
  endTime: time.nullable(),
  total: z.int().meta({ description: 'number of lines' }),
  products: z.int().meta({ description: 'number of products in the file; 0 for stock' }),
  good: z.int().meta({ description: 'number of valid lines that are not written yet' }),
  bad: z.int().meta({ description: 'number of lines refused by the dry run' }),
  done: z.int(),
  failed: z.int().meta({ description: 'number of lines that passed the dry run but could not be written' }),
  percent: z.int().meta({ description: 'progress of the dry run or of the run' }),
});

const file = z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' });
const importRef = z.object({ importId: id });

function upload<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission, what: string) {
  return operation({
    method: 'POST',
    path,
    access: seller(permission),
    summary: `Uploads a CSV file (UTF-8, comma or semicolon) with ${what}, and starts a dry run; nothing is written`,
    input: z.object({ file }),
    output: z.object({ importId: z.int(), lines: z.int() }),
    file: 'file',
    refusals: [
      ...(['csv.tooLarge', 'csv.unreadable', 'csv.columns', 'csv.columnUnknown', 'csv.empty'] as const),
      ...(['csv.tooManyLines', 'import.running'] as const),
    ],
  });
}

function list<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission) {
  return operation({
    method: 'GET',
    path: `${path}/page`,
    access: seller(permission),
    summary: 'Imports of the store, newest first; they are kept for 30 days',
    input: z.object(paging),
    output: pageOf(Import),
    refusals: [],
  });
}

function info<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission) {
  return operation({
    method: 'GET',
    path: `${path}/info`,
    access: seller(permission),
    summary: 'Progress of an import',
    input: importRef,
    output: Import,
    refusals: ['import.notFound'],
  });
}

const ImportLine = z.object({
  line: z.int().meta({ description: 'line number in the file; the header is line 1' }),
  state: z.enum(IMPORT_LINE_STATES),
  sku: z.string(),
  product: z.string(),
  before: z.int().nullable().meta({ description: 'stock before; null for products' }),
  after: z.int().nullable(),
  prodId: z.int().nullable().meta({ description: 'the created or changed product' }),
  problems: z.array(
    z.object({
      field: z.string(),
      problem: z.enum(IMPORT_PROBLEMS),
      value: z.string(),
      message: z.string().meta({ description: 'explains a problem `worded`; empty for the others' }),
    }),
  ),
});

function lines<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission) {
  return operation({
    method: 'GET',
    path: `${path}/line/page`,
    access: seller(permission),
    summary: 'Results of an import per line, in the order of the file',
    input: importRef.extend({
      state: z.enum(IMPORT_LINE_STATES).optional(),
      isWrong: z.stringbool().or(z.boolean()).optional().meta({ description: 'only bad and failed lines' }),
      cursor: integer
        .pipe(z.int().min(0))
        .optional()
        .meta({ type: 'integer', description: 'number of the last line of the previous page' }),
      size: integer.pipe(z.int().min(1).max(1000)).default(10).meta({ type: 'integer' }),
    }),
    output: cursorPageOf(ImportLine),
    refusals: ['import.notFound'],
  });
}

function start<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission) {
  return operation({
    method: 'POST',
    path: `${path}/start`,
    access: seller(permission),
    summary: 'Starts a job that writes the valid lines',
    input: importRef,
    output: z.null(),
    refusals: ['import.notFound', 'import.notReady', 'import.running'],
  });
}

function cancel<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission) {
  return operation({
    method: 'POST',
    path: `${path}/cancel`,
    access: seller(permission),
    summary: 'Stops an import. Lines that are already written stay',
    input: importRef,
    output: z.null(),
    refusals: ['import.notFound', 'import.over'],
  });
}

function template<const Permission extends SellerPermission>(path: `/${string}`, permission: Permission, what: string) {
  return operation({
    method: 'GET',
    path: `${path}/template`,
    access: seller(permission),
    summary: `Columns of a file, ${what}`,
    input: z.object({}),
    output: z.object({ rows: z.array(z.array(z.string())) }),
    refusals: [],
  });
}

const ofProducts = ['/m/prod/import', 'products.edit'] as const;
export const importProducts = upload(...ofProducts, 'products: one line per SKU');
export const importPage = list(...ofProducts);
export const importInfo = info(...ofProducts);
export const importLinePage = lines(...ofProducts);
export const startImport = start(...ofProducts);
export const cancelImport = cancel(...ofProducts);
export const importTemplate = template(...ofProducts, 'with two lines as an example');

const ofStock = ['/m/stock/import', 'stock.edit'] as const;
export const importStock = upload(...ofStock, 'counted stock: one line per SKU');
export const stockImportPage = list(...ofStock);
export const stockImportInfo = info(...ofStock);
export const stockImportLinePage = lines(...ofStock);
export const startStockImport = start(...ofStock);
export const cancelStockImport = cancel(...ofStock);
export const stockImportTemplate = template(...ofStock, 'with the SKUs of the store');

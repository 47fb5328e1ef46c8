import {
  cancelImport,
  cancelStockImport,
  importInfo,
  importLinePage,
  importPage,
  importProducts,
  importStock,
  importTemplate,
  startImport,
  startStockImport,
  stockImportInfo,
  stockImportLinePage,
  stockImportPage,
  stockImportTemplate,
} from '@galleria/contract/imports';
import type { OutputOf } from '@galleria/contract/operation';

/** Operations of both kinds of import, which share their pages. */
export const OPERATIONS = {
  products: {
    ...{ upload: importProducts, page: importPage, info: importInfo, lines: importLinePage },
    ...{ start: startImport, cancel: cancelImport, template: importTemplate },
  },
  stock: {
    ...{ upload: importStock, page: stockImportPage, info: stockImportInfo, lines: stockImportLinePage },
    ...{ start: startStockImport, cancel: cancelStockImport, template: stockImportTemplate },
  },
} as const;

export type Kind = keyof typeof OPERATIONS;
export type Import = OutputOf<typeof importInfo>;
export type ImportLine = OutputOf<typeof importLinePage>['records'][number];

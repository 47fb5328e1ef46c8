import type * as products from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import type { SellerActor } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { NO_AUDIT } from '../../infra/audit/audit-trail.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { catalogue } from '../catalogue/index.ts';
import {
  importInfo,
  importLinePage,
  importPage,
  stockImportInfo,
  stockImportLinePage,
  stockImportPage,
} from './import-info.ts';
import { importProducts, importStock } from './import-products.ts';
import { importTemplate, stockImportTemplate } from './import-template.ts';
import type { ImportJob } from './imports-db.ts';
import { productWorker } from './product-lines.ts';
import { deleteOldImports, type LineWorker, resumeImports, runImport } from './run-import.ts';
import { cancelImport, cancelStockImport, startImport, startStockImport } from './start-import.ts';
import { stockWorker } from './stock-lines.ts';

export type ProductChoices = OutputOf<typeof products.productEditorChoices>;
type ProductInfo = OutputOf<typeof products.storeProductInfo>;

export interface ImportsContext {
  readonly database: Database;
  readonly log: Log;
  /** Choices for a product of the seller's store, with their names in the language. */
  choices(actor: SellerActor, locale: Locale): Promise<ProductChoices>;
  productOf(actor: SellerActor, prodId: number): Promise<ProductInfo | undefined>;
  workerFor(job: ImportJob): Promise<LineWorker>;
}

interface Needs {
  readonly database: Database;
  readonly catalogue: Parameters<typeof catalogue.operations.storeProductInfo>[0];
  readonly log: Log;
}

/** Products and stock from CSV files, checked line by line and written by a job. */
export const imports = defineModule({
  name: 'imports',
  open: openImports,
  operations: {
    ...{ importProducts, importPage, importInfo, importLinePage, startImport, cancelImport, importTemplate },
    ...{ importStock, stockImportPage, stockImportInfo, stockImportLinePage },
    ...{ startStockImport, cancelStockImport, stockImportTemplate },
  },
  jobs: {
    workOnImport: job('bulk', z.object({ importId: z.int() }), runImport),
    resumeImports: plainJob('bulk', resumeImports),
    deleteOldImports: plainJob('bulk', deleteOldImports),
  },
  schedule: { resumeImports: '* * * * *', deleteOldImports: '43 3 * * *' },
});

function openImports({ database, catalogue: context, log }: Needs): ImportsContext {
  const { productEditorChoices, storeProductInfo } = catalogue.operations;
  const opened: ImportsContext = {
    ...{ database, log },
    choices: async (actor, locale) => {
      const answer = await productEditorChoices(context, {}, callerOf(actor, locale, log));
      if (isRefused(answer)) throw new Error(`choices: refused with ${answer.refused}`);
      return answer;
    },
    productOf: async (actor, prodId) => {
      const answer = await storeProductInfo(context, { prodId }, callerOf(actor, 'en', log));
      return isRefused(answer) ? undefined : answer;
    },
    workerFor: async (row) => (row.kind === 'stock' ? stockWorker(row) : productWorker(opened, row)),
  };
  return opened;
}

/** A job calls the catalogue on behalf of the seller who uploaded the file. */
function callerOf(actor: SellerActor, locale: Locale, log: Log): Caller<SellerActor> {
  const browser = {
    ...{ address: '', agent: '', isPrivate: true, token: undefined },
    ...{ cookie: () => undefined, keep: () => undefined, forget: () => undefined },
  };
  return { actor, locale, log, browser, audit: NO_AUDIT };
}

import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { anonymizeInvoices, readInvoicesOf } from './invoices-db.ts';

/** Documents that were issued are kept: stores have to keep what they have invoiced. */
export const invoicesPersonalData: PersonalData = {
  capability: 'invoices',
  read: async (queries, userId) =>
    (await readInvoicesOf(queries, userId)).map((invoice) => ({
      ...{ number: invoice.number, orderNumber: invoice.orderNumber, state: invoice.state, version: invoice.version },
      ...{ titleType: invoice.titleType, title: invoice.title, taxNumber: invoice.taxNumber },
      ...{ content: invoice.content, failReason: invoice.failReason, time: invoice.appliedAt.toISOString() },
    })),
  erase: ({ queries }, userId) => anonymizeInvoices(queries, userId),
};

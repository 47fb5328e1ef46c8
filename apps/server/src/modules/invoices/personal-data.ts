import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { anonymizeInvoices, readInvoicesOf } from './invoices-db.ts';

/** Issued documents are kept: stores are obliged to keep their invoices. */
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

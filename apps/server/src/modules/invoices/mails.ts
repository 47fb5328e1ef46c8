import { defineMails } from '../../infra/messages/mail-template.ts';

/** Values: `store`, `order` and, for a failure, `reason`. */
export const invoiceMails = defineMails({
  invoiceIssued: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  invoiceReissued: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
  invoiceFailed: { kind: 'news', links: ['orders'], notYou: 'askForHelp' },
});

export type InvoiceMail = keyof typeof invoiceMails;

import { type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { type ObjectId, TestFile } from '../access-world.ts';
import { ABSENT_ORDER_NUMBER, requestInvoice } from '../invoice-request.ts';

const invoice: StoreObject = { make: requestInvoice, absent: ABSENT_ORDER_NUMBER };

/** The amount differs from the invoice's, so neither operation issues anything. */
const seen = (orderNumber: ObjectId) => ({ orderNumber, revision: 1, version: 0, amount: 0 });
const pdf = new TestFile('%PDF-1.7\n%%EOF\n', { name: 'invoice.pdf', type: 'application/pdf' });

export const invoicesAccess: AccessRows = {
  storeInvoicePage: [noObject(), oneObject(invoice, (keyword) => ({ keyword }))],
  storeInvoiceInfo: oneObject(invoice, (orderNumber) => ({ orderNumber })),
  storeInvoiceFile: oneObject(invoice, (orderNumber) => ({ orderNumber })),
  issueInvoice: oneObject(invoice, seen),
  uploadInvoice: oneObject(invoice, (orderNumber) => ({ ...seen(orderNumber), file: pdf })),
  refuseInvoice: oneObject(invoice, (orderNumber) => ({ orderNumber, revision: 1, reason: 'Not ours' })),
};

import { type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { type AccessWorld, nameIn, type ObjectId, OWN_STORE, TestFile } from '../access-world.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const ABSENT_NUMBER = '99999999999999999999';

/** An application for an invoice; its id is the number of its order. */
const apply = async (world: AccessWorld, storeId: number): Promise<ObjectId> =>
  world.sql(
    `insert into invoice (number, order_id, order_number, user_id, store_id, title_type, title, locale)
     select reverse(number), id, number, user_id, store_id, 2, $2, 'en' from mall_order where number = $1
     returning order_number`,
    await world.paidOrder(storeId),
    nameIn(storeId),
  );

const invoice: StoreObject = { make: apply, absent: ABSENT_NUMBER };
const anyInvoice: StaffObject = { make: (world) => apply(world, OWN_STORE), absent: ABSENT_NUMBER };

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

export const invoicesStaffAccess: StaffRows = {
  mallInvoicePage: staffCall(),
  mallInvoiceInfo: staffCallOn(anyInvoice, (orderNumber) => ({ orderNumber })),
  mallInvoiceFile: staffCallOn(anyInvoice, (orderNumber) => ({ orderNumber })),
};

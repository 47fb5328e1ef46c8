import { OWN_STORE } from '../access-world.ts';
import { ABSENT_ORDER_NUMBER, requestInvoice } from '../invoice-request.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const invoice: StaffObject = { make: (world) => requestInvoice(world, OWN_STORE), absent: ABSENT_ORDER_NUMBER };

export const invoicesStaffAccess: StaffRows = {
  mallInvoicePage: staffCall(),
  mallInvoiceInfo: staffCallOn(invoice, (orderNumber) => ({ orderNumber })),
  mallInvoiceFile: staffCallOn(invoice, (orderNumber) => ({ orderNumber })),
};

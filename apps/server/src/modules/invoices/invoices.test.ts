import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { lastMessage } from '../../testing/read-messages.ts';
import { refundPart } from '../orders/testing/refund-part.ts';
import { tradeOf } from '../orders/testing/shopper.ts';
import { followRefund, requestCheckoutInvoices } from './follow-orders.ts';
import { openInvoiceBuyer, openSellerOf, PERSON, SMALL_PDF, UNIT } from './testing/invoices.ts';

const app = await openSharedTestApp();
const { invoices } = app.services;

const infoOf = async (buyer: Awaited<ReturnType<typeof openInvoiceBuyer>>) =>
  (await buyer.call('GET', `/orderInvoice/info?orderNumber=${buyer.number}`)).data as {
    amount: number;
    mayRequest: boolean;
    invoice: {
      state: string;
      version: number;
      reason: string;
      documents: { version: number; amount: number }[];
    } | null;
  };

describe('requestInvoice', () => {
  it('accepts one request per paid order, and requires the tax number of a company', async () => {
    const ada = await openInvoiceBuyer(app, { isPaid: false });
    const ask = (input: object) => ada.reason('POST', '/orderInvoice', { orderNumber: ada.number, ...input });
    expect(await ask(PERSON)).toBe('invoice.unpaidOrder');
    await ada.pay(ada.number);
    for (const invoiceTaxNumber of ['', 'x', '12 34 56', '-12345'])
      expect(await ask({ ...UNIT, invoiceTaxNumber })).toBe('order.invoiceTaxNumber');
    expect(await ask({ ...PERSON, headerName: '  ' })).toBe('input.invalid');
    expect(await infoOf(ada)).toMatchObject({ mayRequest: true, invoice: null });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(UNIT)));
    expect(answers.filter((one) => one === undefined)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([undefined, 'invoice.exists']));
    const eve = await openInvoiceBuyer(app);
    expect(await eve.reason('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON })).toBe('order.notFound');
    expect(await eve.reason('GET', `/orderInvoice/info?orderNumber=${ada.number}`)).toBe('order.notFound');
    expect((await ada.call('GET', '/orderInvoice/page')).data).toMatchObject({
      total: 1,
      records: [{ orderNumber: ada.number, state: 'applying', headerName: UNIT.headerName, version: 0 }],
    });
  });

  it('stores the invoice request of checkout when the trade is paid, once for repeated events', async () => {
    const ada = await openInvoiceBuyer(app, { isPaid: false });
    const shopId = (await ada.detail(ada.number)).shopId;
    const input = JSON.stringify({ ...UNIT, invoiceContent: 'category' });
    await app.database.queries.execute(sql`update mall_order set invoice = ${input} where number = ${ada.number}`);
    const tradeId = await tradeOf(app, ada.number);
    await requestCheckoutInvoices(invoices, { tradeId });
    expect((await infoOf(ada)).invoice).toBeNull();
    await ada.pay(ada.number);
    await Promise.all([requestCheckoutInvoices(invoices, { tradeId }), requestCheckoutInvoices(invoices, { tradeId })]);
    expect((await infoOf(ada)).invoice).toMatchObject({
      ...{ state: 'applying', shopId, headerName: UNIT.headerName, invoiceContent: 'category' },
    });
  });
});

describe('issueInvoice', () => {
  it('creates the PDF of the paid amount and notifies the buyer; other buyers cannot download it', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...UNIT }, 'ar');
    const seller = await openSellerOf(app, ada.number);
    const { amounts } = await ada.detail(ada.number);
    expect(await seller.info()).toMatchObject({ amount: amounts.actualTotal, language: 'ar', state: 'applying' });
    expect((await seller.issue()).data).toEqual({ version: 1 });
    const message = await lastMessage(app, ada.mail);
    expect(message).toMatchObject({ template: 'invoiceIssued', locale: 'ar' });
    const path = `/orderInvoice/file?orderNumber=${ada.number}`;
    const file = await fileFor(ada.userId, `/p${path}`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="invoice-\d{18}-1\.pdf"$/),
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await seller.call('GET', `/file?orderNumber=${ada.number}&version=2`)).reason).toBe('invoice.noDocument');
    const staff = await callAsStaff(app, 'orders.view');
    expect((await staff.call('GET', `/s/invoice/info?orderNumber=${ada.number}`)).data).toMatchObject({ version: 1 });
    const eve = await openInvoiceBuyer(app);
    expect(await eve.reason('GET', path)).toBe('invoice.notFound');
  });

  it('accepts only a PDF without scripts, and only for the revision that the store has seen', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
    const seller = await openSellerOf(app, ada.number);
    expect((await seller.upload('<html>%PDF-1.7 %%EOF')).reason).toBe('invoice.fileNotPdf');
    expect((await seller.upload('%PDF-1.7\nno end')).reason).toBe('invoice.fileNotPdf');
    expect((await seller.upload(`%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF`)).reason).toBe(
      'invoice.fileActive',
    );
    expect((await seller.upload(`${SMALL_PDF}${' '.repeat(5 * 1024 * 1024)}`)).reason).toBe('invoice.fileTooLarge');
    const early = await seller.seen();
    expect(await ada.reason('PUT', '/orderInvoice', { orderNumber: ada.number, ...UNIT })).toBeUndefined();
    expect((await seller.call('PUT', '/issue', early)).reason).toBe('invoice.changed');
    const { amount } = early;
    expect((await seller.call('PUT', '/issue', { ...early, revision: 2, amount: amount + 1 })).reason).toBe(
      'invoice.changed',
    );
    const late = await seller.seen();
    expect((await seller.upload(SMALL_PDF, late)).data).toEqual({ version: 1 });
    expect((await seller.upload(SMALL_PDF, late)).reason).toBe('invoice.changed');
  });

  it('can be repeated by the store; the buyer is notified and sees both versions', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
    const seller = await openSellerOf(app, ada.number);
    await seller.upload(SMALL_PDF);
    const waiting = await seller.call('GET', '/page?state=waiting&size=100');
    expect(JSON.stringify(waiting.data)).not.toContain(ada.number);
    expect((await seller.upload(SMALL_PDF)).data).toEqual({ version: 2 });
    expect((await infoOf(ada)).invoice?.documents.map(({ version }) => version)).toEqual([2, 1]);
    expect((await lastMessage(app, ada.mail)).template).toBe('invoiceReissued');
  });

  it('can be refused with a reason that is sent to the buyer; a corrected request is open again', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
    const seller = await openSellerOf(app, ada.number);
    const refusal = { orderNumber: ada.number, revision: 1, reason: 'Please give the full name.' };
    expect((await seller.call('PUT', '/refuse', refusal)).reason).toBeUndefined();
    expect((await infoOf(ada)).invoice).toMatchObject({ state: 'failed', reason: refusal.reason });
    expect((await lastMessage(app, ada.mail)).text).toContain(refusal.reason);
    expect((await seller.call('PUT', '/refuse', refusal)).reason).toBe('invoice.notWaiting');
    await ada.call('PUT', '/orderInvoice', { orderNumber: ada.number, ...UNIT });
    expect((await infoOf(ada)).invoice).toMatchObject({ state: 'applying', reason: '' });
  });
});

describe('followRefund', () => {
  it('marks an issued invoice for correction; earlier versions stay', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
    const seller = await openSellerOf(app, ada.number);
    await seller.upload(SMALL_PDF);
    const { amount } = await seller.info();
    const orderId = await refundPart(app, ada.number, 250);
    await followRefund(invoices, { orderId });
    await followRefund(invoices, { orderId });
    expect(await seller.info()).toMatchObject({ needsCorrection: true, refunded: 2.5, issuedAmount: amount });
    const waiting = await seller.call('GET', '/page?state=waiting&size=100');
    expect(JSON.stringify(waiting.data)).toContain(ada.number);
    expect((await seller.upload(SMALL_PDF)).data).toEqual({ version: 2 });
    const { invoice } = await infoOf(ada);
    const left = Math.round((amount - 2.5) * 100) / 100;
    expect(invoice).toMatchObject({ state: 'issued', needsCorrection: false, version: 2, issuedAmount: left });
    expect(invoice?.documents.map((one) => [one.version, one.amount])).toEqual([
      [2, left],
      [1, amount],
    ]);
    expect((await lastMessage(app, ada.mail)).template).toBe('invoiceReissued');
  });

  it('ends a request when no amount is left to invoice', async () => {
    const ada = await openInvoiceBuyer(app);
    await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
    const seller = await openSellerOf(app, ada.number);
    await app.database.queries.execute(
      sql`update mall_order set refunded_cents = payable_cents where number = ${ada.number}`,
    );
    expect((await seller.issue()).reason).toBe('invoice.nothingPaid');
    await followRefund(invoices, { orderId: seller.orderId });
    expect((await infoOf(ada)).invoice).toMatchObject({ state: 'failed', reason: '' });
    expect(await ada.reason('PUT', '/orderInvoice', { orderNumber: ada.number, ...UNIT })).toBe('invoice.nothingPaid');
  });
});

async function fileFor(userId: string, path: string) {
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  return app.server.inject({ method: 'GET', url: `/api${path}`, headers: { authorization } });
}

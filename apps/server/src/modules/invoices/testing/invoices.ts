import type * as contract from '@galleria/contract/invoices/store-invoices';
import type { OutputOf } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { sql } from 'drizzle-orm';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newBuyer } from '../../accounts/testing/people.ts';
import { openShopper, pickItems } from '../../orders/testing/shopper.ts';

type StoreInvoice = OutputOf<typeof contract.storeInvoiceInfo>;

export const PERSON = { headerType: 2, headerName: 'Ada Lovelace' };
export const UNIT = { headerType: 1, headerName: '深圳市光明灯具有限公司', invoiceTaxNumber: '91440300708461136T' };

let people = 0;

/** A buyer with an account and an order, which is paid by default. */
export async function openInvoiceBuyer(app: TestApp, { isPaid = true } = {}) {
  people += 1;
  const { userId, mail } = await newBuyer(app, `invoice_buyer_${people}`);
  const shopper = await openShopper(app, userId);
  const [number = ''] = await shopper.order(await pickItems(app));
  if (isPaid) await shopper.pay(number);
  const reason = async (method: 'GET' | 'POST' | 'PUT', path: string, input?: object, locale?: string) =>
    (await shopper.call(method, path, input, locale)).reason;
  return { ...shopper, reason, mail, number };
}

/** A seller with every permission in the store of an order. */
export async function openSellerOf(app: TestApp, number: string) {
  const { rows } = await app.database.queries.execute<{ store: number; id: number }>(
    sql`select store_id as store, id::int from mall_order where number = ${number}`,
  );
  const storeId = rows[0]?.store ?? 0;
  const person = '00000000-0000-4000-8000-0000000000aa';
  const permissions = [...SELLER_PERMISSIONS];
  const authorization = await openSession(app.database.queries, 'seller', person, { storeId, permissions });
  const headers = { authorization, locale: 'en' };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
    (await app.call(`/m/invoice${path}`, { method, headers, ...(input && { payload: input }) })).envelope;
  const info = async () => (await call('GET', `/info?orderNumber=${number}`)).data as StoreInvoice;
  const seen = async () => {
    const { revision, version, amount } = await info();
    return { orderNumber: number, revision, version, amount };
  };
  /** Issues the invoice with a document drawn by the mall. */
  const issue = async () => call('PUT', '/issue', await seen());
  const upload = async (content: string, given?: Awaited<ReturnType<typeof seen>>) => {
    const { revision, version, amount } = given ?? (await seen());
    const form = new FormData();
    form.append('file', new Blob([content]), 'invoice.pdf');
    const body = new Response(form);
    const query = `orderNumber=${number}&revision=${revision}&version=${version}&amount=${amount}`;
    return (
      await app.call(`/m/invoice/issue?${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      })
    ).envelope;
  };
  return { storeId, orderId: rows[0]?.id ?? 0, headers, call, info, seen, issue, upload };
}

/** A minimal PDF for uploads whose content does not matter. */
export const SMALL_PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';

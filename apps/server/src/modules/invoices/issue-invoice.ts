import { randomBytes } from 'node:crypto';
import type * as contract from '@galleria/contract/invoices/store-invoices';
import type { SellerActor } from '@galleria/domain/access/access';
import { type InvoiceSource, invoiceableCents, isAllowed } from '@galleria/domain/invoices/invoice-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { queueFull } from '../../infra/work-queue.ts';
import { type InvoiceOrder, lockInvoiceOrder, readInvoiceOrders } from '../orders/index.ts';
import { checkUpload } from './check-upload.ts';
import type { InvoicesContext } from './context.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { findInvoice, type Invoice, insertDocument, isDocumentFile, lockInvoice } from './invoices-db.ts';
import { mailBuyer } from './notify-buyer.ts';

/** State that the store saw when it decided. */
interface SeenInvoice {
  readonly orderNumber: string;
  readonly revision: number;
  readonly version: number;
  readonly amount: number;
}

/** The document is drawn before the transaction begins, as drawing is slow; the transaction checks everything again. */
export const issueInvoice: UseCase<typeof contract.issueInvoice, InvoicesContext> = async (context, seen, caller) => {
  const found = await findIssuable(context, seen, caller.actor.storeId);
  if (isRefused(found)) return found;
  const bytes = await context.pdfRenderer.draw(await invoiceSheet(context, found.invoice, found.order));
  if (bytes === queueFull) return refuse('call.overloaded');
  if (!bytes) return refuse('invoice.notDrawn');
  return issue(context, { invoice: found.invoice, seen, bytes, source: 'mall' }, caller);
};

export const uploadInvoice: UseCase<typeof contract.uploadInvoice, InvoicesContext> = async (
  context,
  { file, ...seen },
  caller,
) => {
  const bytes = await checkUpload(file);
  if (isRefused(bytes)) return bytes;
  const found = await findIssuable(context, seen, caller.actor.storeId);
  if (isRefused(found)) return found;
  return issue(context, { invoice: found.invoice, seen, bytes, source: 'upload' }, caller);
};

type Objection = Refused<'invoice.notFound' | 'invoice.notWaiting' | 'invoice.changed' | 'invoice.nothingPaid'>;

async function findIssuable(
  { database: { queries } }: InvoicesContext,
  seen: SeenInvoice,
  storeId: number,
): Promise<{ invoice: Invoice; order: InvoiceOrder } | Objection> {
  const invoice = await findInvoice(queries, { orderNumber: seen.orderNumber, storeId });
  const order = invoice && (await readInvoiceOrders(queries, [invoice.orderId])).get(invoice.orderId);
  if (!order) return refuse('invoice.notFound');
  return objectionTo(invoice, order, seen) ?? { invoice, order };
}

/** A first invoice of amount zero is refused; one that corrects an earlier one may have amount zero. */
function objectionTo(
  invoice: Invoice,
  order: InvoiceOrder,
  { revision, version, amount }: SeenInvoice,
): Objection | undefined {
  if (!isAllowed('issue', invoice)) return refuse('invoice.notWaiting');
  const cents = invoiceableCents(order);
  const isUnchanged = invoice.revision === revision && invoice.version === version && cents === centsOf(amount);
  if (!isUnchanged) return refuse('invoice.changed');
  return cents === 0 && invoice.version === 0 ? refuse('invoice.nothingPaid') : undefined;
}

interface Draft {
  readonly invoice: Invoice;
  readonly seen: SeenInvoice;
  readonly bytes: Uint8Array;
  readonly source: InvoiceSource;
}

/** After this long a file either belongs to a document or is an orphan. */
const CHECK_AFTER_MINUTES = 60;

async function issue(
  { database, privateFiles, messages, stores }: InvoicesContext,
  { invoice: found, seen, bytes, source }: Draft,
  { actor, audit }: Caller<SellerActor>,
) {
  const file = `${randomBytes(16).toString('hex')}.pdf`;
  // Scheduled first, so that the file is deleted if a crash or a refusal leaves it behind.
  await inTransaction(database, actor, async (transaction) =>
    transaction.schedule(
      'removeInvoiceFile',
      { file },
      { runAt: new Date((await transaction.now()).getTime() + CHECK_AFTER_MINUTES * 60_000) },
    ),
  );
  await privateFiles.put(file, bytes);
  const store = (await stores.summaries(found.locale)).get(found.storeId)?.shopName ?? '';
  return inTransaction(database, actor, async (transaction) => {
    const document = { source, file, sizeBytes: bytes.length, sellerId: actor.userId };
    const issued = await writeDocument(transaction, found.orderId, seen, document);
    if (isRefused(issued)) return issued;
    const { invoice, version, amountCents } = issued;
    const mail = version > 1 ? 'invoiceReissued' : 'invoiceIssued';
    await mailBuyer(transaction, messages, { invoice: { ...invoice, version }, mail, values: { store } });
    await transaction.workChanged(invoice.storeId);
    audit.changed({ state: invoice.state, version: invoice.version }, { ...seen, version, source, amountCents });
    return { version };
  });
}

interface StoredFile {
  readonly source: InvoiceSource;
  readonly file: string;
  readonly sizeBytes: number;
  readonly sellerId: string;
}

/** Locks the order before the invoice: no refund can run meanwhile, and a later refund compares with this document. */
async function writeDocument(
  transaction: Transaction,
  orderId: number,
  seen: SeenInvoice,
  stored: StoredFile,
): Promise<{ invoice: Invoice; version: number; amountCents: number } | Objection> {
  const { queries } = transaction;
  const order = await lockInvoiceOrder(queries, orderId);
  const invoice = order && (await lockInvoice(queries, orderId));
  if (!invoice) return refuse('invoice.notFound');
  const objection = objectionTo(invoice, order, seen);
  if (objection) return objection;
  const amountCents = invoiceableCents(order);
  const version = await insertDocument(queries, invoice, { ...stored, amountCents });
  return { invoice, version, amountCents };
}

/** Job: deletes the file if no document refers to it. */
export async function removeInvoiceFile(
  { database, privateFiles }: InvoicesContext,
  { file }: { readonly file: string },
): Promise<void> {
  if (!(await isDocumentFile(database.queries, file))) await privateFiles.remove(file);
}

import { randomInt } from 'node:crypto';
import type { InvoiceContent, InvoiceSource } from '@galleria/domain/invoices/invoice-lifecycle';
import { TITLE_TYPE, type TitleType } from '@galleria/domain/invoices/invoice-title';
import type { Locale } from '@galleria/domain/site/locales';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { InvoiceOrder } from '../orders/index.ts';
import { invoiceDocuments, invoices } from './tables.ts';

export type Invoice = typeof invoices.$inferSelect;
export type InvoiceDocument = typeof invoiceDocuments.$inferSelect;

/** An invoice by its order, restricted to its buyer or store: other people's invoices are not found. */
export interface InvoiceKey {
  readonly orderNumber: string;
  readonly userId?: string;
  readonly storeId?: number;
}

function isKeyed({ orderNumber, userId, storeId }: InvoiceKey): SQL | undefined {
  return and(
    eq(invoices.orderNumber, orderNumber),
    userId === undefined ? undefined : eq(invoices.userId, userId),
    storeId === undefined ? undefined : eq(invoices.storeId, storeId),
  );
}

export async function findInvoice(queries: Queries, key: InvoiceKey): Promise<Invoice | undefined> {
  const [found] = await queries.select().from(invoices).where(isKeyed(key));
  return found;
}

/** Takes a row lock until the transaction ends. A transaction that also locks the order must lock the order first. */
export async function lockInvoice(queries: Queries, orderId: number): Promise<Invoice | undefined> {
  const [found] = await queries.select().from(invoices).where(eq(invoices.orderId, orderId)).for('update');
  return found;
}

export interface InvoiceRequest {
  readonly titleType: TitleType;
  readonly title: string;
  readonly taxNumber: string;
  readonly content: InvoiceContent;
  readonly locale: Locale;
}

const RANDOM_DIGITS = 12;
const randomDigits = () => String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');

/** False when the order has an invoice. The number consists of the day and random digits, so it cannot be guessed. */
export async function insertInvoice(
  queries: Queries,
  { id: orderId, number: orderNumber, userId, storeId }: InvoiceOrder,
  request: InvoiceRequest,
): Promise<boolean> {
  const inserted = await queries
    .insert(invoices)
    .values({
      ...{ ...request, orderId, orderNumber, userId, storeId },
      number: sql`to_char(${mallNow} at time zone 'UTC', 'YYMMDD') || ${randomDigits()}::text`,
    })
    // No conflict target: concurrent requests may conflict on the order's number before its id.
    .onConflictDoNothing()
    .returning({ id: invoices.id });
  return inserted.length > 0;
}

/** Stores a first or changed request for the store. */
export async function writeRequest(queries: Queries, invoiceId: number, request: InvoiceRequest): Promise<void> {
  await queries
    .update(invoices)
    .set({
      ...request,
      ...{ state: 'applying', failReason: '', needsCorrection: false, appliedAt: mallNow },
      revision: sql`${invoices.revision} + 1`,
    })
    .where(eq(invoices.id, invoiceId));
}

export async function writeFailure(queries: Queries, invoiceId: number, failReason: string): Promise<void> {
  await queries.update(invoices).set({ state: 'failed', failReason }).where(eq(invoices.id, invoiceId));
}

export async function setNeedsCorrection(queries: Queries, invoiceId: number, needsCorrection: boolean) {
  await queries.update(invoices).set({ needsCorrection }).where(eq(invoices.id, invoiceId));
}

interface NewDocument {
  readonly source: InvoiceSource;
  readonly amountCents: number;
  readonly file: string;
  readonly sizeBytes: number;
  readonly sellerId: string | null;
}

/** Adds the next version, which then holds. The unique constraint refuses a concurrent insert of the same version. */
export async function insertDocument(queries: Queries, invoice: Invoice, document: NewDocument): Promise<number> {
  const version = invoice.version + 1;
  await queries.insert(invoiceDocuments).values({ ...document, invoiceId: invoice.id, version });
  await queries
    .update(invoices)
    .set({
      ...{ state: 'issued', failReason: '', needsCorrection: false, version, issuedAt: mallNow },
      issuedCents: document.amountCents,
    })
    .where(eq(invoices.id, invoice.id));
  return version;
}

/** Documents, the latest first. */
export async function readDocuments(queries: Queries, invoiceId: number): Promise<InvoiceDocument[]> {
  return queries
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.invoiceId, invoiceId))
    .orderBy(desc(invoiceDocuments.version));
}

export async function isDocumentFile(queries: Queries, file: string): Promise<boolean> {
  const found = await queries
    .select({ id: invoiceDocuments.id })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.file, file));
  return found.length > 0;
}

export async function readInvoicesOf(queries: Queries, userId: string): Promise<Invoice[]> {
  return queries.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices.id));
}

export async function hasInvoices(queries: Queries, userId: string): Promise<boolean> {
  return (await queries.$count(invoices, eq(invoices.userId, userId))) > 0;
}

/** Deletes requests without a document; issued invoices are kept for the books, without the person's name. */
export async function anonymizeInvoices(queries: Queries, userId: string): Promise<void> {
  await queries.delete(invoices).where(and(eq(invoices.userId, userId), eq(invoices.version, 0)));
  await queries
    .update(invoices)
    .set({ title: '' })
    .where(and(eq(invoices.userId, userId), eq(invoices.titleType, TITLE_TYPE.person)));
}

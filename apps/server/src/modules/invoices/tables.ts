import type { InvoiceContent } from '@galleria/domain/invoices/invoice-lifecycle';
import { INVOICE_SOURCES, INVOICE_STATES } from '@galleria/domain/invoices/invoice-lifecycle';
import type { TitleType } from '@galleria/domain/invoices/invoice-title';
import type { Locale } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The invoice of an order: the buyer's request and its state. Its documents are in `invoice_document`. */
export const invoices = pgTable(
  'invoice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('invoice_number'),
    orderId: bigint('order_id', { mode: 'number' }).notNull().unique('invoice_order'),
    orderNumber: text('order_number').notNull().unique('invoice_order_number'),
    userId: uuid('user_id').notNull(),
    storeId: integer('store_id').notNull(),
    state: text({ enum: INVOICE_STATES }).notNull().default('applying'),
    titleType: smallint('title_type').$type<TitleType>().notNull(),
    title: text().notNull(),
    taxNumber: text('tax_number').notNull().default(''),
    content: text().$type<InvoiceContent>().notNull().default('detail'),
    /** Language of the buyer at the request; used for the document and for messages about it. */
    locale: text().$type<Locale>().notNull(),
    /** Incremented by each change of the buyer; a store can only issue the revision that it has seen. */
    revision: integer().notNull().default(1),
    /** Reason given by the store; empty when nothing was left to invoice. */
    failReason: text('fail_reason').notNull().default(''),
    /** Version of the latest document. */
    version: integer().notNull().default(0),
    issuedCents: bigint('issued_cents', { mode: 'number' }),
    issuedAt: moment('issued_at'),
    needsCorrection: boolean('needs_correction').notNull().default(false),
    appliedAt: moment('applied_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('invoice_user').on(table.userId, table.id.desc().nullsFirst()),
    index('invoice_store').on(table.storeId, table.id.desc().nullsFirst()),
    index('invoice_waiting')
      .on(table.storeId, table.id)
      .where(sql`${table.state} = 'applying' or ${table.needsCorrection}`),
    index('invoice_state').on(table.state, table.id.desc().nullsFirst()),
    index('invoice_correction').on(table.id.desc().nullsFirst()).where(sql`${table.needsCorrection}`),
    check('invoice_state_known', sql`${table.state} in ('applying', 'issued', 'failed')`),
    check('invoice_content', sql`${table.content} in ('detail', 'category')`),
    check('invoice_title', sql`${table.titleType} = 2 or (${table.titleType} = 1 and ${table.taxNumber} <> '')`),
    check('invoice_issued', sql`${table.state} <> 'issued' or ${table.version} > 0`),
    check(
      'invoice_document_facts',
      sql`(${table.version} > 0) = (${table.issuedAt} is not null) and (${table.version} > 0) = (${table.issuedCents} is not null)`,
    ),
    check('invoice_correction_of_issued', sql`not ${table.needsCorrection} or ${table.state} = 'issued'`),
    check('invoice_reason', sql`${table.state} = 'failed' or ${table.failReason} = ''`),
  ],
);

/**
 * Issued documents. A version is never changed or removed; the unique constraint prevents two people from issuing the
 * same version.
 */
export const invoiceDocuments = pgTable(
  'invoice_document',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    version: integer().notNull(),
    source: text({ enum: INVOICE_SOURCES }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** Name in the private file store. */
    file: text().notNull().unique('invoice_document_file'),
    sizeBytes: integer('size_bytes').notNull(),
    /** Null: seeded. */
    sellerId: uuid('seller_id'),
    issuedAt: moment('issued_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('invoice_document_version').on(table.invoiceId, table.version),
    check('invoice_document_known_source', sql`${table.source} in ('mall', 'upload')`),
    check('invoice_document_size', sql`${table.version} > 0 and ${table.amountCents} >= 0 and ${table.sizeBytes} > 0`),
  ],
);

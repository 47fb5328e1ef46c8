import {
  IMPORT_KINDS,
  IMPORT_LINE_STATES,
  IMPORT_STATES,
  type ImportProblem,
} from '@galleria/domain/imports/import-rules';
import type { Locale } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const importJobs = pgTable(
  'import_job',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id').notNull(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('checking'),
    sellerId: text('seller_id').notNull(),
    /** Language of columns without a language, and of the texts of problems. */
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** Last progress of a worker; an active import without recent progress is rescheduled. */
    workedAt: timestamp('worked_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('import_job_store').on(table.storeId, table.kind, table.id),
    // Two concurrent imports of the same new SKUs would both find them missing.
    uniqueIndex('import_job_active').on(table.storeId).where(sql`${table.state} in ('checking', 'running')`),
  ],
);

/** The state is written in the transaction of the line's effect, so a line that is done took effect exactly once. */
export const importLines = pgTable(
  'import_line',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Line number in the file; the header is line 1. */
    line: integer().notNull(),
    /** Lines with the same unit, such as those of a product, are written together. */
    unit: text().notNull(),
    cells: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: IMPORT_LINE_STATES }).notNull().default('new'),
    problems: jsonb().$type<readonly ImportProblem[]>().notNull().default([]),
    before: integer(),
    after: integer(),
    productId: integer('product_id'),
  },
  (table) => [
    primaryKey({ name: 'import_line_once', columns: [table.importId, table.line] }),
    index('import_line_state').on(table.importId, table.state, table.line),
    index('import_line_unit').on(table.importId, table.unit),
  ],
);

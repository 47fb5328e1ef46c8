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
    /** Of texts without a language, and of the words of problems. */
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** When a worker last did something: an import that nobody works on is taken up again. */
    workedAt: timestamp('worked_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('import_job_store').on(table.storeId, table.kind, table.id),
    // Two imports of the same SKUs at once would both find them missing.
    uniqueIndex('import_job_active').on(table.storeId).where(sql`${table.state} in ('checking', 'running')`),
  ],
);

/** Written in the transaction of its effect: a line that is done has its effect, once. */
export const importLines = pgTable(
  'import_line',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Of the file, its header being line 1. */
    line: integer().notNull(),
    /** Lines with the same one are written together: those of a product. */
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

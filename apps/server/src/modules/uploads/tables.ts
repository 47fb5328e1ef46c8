import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who uploaded which picture. The files are in the picture store, under the path; equal pictures share a file. */
export const uploads = pgTable(
  'upload',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    bytes: integer().notNull(),
    /** What it was uploaded for, which decided how large it might be. */
    purpose: text().notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    /** Of the signed address that it was put to, which takes one picture. Null: it came in one step. */
    ticket: bigint({ mode: 'number' }).unique('upload_ticket'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('upload_owner').on(table.ownerKind, table.ownerId),
    index('upload_path').on(table.path),
    index('upload_created').on(table.createdAt),
  ],
);

/** What shows an uploaded picture, e.g. the avatar of an account. The foreign key keeps a picture in use from removal. */
export const uploadReferences = pgTable(
  'upload_reference',
  {
    /** The kind of thing: `account.avatar`. */
    holder: text().notNull(),
    holderId: text('holder_id').notNull(),
    uploadId: bigint('upload_id', { mode: 'number' })
      .notNull()
      .references(() => uploads.id),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.holderId] }),
    index('upload_reference_upload').on(table.uploadId),
  ],
);

/** How much one person has uploaded on one day (UTC). */
export const uploadUsage = pgTable(
  'upload_usage',
  {
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    day: date().notNull(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId, table.day] })],
);

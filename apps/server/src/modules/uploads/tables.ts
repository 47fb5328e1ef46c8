import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Uploaded pictures and their owners. The files are in the picture store, under the path; equal pictures share a file.
 */
export const uploads = pgTable(
  'upload',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    bytes: integer().notNull(),
    /** The purpose of the upload, which decided the size limit. */
    purpose: text().notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    /** The ticket of an upload in steps, which takes one picture. Null: uploaded in one step. */
    ticket: bigint({ mode: 'number' }).unique('upload_ticket'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('upload_owner').on(table.ownerKind, table.ownerId),
    index('upload_path').on(table.path),
    index('upload_created').on(table.createdAt),
  ],
);

/** References to uploaded pictures, e.g. from an avatar. The foreign key prevents the removal of a picture in use. */
export const uploadReferences = pgTable(
  'upload_reference',
  {
    /** The kind of thing, e.g. `account.avatar`. */
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

/** The uploads of one person on one day (UTC), counted for the quota. */
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

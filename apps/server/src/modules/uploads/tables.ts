import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who brought which picture. The bytes lie in the store, under the path. */
export const uploads = pgTable(
  'upload',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text().notNull(),
    bytes: integer().notNull(),
    /** What it was brought for, which decided how large it might be. */
    purpose: text().notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [index('upload_owner').on(table.ownerKind, table.ownerId)],
);

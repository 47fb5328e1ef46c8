import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Sessions. Only the hash of the token is stored: a copy of this table cannot be used to sign in. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    tokenHash: bytes('token_hash').notNull().unique(),
    kind: text({ enum: ['buyer', 'seller', 'staff'] }).notNull(),
    userId: text('user_id').notNull(),
    /** Of a staff or seller session. Revoking a permission ends the session. */
    permissions: text().array().notNull().default(sql`'{}'`),
    /** User agent and network address at sign-in. */
    agent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_user').on(table.kind, table.userId),
    check('session_kind', sql`${table.kind} in ('buyer', 'seller', 'staff')`),
  ],
);

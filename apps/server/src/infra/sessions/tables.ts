import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Sessions. Only the hash of the token is stored: a copy of this table cannot be used to sign in. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    tokenHash: bytes('token_hash').notNull().unique(),
    kind: text({ enum: ['buyer', 'seller', 'staff'] }).notNull(),
    userId: text('user_id').notNull(),
    /** The store that a seller works in; a seller switches stores within the session. */
    storeId: integer('store_id'),
    /**
     * Permissions of a staff or seller session. A changed role is written here, so that reading a session stays one
     * statement.
     */
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
    check('session_store', sql`(${table.kind} = 'seller') = (${table.storeId} is not null)`),
  ],
);

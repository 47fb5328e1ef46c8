import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Who is signed in. Only the token's hash is kept: a copy of this table opens no account. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    tokenHash: bytes('token_hash').notNull().unique(),
    kind: text({ enum: ['buyer', 'seller', 'staff'] }).notNull(),
    userId: text('user_id').notNull(),
    /** What this session of the staff or of a seller may do; whoever loses a right loses the session. */
    permissions: text().array().notNull().default(sql`'{}'`),
    /** What the browser called itself, and from where it came, when it signed in. */
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

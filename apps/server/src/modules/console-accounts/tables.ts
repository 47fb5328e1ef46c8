import { sql } from 'drizzle-orm';
import { bigint, customType, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Authenticator apps of people who work in a console. Ids of sellers and staff are unique over both. */
export const secondFactors = pgTable('second_factor', {
  userId: uuid('user_id').primaryKey(),
  /** Encrypted. Before it is confirmed by a code it counts for nothing. */
  secret: bytes().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last time step that a code was accepted for: a code is good once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Sign in when the authenticator app is lost: each once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The password was right, the second factor is missing. */
export const pendingLogins = pgTable('pending_login', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => secondFactors.userId, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull().default(sql`mall_now() + interval '10 minutes'`),
});

import { sql } from 'drizzle-orm';
import { bigint, customType, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Authenticator apps of people who work in a console. Ids of sellers and staff are unique over both. */
export const secondFactors = pgTable('second_factor', {
  userId: uuid('user_id').primaryKey(),
  /** Encrypted. Has no effect until it is confirmed by a code. */
  secret: bytes().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The last time step for which a code was accepted, so that each code is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes for signing in without the authenticator app; each is accepted once. */
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

/** Sign-ins with the right password that wait for the second factor. */
export const pendingLogins = pgTable('pending_login', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => secondFactors.userId, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull().default(sql`mall_now() + interval '10 minutes'`),
});

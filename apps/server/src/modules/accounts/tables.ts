import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person who buys. A closed account keeps its id, for the orders that name it, and nothing that names the person. */
export const accounts = pgTable(
  'account',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** As typed; unique without regard to case. */
    name: text(),
    nickName: text('nick_name').notNull(),
    avatar: text().notNull().default(''),
    sex: text({ enum: ['M', 'F', ''] })
      .notNull()
      .default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Both verified by a code before they come here, and in their normal spelling. */
    mail: text().unique(),
    mobile: text().unique(),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    /** The language they last joined or signed in with: messages that nobody is waiting for are written in it. */
    locale: text().notNull(),
    status: text({ enum: ['active', 'banned', 'closed'] })
      .notNull()
      .default('active'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('account_name').on(sql`lower(${table.name})`),
    check('account_status', sql`${table.status} in ('active', 'banned', 'closed')`),
    check('account_sex', sql`${table.sex} in ('M', 'F', '')`),
    check('account_reachable', sql`${table.status} = 'closed' or num_nonnulls(${table.mail}, ${table.mobile}) > 0`),
    check('account_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
  ],
);

/** Accounts elsewhere that open an account here. */
export const bindings = pgTable(
  'account_binding',
  {
    socialType: smallint('social_type').notNull(),
    /** Who they are over there. */
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    nickName: text('nick_name').notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.socialType, table.subject] }),
    unique('account_binding_one_each').on(table.userId, table.socialType),
  ],
);

/** Somebody was sent to another site and is expected back. Taken away when they are, so that each counts once. */
export const thirdLoginStarts = pgTable('third_login_start', {
  stateHash: bytes('state_hash').primaryKey(),
  /** The browser that was sent away: nobody else may come back for it. */
  browserHash: bytes('browser_hash').notNull(),
  /** Who was signed in then: a trip that began as a guest signs in, one that began as somebody binds, and nothing else. */
  userId: uuid('user_id'),
  socialType: smallint('social_type').notNull(),
  callbackUrl: text('callback_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Somebody came back from another site, is new here and still has to bind a mail address. */
export const thirdLoginKeys = pgTable('third_login_key', {
  keyHash: bytes('key_hash').primaryKey(),
  socialType: smallint('social_type').notNull(),
  subject: text().notNull(),
  nickName: text('nick_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * The last code for a purpose and an address. Only its keyed hash is kept. Addresses without an account have rows too,
 * without a code: whoever asks is answered the same.
 */
export const codes = pgTable(
  'verification_code',
  {
    purpose: text().notNull(),
    address: text().notNull(),
    codeHash: bytes('code_hash'),
    /** The signed-in person who asked for it, where somebody was. */
    userId: uuid('user_id'),
    tries: smallint().notNull().default(0),
    sentAt: moment('sent_at').notNull().default(sql`mall_now()`),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.address] })],
);

/** What a right code has opened: the next step of a form, once. */
export const checkedContacts = pgTable('checked_contact', {
  flagHash: bytes('flag_hash').primaryKey(),
  purpose: text().notNull(),
  channel: text({ enum: ['mail', 'mobile'] }).notNull(),
  address: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Devices that have signed in to an account before: they are not locked out by strangers' guesses. */
export const knownDevices = pgTable(
  'known_device',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    deviceHash: bytes('device_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().default(sql`mall_now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** How often something was tried lately: guesses at an account, from an address, messages sent. */
export const tries = pgTable(
  'try_count',
  {
    /** Keyed hash of what is counted: the table tells nobody who was tried. */
    subject: bytes().primaryKey(),
    count: integer().notNull(),
    pausedUntil: moment('paused_until').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('try_count_last').on(table.lastAt)],
);

/** Sealed passwords that have been opened: each is good once. */
export const spentSeals = pgTable(
  'spent_seal',
  { hash: bytes().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_seal_expires').on(table.expiresAt)],
);

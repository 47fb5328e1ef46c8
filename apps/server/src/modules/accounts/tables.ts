import type { SocialType } from '@galleria/domain/accounts/social-types';
import type { Locale } from '@galleria/domain/site/locales';
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

/** A buyer. A closed account keeps its id, which orders reference, and no personal data. */
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
    /** Both verified by a code before they are stored, and normalised. */
    mail: text().unique(),
    mobile: text().unique(),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    /** Language of the last sign-in; used for messages of background jobs. */
    locale: text().notNull().$type<Locale>(),
    status: text({ enum: ['active', 'banned', 'closed'] })
      .notNull()
      .default('active'),
    /** Reason and time of the ban; both are sent to the buyer. */
    banReason: text('ban_reason').notNull().default(''),
    bannedAt: moment('banned_at'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('account_name').on(sql`lower(${table.name})`),
    /** Account search of staff: newest first, by status, and by prefix. */
    index('account_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('account_status_newest')
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} <> 'active'`),
    index('account_mail_begins').on(table.mail.op('text_pattern_ops')),
    index('account_mobile_begins').on(table.mobile.op('text_pattern_ops')),
    index('account_name_begins').on(sql`lower(${table.name}) text_pattern_ops`),
    index('account_nick_name_begins').on(sql`lower(${table.nickName}) text_pattern_ops`),
    check('account_ban', sql`${table.bannedAt} is null or ${table.status} = 'banned'`),
    check('account_status', sql`${table.status} in ('active', 'banned', 'closed')`),
    check('account_sex', sql`${table.sex} in ('M', 'F', '')`),
    check('account_reachable', sql`${table.status} = 'closed' or num_nonnulls(${table.mail}, ${table.mobile}) > 0`),
    check('account_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
  ],
);

/** External identities (Google, Facebook) that can sign in to an account. */
export const bindings = pgTable(
  'account_binding',
  {
    socialType: smallint('social_type').notNull().$type<SocialType>(),
    /** The user id at the provider. */
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

/** OAuth authorization requests in progress. The callback deletes its row, so that each is used once. */
export const authorizationRequests = pgTable('third_login_start', {
  stateHash: bytes('state_hash').primaryKey(),
  /** Hash of the cookie of the browser that started the request; only that browser may finish it. */
  browserHash: bytes('browser_hash').notNull(),
  /** Signed-in buyer at the start: a request without one signs in, a request with one binds to that account. */
  userId: uuid('user_id'),
  socialType: smallint('social_type').notNull().$type<SocialType>(),
  callbackUrl: text('callback_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  verifier: text().notNull(),
  nonce: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** External identities without an account: the login key lets the new user bind a mail address. */
export const thirdLoginKeys = pgTable('third_login_key', {
  keyHash: bytes('key_hash').primaryKey(),
  socialType: smallint('social_type').notNull().$type<SocialType>(),
  subject: text().notNull(),
  nickName: text('nick_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * The last code for a purpose, an address and a requester; only its keyed hash is stored. Addresses for which a code
 * would be useless have rows without a hash, so that both cases are answered the same.
 */
export const codes = pgTable(
  'verification_code',
  {
    purpose: text().notNull(),
    address: text().notNull(),
    codeHash: bytes('code_hash'),
    /** The account on whose behalf it was requested: signed in, or known by its device. All others share one row. */
    userId: uuid('user_id'),
    attempts: smallint('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull().default(sql`mall_now()`),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [unique('verification_code_request').on(table.purpose, table.address, table.userId).nullsNotDistinct()],
);

/** Proof that a code was checked: admits to the next step of a form, once. */
export const verificationTokens = pgTable('checked_contact', {
  tokenHash: bytes('flag_hash').primaryKey(),
  purpose: text().notNull(),
  channel: text({ enum: ['mail', 'mobile'] }).notNull(),
  address: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Devices that have signed in to an account of any realm before. Other devices cannot use up their attempts at
 * passwords and codes.
 */
export const knownDevices = pgTable(
  'known_device',
  {
    /** Id of a buyer, a seller or a member of staff; unique over all three realms. */
    userId: uuid('user_id').notNull(),
    deviceHash: bytes('device_hash').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().default(sql`mall_now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** Rate limits: recent attempts per account, network, or message recipient. */
export const attempts = pgTable(
  'try_count',
  {
    /** Keyed hash of what is counted, so that the table reveals no addresses. */
    subject: bytes().primaryKey(),
    count: integer().notNull(),
    pausedUntil: moment('paused_until').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('try_count_last').on(table.lastAt)],
);

/** Fingerprints of encrypted passwords that were received: each is accepted once. */
export const usedNonces = pgTable(
  'spent_seal',
  { hash: bytes().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('spent_seal_expires').on(table.expiresAt)],
);

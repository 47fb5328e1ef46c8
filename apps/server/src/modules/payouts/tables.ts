import { PAYOUT_ACCOUNT_KINDS } from '@galleria/domain/payouts/payout-account';
import { PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts that stores are paid to. The number is encrypted; people see only its mask. */
export const payoutAccounts = pgTable(
  'payout_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id').notNull(),
    kind: text({ enum: PAYOUT_ACCOUNT_KINDS }).notNull(),
    holder: text().notNull(),
    bankName: text('bank_name').notNull(),
    bic: text().notNull(),
    encryptedNumber: bytes('encrypted_number').notNull(),
    /** Keyed hash, to find duplicates without decrypting. */
    fingerprint: bytes().notNull(),
    masked: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    usableFrom: moment('usable_from').notNull(),
    /** Removed accounts stay, since past payouts refer to them. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('payout_account_once').on(table.storeId, table.fingerprint).where(sql`${table.removedAt} is null`),
    check('payout_account_kind', sql`${table.kind} in ('iban', 'bank', 'paypal')`),
  ],
);

/** Approved payouts that were given to the bank together. */
export const payoutBatches = pgTable(
  'payout_batch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    payouts: integer().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (table) => [check('payout_batch_some', sql`${table.payouts} > 0 and ${table.amountCents} > 0`)],
);

/** Payout requests of stores. The ledger holds the amount of an open one in `payoutPending` or `payoutApproved`. */
export const payouts = pgTable(
  'payout',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('payout_number'),
    storeId: integer('store_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull().default('requested'),
    accountId: integer('account_id')
      .notNull()
      .references(() => payoutAccounts.id),
    /** A snapshot of the account at the time of the request. */
    holder: text().notNull(),
    masked: text().notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    reason: text().notNull().default(''),
    reference: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    /** Above a limit, the first of two people who have to approve. */
    firstApproverId: text('first_approver_id'),
    approverId: text('approver_id'),
    approvedAt: moment('approved_at'),
    batchId: integer('batch_id').references(() => payoutBatches.id),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payout_open').on(table.storeId).where(sql`${table.state} in ('requested', 'approved')`),
    index('payout_store').on(table.storeId, table.id.desc().nullsFirst()),
    index('payout_to_decide').on(table.id).where(sql`${table.state} in ('requested', 'approved')`),
    index('payout_batch_members').on(table.batchId, table.id).where(sql`${table.batchId} is not null`),
    check('payout_two_people', sql`${table.firstApproverId} <> ${table.approverId}`),
    check('payout_amount', sql`${table.amountCents} > 0`),
    check('payout_state', sql`${table.state} in ('requested', 'approved', 'paid', 'rejected', 'cancelled')`),
    check('payout_ended', sql`(${table.state} in ('paid', 'rejected', 'cancelled')) = (${table.endedAt} is not null)`),
  ],
);

/** Stores with weekly payouts of their whole balance. */
export const payoutSchedules = pgTable('payout_schedule', {
  storeId: integer('store_id').primaryKey(),
  accountId: integer('account_id')
    .notNull()
    .references(() => payoutAccounts.id),
});

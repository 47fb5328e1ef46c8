import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * Double-entry bookkeeping. Triggers (migration `ledger_rules`) enforce the rules that constraints cannot: at commit
 * the lines of a journal add up to zero per unit, every line starts at the balance after the previous line, the
 * account's balance equals that of its last line, only some journals may take a store's payable balance below zero, and
 * journals and lines are append-only.
 */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    owner: text().notNull(),
    unit: text({ enum: ['cents', 'points'] }).notNull(),
    /** The sum of the account's lines. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    mayGoBelowZero: boolean('may_go_below_zero').notNull(),
  },
  (table) => [
    unique('ledger_account_whose').on(table.kind, table.owner, table.unit),
    check('ledger_account_unit', sql`${table.unit} in ('cents', 'points')`),
    check(
      'ledger_account_floor',
      sql`${table.mayGoBelowZero} = (${table.kind} in ('storePayable', 'commission', 'promotionCost', 'clearing', 'pointsIssued'))`,
    ),
    check('ledger_account_balance', sql`${table.balance} >= 0 or ${table.mayGoBelowZero}`),
  ],
);

export const ledgerJournals = pgTable(
  'ledger_journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key. */
    key: text().notNull().unique('ledger_journal_key'),
    reason: text({ enum: JOURNAL_REASONS }).notNull(),
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  // Journals are inserted in the order of time, so a BRIN index is enough for days and months, and is cheap to
  // maintain.
  (table) => [index('ledger_journal_time').using('brin', table.createdAt)],
);

export const ledgerLines = pgTable(
  'ledger_line',
  {
    /** Assigned while the account is locked, so that an account's lines are numbered chronologically. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journalId: bigint('journal_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerJournals.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('ledger_line_once').on(table.journalId, table.accountId),
    index('ledger_line_account').on(table.accountId, table.id.desc().nullsFirst()),
    check('ledger_line_amount', sql`${table.amount} <> 0`),
  ],
);

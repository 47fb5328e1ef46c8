import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * Double entry. What constraints cannot say is said by triggers (migration `ledger_rules`): the lines of a journal add
 * up to zero per unit when the transaction ends, every line starts where the one before it ended, the account stands where
 * its last line says, and neither journals nor lines are ever changed or removed.
 */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    owner: text().notNull(),
    unit: text({ enum: ['cents', 'points'] }).notNull(),
    /** The sum of its lines. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    mayGoBelowZero: boolean('may_go_below_zero').notNull(),
  },
  (table) => [
    unique('ledger_account_whose').on(table.kind, table.owner, table.unit),
    check('ledger_account_unit', sql`${table.unit} in ('cents', 'points')`),
    check(
      'ledger_account_floor',
      sql`${table.mayGoBelowZero} = (${table.kind} in ('commission', 'promotionCost', 'clearing', 'pointsIssued'))`,
    ),
    check('ledger_account_balance', sql`${table.balance} >= 0 or ${table.mayGoBelowZero}`),
  ],
);

export const ledgerJournals = pgTable('ledger_journal', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Names the effect, so that asked for twice it happens once. */
  key: text().notNull().unique('ledger_journal_key'),
  reason: text().notNull(),
  actor: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

export const ledgerLines = pgTable(
  'ledger_line',
  {
    /** Given while the account is held, so an account's lines are numbered in the order in which they happened. */
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

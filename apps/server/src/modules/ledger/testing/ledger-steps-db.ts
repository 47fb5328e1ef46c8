import { ACCOUNT_KINDS, type LedgerAccount } from '@galleria/domain/ledger/accounts';
import { accountKey } from '@galleria/domain/ledger/journal';
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from '../tables.ts';

/* The steps of postJournal one by one, for tests that leave some out. */

const isAccount = ({ kind, owner, unit }: LedgerAccount) =>
  and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.unit, unit));

/** Undefined when a journal with this key exists. */
export async function insertJournal(queries: Queries, journal: typeof ledgerJournals.$inferInsert) {
  const [made] = await queries
    .insert(ledgerJournals)
    .values(journal)
    .onConflictDoNothing({ target: ledgerJournals.key })
    .returning({ id: ledgerJournals.id });
  return made?.id;
}

/** The ids of accounts by their key. Inserts those that do not exist yet, in the given order. */
export async function openAccounts(queries: Queries, accounts: readonly LedgerAccount[]): Promise<Map<string, number>> {
  const known = await readAccountIds(queries, accounts);
  const missing = accounts.filter((account) => !known.has(accountKey(account)));
  if (missing.length === 0) return known;
  const rows = missing.map((account) => ({ ...account, mayGoBelowZero: ACCOUNT_KINDS[account.kind].mayGoBelowZero }));
  await queries.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  return readAccountIds(queries, accounts);
}

async function readAccountIds(queries: Queries, accounts: readonly LedgerAccount[]): Promise<Map<string, number>> {
  const rows = await queries
    .select()
    .from(ledgerAccounts)
    .where(or(...accounts.map(isAccount)));
  return new Map(rows.map((row) => [accountKey(row as LedgerAccount), row.id]));
}

/** The new balance, or undefined if the account would be overdrawn. Locks the account. */
export async function moveBalance(queries: Queries, accountId: number, amount: number): Promise<number | undefined> {
  const { balance, mayGoBelowZero } = ledgerAccounts;
  const [moved] = await queries
    .update(ledgerAccounts)
    .set({ balance: sql`${balance} + ${amount}` })
    .where(and(eq(ledgerAccounts.id, accountId), or(mayGoBelowZero, gte(sql`${balance} + ${amount}`, 0))))
    .returning({ balance });
  return moved?.balance;
}

export async function insertLines(queries: Queries, lines: (typeof ledgerLines.$inferInsert)[]): Promise<void> {
  await queries.insert(ledgerLines).values(lines);
}

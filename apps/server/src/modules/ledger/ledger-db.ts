import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from './tables.ts';

export const isAccount = ({ kind, owner, unit }: LedgerAccount) =>
  and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.unit, unit));

export async function readBalance(queries: Queries, account: LedgerAccount): Promise<number> {
  const [found] = await queries
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount(account));
  return found?.balance ?? 0;
}

/** The balance, which stays as it is until the transaction ends. */
export async function holdBalance(queries: Queries, account: LedgerAccount): Promise<number> {
  const [found] = await queries
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount(account))
    .for('update');
  return found?.balance ?? 0;
}

/** What several accounts have together. */
export async function sumBalances(queries: Queries, accounts: readonly LedgerAccount[]): Promise<number> {
  if (accounts.length === 0) return 0;
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::float8` })
    .from(ledgerAccounts)
    .where(or(...accounts.map(isAccount)));
  return row?.sum ?? 0;
}

/** What came in during the last days, without what had only been set aside. */
export async function readGains(queries: Queries, account: LedgerAccount, days: number): Promise<number> {
  const setAside: JournalReason = 'pointsReturned';
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(
      and(
        isAccount(account),
        gt(ledgerLines.amount, 0),
        ne(ledgerJournals.reason, setAside),
        gt(ledgerJournals.createdAt, sql`${mallNow} - make_interval(days => ${days})`),
      ),
    );
  return row?.sum ?? 0;
}

/** All that ever moved for this reason. */
export async function sumMoved(queries: Queries, account: LedgerAccount, reason: JournalReason): Promise<number> {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(and(isAccount(account), eq(ledgerJournals.reason, reason)));
  return row?.sum ?? 0;
}

/** One page of what happened on an account, newest first, and how many lines there are in all. */
export async function readStatement(queries: Queries, account: LedgerAccount, offset: number, limit: number) {
  const [found] = await queries.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(account));
  if (!found) return { lines: [], total: 0 };
  const isItsLine = eq(ledgerLines.accountId, found.id);
  const lines = await queries
    .select({
      reason: ledgerJournals.reason,
      amount: ledgerLines.amount,
      balanceAfter: ledgerLines.balanceAfter,
      createdAt: ledgerJournals.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(isItsLine)
    .orderBy(desc(ledgerLines.id))
    .offset(offset)
    .limit(limit);
  return { lines, total: await queries.$count(ledgerLines, isItsLine) };
}

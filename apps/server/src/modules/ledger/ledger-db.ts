import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { adjustments } from './adjustments/tables.ts';
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

/** The balance, with the account locked until the transaction ends. */
export async function lockBalance(queries: Queries, account: LedgerAccount): Promise<number> {
  const [found] = await queries
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount(account))
    .for('update');
  return found?.balance ?? 0;
}

/**
 * Points of this account that trades hold: the balances of the escrow accounts that its `pointsHeld` journals moved
 * points to. Such a balance is above zero until the trade is paid or closed.
 */
export async function sumHeldPoints(queries: Queries, account: LedgerAccount): Promise<number> {
  const reason: JournalReason = 'pointsHeld';
  const ownLine = alias(ledgerLines, 'own_line');
  const ownAccount = alias(ledgerAccounts, 'own_account');
  const heldFor = queries
    .select({ id: ledgerLines.accountId })
    .from(ownAccount)
    .innerJoin(ownLine, eq(ownLine.accountId, ownAccount.id))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ownLine.journalId))
    .innerJoin(ledgerLines, eq(ledgerLines.journalId, ownLine.journalId))
    .where(
      and(
        eq(ownAccount.kind, account.kind),
        eq(ownAccount.owner, account.owner),
        eq(ownAccount.unit, account.unit),
        eq(ledgerJournals.reason, reason),
      ),
    );
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::float8` })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.id, heldFor), eq(ledgerAccounts.kind, 'escrow'), gt(ledgerAccounts.balance, 0)));
  return row?.sum ?? 0;
}

/** Sum of the incoming amounts of the last days, without points that were only held and returned. */
export async function readGains(queries: Queries, account: LedgerAccount, days: number): Promise<number> {
  const returned: JournalReason = 'pointsReturned';
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(
      and(
        isAccount(account),
        gt(ledgerLines.amount, 0),
        ne(ledgerJournals.reason, returned),
        gt(ledgerJournals.createdAt, sql`${mallNow} - make_interval(days => ${days})`),
      ),
    );
  return row?.sum ?? 0;
}

/** Sum of all lines with this reason. */
export async function sumMoved(queries: Queries, account: LedgerAccount, reason: JournalReason): Promise<number> {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(and(isAccount(account), eq(ledgerJournals.reason, reason)));
  return row?.sum ?? 0;
}

/** One page of an account's lines, newest first, and their total number. */
export async function readStatement(queries: Queries, account: LedgerAccount, offset: number, limit: number) {
  const [found] = await queries.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(account));
  if (!found) return { lines: [], total: 0 };
  const isAccountLine = eq(ledgerLines.accountId, found.id);
  const lines = await queries
    .select({
      journalId: ledgerLines.journalId,
      reason: ledgerJournals.reason,
      /** The reason that staff gave for an adjustment. */
      note: adjustments.reason,
      amount: ledgerLines.amount,
      balanceAfter: ledgerLines.balanceAfter,
      createdAt: ledgerJournals.createdAt,
    })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .leftJoin(adjustments, eq(adjustments.journalId, ledgerLines.journalId))
    .where(isAccountLine)
    .orderBy(desc(ledgerLines.id))
    .offset(offset)
    .limit(limit);
  return { lines, total: await queries.$count(ledgerLines, isAccountLine) };
}

export interface MonthlyMovement {
  /** `yyyy-MM`, UTC. */
  readonly month: string;
  readonly reason: JournalReason;
  readonly cents: number;
}

/** Sums of an account's lines by month and reason, for the months of one year. */
export async function readMonthlyMovements(
  queries: Queries,
  account: LedgerAccount,
  year: number,
): Promise<MonthlyMovement[]> {
  const month = sql<string>`to_char(${ledgerJournals.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  return queries
    .select({ month, reason: ledgerJournals.reason, cents: sql<number>`sum(${ledgerLines.amount})::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(and(isAccount(account), sql`${ledgerJournals.createdAt} >= ${startOf(year)}`, isBefore(year + 1)))
    .groupBy(month, ledgerJournals.reason);
}

/** The balance at the start of a year, and the years of the account's first and last line. */
export async function readYears(queries: Queries, account: LedgerAccount, year: number) {
  const yearOf = (time: SQL) => sql<number | null>`extract(year from ${time} at time zone 'UTC')::int`;
  const [row] = await queries
    .select({
      openingCents: sql<number>`coalesce(sum(${ledgerLines.amount}) filter (where ${isBefore(year)}), 0)::float8`,
      first: yearOf(sql`min(${ledgerJournals.createdAt})`),
      last: yearOf(sql`max(${ledgerJournals.createdAt})`),
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(isAccount(account));
  return row ?? { openingCents: 0, first: null, last: null };
}

const startOf = (year: number) => sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')`;
const isBefore = (year: number) => sql`${ledgerJournals.createdAt} < ${startOf(year)}`;

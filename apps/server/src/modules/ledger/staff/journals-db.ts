import { ACCOUNT_KINDS, type AccountKindName } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { and, asc, desc, eq, gt, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from '../tables.ts';

export const isKind = (text: string): text is AccountKindName => Object.hasOwn(ACCOUNT_KINDS, text);

/** Names the tables in raw SQL, since Drizzle omits the table name of a column in a query of one table. */
const moved = (unit: 'cents' | 'points') => sql<number>`(
  select coalesce(sum(line.amount), 0)::float8 from ledger_line line
  join ledger_account account on account.id = line.account_id
  where line.journal_id = ledger_journal.id and line.amount > 0 and account.unit = '${sql.raw(unit)}')`;

const journalColumns = {
  id: ledgerJournals.id,
  key: ledgerJournals.key,
  reason: ledgerJournals.reason,
  actor: ledgerJournals.actor,
  createdAt: ledgerJournals.createdAt,
  cents: moved('cents'),
  points: moved('points'),
};

export interface JournalSearch {
  readonly reason?: JournalReason | undefined;
  readonly key?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const isWanted = ({ reason, key, from, until }: JournalSearch): (SQL | undefined)[] => [
  reason && eq(ledgerJournals.reason, reason),
  key ? like(ledgerJournals.key, `${key.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  from ? gte(ledgerJournals.createdAt, sql`${from}::date`) : undefined,
  until ? lt(ledgerJournals.createdAt, sql`${until}::date + 1`) : undefined,
];

interface PageOf {
  /** Only rows with smaller ids. */
  readonly before: number | undefined;
  readonly limit: number;
}

export async function readJournals(queries: Queries, search: JournalSearch, { before, limit }: PageOf) {
  return queries
    .select(journalColumns)
    .from(ledgerJournals)
    .where(and(...isWanted(search), before ? lt(ledgerJournals.id, before) : undefined))
    .orderBy(desc(ledgerJournals.id))
    .limit(limit);
}

/** The journals of one account, along the index of its lines; `before` is the id of a line. */
export async function readJournalsOfAccount(
  queries: Queries,
  accountId: number,
  search: JournalSearch,
  { before, limit }: PageOf,
) {
  return queries
    .select({
      ...journalColumns,
      ...{ lineId: ledgerLines.id, change: ledgerLines.amount, balance: ledgerLines.balanceAfter },
      unit: ledgerAccounts.unit,
    })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(
      and(eq(ledgerLines.accountId, accountId), ...isWanted(search), before ? lt(ledgerLines.id, before) : undefined),
    )
    .orderBy(desc(ledgerLines.id))
    .limit(limit);
}

export async function findJournal(queries: Queries, id: number) {
  const [found] = await queries.select(journalColumns).from(ledgerJournals).where(eq(ledgerJournals.id, id));
  return found;
}

export async function readJournalLines(queries: Queries, journalId: number) {
  return queries
    .select({
      ...{ accountId: ledgerAccounts.id, kind: ledgerAccounts.kind, owner: ledgerAccounts.owner },
      ...{ unit: ledgerAccounts.unit, change: ledgerLines.amount, balance: ledgerLines.balanceAfter },
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(eq(ledgerLines.journalId, journalId))
    .orderBy(asc(ledgerLines.amount), asc(ledgerLines.id));
}

/** Journals with these keys, in the order in which they were posted. */
export async function findJournals(queries: Queries, keys: readonly string[]) {
  const { id: journalId, key, reason, createdAt, cents } = journalColumns;
  return queries
    .select({ journalId, key, reason, createdAt, cents })
    .from(ledgerJournals)
    .where(inArray(ledgerJournals.key, [...keys]))
    .orderBy(asc(ledgerJournals.id));
}

interface AccountSearch {
  readonly kind?: AccountKindName | undefined;
  readonly owner?: string | undefined;
  readonly state?: 'below' | 'above' | undefined;
}

/** The most recently opened accounts first. */
export async function readAccounts(queries: Queries, { kind, owner, state }: AccountSearch, { before, limit }: PageOf) {
  return queries
    .select()
    .from(ledgerAccounts)
    .where(
      and(
        kind && eq(ledgerAccounts.kind, kind),
        owner ? eq(ledgerAccounts.owner, owner) : undefined,
        state === 'below' ? lt(ledgerAccounts.balance, 0) : state && gt(ledgerAccounts.balance, 0),
        before ? lt(ledgerAccounts.id, before) : undefined,
      ),
    )
    .orderBy(desc(ledgerAccounts.id))
    .limit(limit);
}

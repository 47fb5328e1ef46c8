import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { ledgerJournals } from './tables.ts';

interface Wanted {
  /** Journals with a line in one of these accounts … */
  readonly accounts: readonly LedgerAccount[];
  /** … and those with one of these keys. */
  readonly keys: readonly string[];
}

export interface JournalRow {
  readonly id: number;
  readonly key: string;
  readonly reason: JournalReason;
  readonly createdAt: Date;
  readonly lines: readonly (LedgerAccount & { readonly amount: number })[];
}

const MAX_JOURNALS = 100;

/** The newest first, with their lines, in one statement. */
export async function readJournals(queries: Queries, { accounts, keys }: Wanted): Promise<JournalRow[]> {
  const column = (pick: (account: LedgerAccount) => string) => sql`${sql.param(accounts.map(pick))}::text[]`;
  const { rows } = await queries.execute<
    Omit<JournalRow, 'createdAt'> & { createdAt: string; [key: string]: unknown }
  >(sql`
    with wanted as (
      select line.journal_id as id
      from unnest(${column(({ kind }) => kind)}, ${column(({ owner }) => owner)}, ${column(({ unit }) => unit)})
        as asked(kind, owner, unit)
      join ledger_account account using (kind, owner, unit)
      join ledger_line line on line.account_id = account.id
      union
      select id from ledger_journal where key = any(${sql.param(keys)}::text[])
    ), newest as (select id from wanted order by id desc limit ${MAX_JOURNALS})
    select journal.id::float8 as id, journal.key, journal.reason, journal.created_at as "createdAt",
      jsonb_agg(jsonb_build_object('kind', account.kind, 'owner', account.owner, 'unit', account.unit,
        'amount', line.amount) order by line.id) as lines
    from newest
    join ledger_journal journal on journal.id = newest.id
    join ledger_line line on line.journal_id = journal.id
    join ledger_account account on account.id = line.account_id
    group by journal.id order by journal.id desc`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Ids of journals by their keys; a key without a journal is missing. */
export async function findJournalIds(queries: Queries, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await queries
    .select({ id: ledgerJournals.id, key: ledgerJournals.key })
    .from(ledgerJournals)
    .where(inArray(ledgerJournals.key, [...keys]));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** The actors who posted the journals with these keys, e.g. `staff:<id>`; `mall` for the system. */
export async function findJournalActors(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await queries
    .select({ key: ledgerJournals.key, actor: ledgerJournals.actor })
    .from(ledgerJournals)
    .where(inArray(ledgerJournals.key, [...keys]));
  return new Map(rows.map(({ key, actor }) => [key, actor]));
}

import { ACCOUNT_KINDS } from '@galleria/domain/ledger/accounts';
import { type JournalLine, type JournalReason, mayOverdraw } from '@galleria/domain/ledger/journal';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';

interface JournalHeader {
  readonly key: string;
  readonly reason: JournalReason;
  readonly actor: string;
  readonly at: Date | undefined;
}

/** Inserts the journal and those of its accounts that do not exist yet, in the given order. */
const OPEN_JOURNAL = {
  name: 'open_journal',
  text: `
    with journal as (
      insert into ledger_journal (key, reason, actor, created_at)
      values ($1, $2, $3, coalesce($8::timestamptz, mall_now()))
      on conflict (key) do nothing returning id
    ), opened as (
      insert into ledger_account (kind, owner, unit, may_go_below_zero)
      select kind, owner, unit, may_go_below_zero
      from unnest($4::text[], $5::text[], $6::text[], $7::boolean[]) with ordinality
        as wanted(kind, owner, unit, may_go_below_zero, place)
      where exists (select from journal) and not exists (
        select from ledger_account account
        where (account.kind, account.owner, account.unit) = (wanted.kind, wanted.owner, wanted.unit))
      order by place
      on conflict do nothing
    )
    select id from journal`,
};

/** Undefined when a journal with this key exists; waits for a concurrent transaction that inserts one. */
export async function openJournal(
  queries: Queries,
  { key, reason, actor, at }: JournalHeader,
  lines: readonly JournalLine[],
): Promise<number | undefined> {
  const mayGoBelowZero = lines.map(({ account }) => ACCOUNT_KINDS[account.kind].mayGoBelowZero);
  const values = [key, reason, actor, ...accountColumns(lines), mayGoBelowZero, at ?? null];
  const [made] = await runNamed<{ id: string }>(queries, OPEN_JOURNAL, values);
  return made && Number(made.id);
}

/**
 * Locks the accounts in the given order, changes each balance, and inserts its line. A separate statement, so that it
 * sees accounts that concurrent transactions inserted while the statement before it waited.
 */
const MOVE_BALANCES = {
  name: 'move_balances',
  text: `
    with held as (
      select account.id, wanted.amount, wanted.may_overdraw, wanted.place
      from unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::boolean[]) with ordinality
        as wanted(kind, owner, unit, amount, may_overdraw, place)
      join ledger_account account using (kind, owner, unit)
      order by wanted.place for no key update of account
    ), moved as (
      update ledger_account account set balance = account.balance + held.amount
      from held
      where account.id = held.id
        and (held.may_overdraw or held.amount > 0 or account.balance + held.amount >= 0)
      returning account.id, held.amount, account.balance, held.place
    ), written as (
      insert into ledger_line (journal_id, account_id, amount, balance_after)
      select $1::bigint, id, amount, balance from moved order by place
    )
    select place::int from moved`,
};

/** The indexes of the inserted lines; one is missing where the account would be overdrawn. */
export async function moveBalances(
  queries: Queries,
  { journalId, reason }: { readonly journalId: number; readonly reason: JournalReason },
  lines: readonly JournalLine[],
): Promise<ReadonlySet<number>> {
  const overdrawn = lines.map(({ account }) => mayOverdraw(reason, account));
  const values = [journalId, ...accountColumns(lines), lines.map(({ amount }) => amount), overdrawn];
  const rows = await runNamed<{ place: number }>(queries, MOVE_BALANCES, values);
  return new Set(rows.map(({ place }) => place - 1));
}

function accountColumns(lines: readonly JournalLine[]): string[][] {
  const accounts = lines.map(({ account }) => account);
  return [accounts.map(({ kind }) => kind), accounts.map(({ owner }) => owner), accounts.map(({ unit }) => unit)];
}

import { ACCOUNT_KINDS } from '@galleria/domain/ledger/accounts';
import type { JournalLine } from '@galleria/domain/ledger/journal';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/run-named.ts';

interface Opening {
  readonly key: string;
  readonly reason: string;
  readonly actor: string;
}

/** A journal without lines, and the accounts that it will need and that do not exist yet, in the order given. */
const OPEN_JOURNAL = {
  name: 'open_journal',
  text: `
    with journal as (
      insert into ledger_journal (key, reason, actor) values ($1, $2, $3)
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

/** Nothing when there is a journal with this key. Somebody who is just writing one is waited for. */
export async function openJournal(
  queries: Queries,
  { key, reason, actor }: Opening,
  lines: readonly JournalLine[],
): Promise<number | undefined> {
  const mayGoBelowZero = lines.map(({ account }) => ACCOUNT_KINDS[account.kind].mayGoBelowZero);
  const values = [key, reason, actor, ...accountColumns(lines), mayGoBelowZero];
  const [made] = await runNamed<{ id: string }>(queries, OPEN_JOURNAL, values);
  return made && Number(made.id);
}

/**
 * Takes hold of the accounts in the order given, changes each as it has become by then, and writes a line for it. A
 * statement of its own: it sees the accounts that others opened while the one before it waited.
 */
const MOVE_BALANCES = {
  name: 'move_balances',
  text: `
    with held as (
      select account.id, wanted.amount, wanted.place
      from unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) with ordinality
        as wanted(kind, owner, unit, amount, place)
      join ledger_account account using (kind, owner, unit)
      order by wanted.place for no key update of account
    ), moved as (
      update ledger_account account set balance = account.balance + held.amount
      from held
      where account.id = held.id and (account.may_go_below_zero or account.balance + held.amount >= 0)
      returning account.id, held.amount, account.balance, held.place
    ), written as (
      insert into ledger_line (journal_id, account_id, amount, balance_after)
      select $1::bigint, id, amount, balance from moved order by place
    )
    select place::int from moved`,
};

/** The places of the lines that were written: one is missing where an account may not go that low. */
export async function moveBalances(
  queries: Queries,
  journalId: number,
  lines: readonly JournalLine[],
): Promise<ReadonlySet<number>> {
  const values = [journalId, ...accountColumns(lines), lines.map(({ amount }) => amount)];
  const rows = await runNamed<{ place: number }>(queries, MOVE_BALANCES, values);
  return new Set(rows.map(({ place }) => place - 1));
}

function accountColumns(lines: readonly JournalLine[]): string[][] {
  const accounts = lines.map(({ account }) => account);
  return [accounts.map(({ kind }) => kind), accounts.map(({ owner }) => owner), accounts.map(({ unit }) => unit)];
}

import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from './tables.ts';

/**
 * Checks the whole ledger and returns every violation of its invariants, independently of triggers and stored balances.
 */
export async function proveBalance(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ violation: string }>(sql`
    select format('journal %s is off by %s %s', line.journal_id, sum(line.amount), account.unit) as violation
      from ${ledgerLines} line join ${ledgerAccounts} account on account.id = line.account_id
      group by line.journal_id, account.unit having sum(line.amount) <> 0
    union all
    select format('journal %s has no lines', journal.id)
      from ${ledgerJournals} journal
      where not exists (select from ${ledgerLines} line where line.journal_id = journal.id)
    union all
    select format('account %s has %s, its lines say %s', account.id, account.balance, coalesce(sum(line.amount), 0))
      from ${ledgerAccounts} account left join ${ledgerLines} line on line.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(line.amount), 0)
    union all
    select format('line %s says %s after it, those before say %s', id, balance_after, running)
      from (select id, balance_after, sum(amount) over (partition by account_id order by id) as running
            from ${ledgerLines}) line
      where balance_after <> running
    union all
    select format('account %s may not have %s', id, balance)
      from ${ledgerAccounts} where balance < 0 and not may_go_below_zero
    union all
    select format('journal %s overdraws account %s', line.journal_id, line.account_id)
      from ${ledgerLines} line join ${ledgerAccounts} account on account.id = line.account_id
      join ${ledgerJournals} journal on journal.id = line.journal_id
      where line.amount < 0 and line.balance_after < 0
        and account.kind = 'storePayable' and journal.reason <> 'clawedBack'`);
  return rows.map((row) => row.violation);
}

/** Balances summed by kind of account. */
export async function sumByKind(queries: Queries) {
  return queries
    .select({
      kind: ledgerAccounts.kind,
      unit: ledgerAccounts.unit,
      accounts: sql<number>`count(*)::int`,
      balance: sql<number>`sum(${ledgerAccounts.balance})::float8`,
    })
    .from(ledgerAccounts)
    .groupBy(ledgerAccounts.kind, ledgerAccounts.unit)
    .orderBy(ledgerAccounts.kind, ledgerAccounts.unit);
}

export async function countEntries(queries: Queries): Promise<{ journals: number; lines: number }> {
  return { journals: await queries.$count(ledgerJournals), lines: await queries.$count(ledgerLines) };
}

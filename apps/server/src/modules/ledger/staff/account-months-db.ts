import type { AccountKindName } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';

/** The movements of an account in one month. */
export interface AccountMonth {
  readonly owner: string;
  readonly openingCents: number;
  /** By reason; absent for reasons without movements. */
  readonly movedCents: Partial<Record<JournalReason, number>>;
  readonly closingCents: number;
}

/** Accounts of a kind that had lines before the month ended, by owner; `month` is `yyyy-MM`, UTC. */
export async function readMonthOfAccounts(
  queries: Queries,
  {
    kind,
    month,
    owner,
  }: { readonly kind: AccountKindName; readonly month: string; readonly owner?: string | undefined },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<AccountMonth[]> {
  const start = sql`(${`${month}-01`}::date)::timestamp at time zone 'UTC'`;
  const { rows } = await queries.execute<{
    owner: string;
    opening: number;
    closing: number;
    moved: AccountMonth['movedCents'] | null;
  }>(sql`
    with wanted as (
      select id, owner from ledger_account
      where kind = ${kind} and unit = 'cents' ${owner === undefined ? sql`` : sql`and owner = ${owner}`}
      order by length(owner), owner offset ${offset} limit ${limit}
    ), sums as (
      select line.account_id, journal.reason, journal.created_at < ${start} as is_before, sum(line.amount)::float8 as cents
      from wanted join ledger_line line on line.account_id = wanted.id
      join ledger_journal journal on journal.id = line.journal_id
      where journal.created_at < ${start} + interval '1 month' group by 1, 2, 3
    )
    select wanted.owner, coalesce(sum(cents) filter (where is_before), 0) as opening, coalesce(sum(cents), 0) as closing,
      jsonb_object_agg(reason, cents) filter (where not is_before) as moved
    from wanted left join sums on sums.account_id = wanted.id
    group by wanted.id, wanted.owner order by length(wanted.owner), wanted.owner`);
  return rows.map((row) => {
    return { owner: row.owner, openingCents: row.opening, closingCents: row.closing, movedCents: row.moved ?? {} };
  });
}

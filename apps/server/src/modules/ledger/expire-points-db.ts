import { buyerPoints } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { and, asc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { isAccount, lockBalance } from './ledger-db.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from './tables.ts';

export type PointsLifetime = Pick<MallRules, 'pointsLifeYears' | 'returnedPointsLifeDays'>;

/** Reasons for returned points. These were earned earlier, so they count as no gain and do not expire at once. */
const RETURN_REASONS: readonly JournalReason[] = ['pointsReturned', 'orderRefunded'];

/** Points earned before this time have expired. Years end at the same moment for all buyers (UTC). */
const expiryCutoff = ({ pointsLifeYears }: PointsLifetime): SQL =>
  sql`date_trunc('year', ${mallNow}, 'UTC') - make_interval(years => ${pointsLifeYears})`;

/** Points accounts with a balance whose first line is old enough to have expired, by id, in batches. */
export function readOldPointsAccounts(
  queries: Queries,
  lifetime: PointsLifetime,
  afterId: number,
  limit: number,
): Promise<{ id: number; owner: string }[]> {
  const first = queries
    .select({ createdAt: ledgerJournals.createdAt })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .where(eq(ledgerLines.accountId, ledgerAccounts.id))
    .orderBy(asc(ledgerLines.id))
    .limit(1);
  return queries
    .select({ id: ledgerAccounts.id, owner: ledgerAccounts.owner })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, 'buyerPoints'),
        gt(ledgerAccounts.balance, 0),
        gt(ledgerAccounts.id, afterId),
        sql`(${first}) < ${expiryCutoff(lifetime)}`,
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .limit(limit);
}

/**
 * The expired points of a buyer, with the account locked: points earned before the cutoff minus all points spent, since
 * the oldest are spent first. Points that were returned recently still count as spent, so that they can be used for a
 * while.
 */
export async function readOverduePoints(
  queries: Queries,
  userId: string,
  lifetime: PointsLifetime,
): Promise<{ points: number; day: string }> {
  const account = buyerPoints(userId);
  const balance = await lockBalance(queries, account);
  const { createdAt } = ledgerJournals;
  const isReturn = inArray(ledgerJournals.reason, [...RETURN_REASONS]);
  const recently = sql`${mallNow} - make_interval(days => ${lifetime.returnedPointsLifeDays})`;
  const earned = and(
    gt(ledgerLines.amount, 0),
    notInArray(ledgerJournals.reason, [...RETURN_REASONS]),
    lt(createdAt, expiryCutoff(lifetime)),
  );
  const isReturned = and(gt(ledgerLines.amount, 0), isReturn, lt(createdAt, recently));
  const [row] = await queries
    .select({
      points: sql<number>`coalesce(sum(${ledgerLines.amount})
        filter (where ${lt(ledgerLines.amount, 0)} or ${earned} or ${isReturned}), 0)::float8`,
      day: sql<string>`to_char(${mallNow} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(isAccount(account));
  return { points: Math.min(balance, Math.max(0, row?.points ?? 0)), day: row?.day ?? '' };
}

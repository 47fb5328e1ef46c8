import { buyerPoints } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { and, asc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { holdBalance, isAccount } from './ledger-db.ts';
import { ledgerAccounts, ledgerJournals, ledgerLines } from './tables.ts';

type Life = Pick<MallRules, 'pointsLifeYears' | 'returnedPointsLifeDays'>;

/** Points that had been taken and came back: no gain, and not to be lost at once. */
const GIVEN_BACK: readonly JournalReason[] = ['pointsReturned', 'orderRefunded'];

/** What was earned before this has expired: years end at the same moment for everybody. */
const endOfLife = ({ pointsLifeYears }: Life): SQL =>
  sql`date_trunc('year', ${mallNow}, 'UTC') - make_interval(years => ${pointsLifeYears})`;

/** Buyers with points whose first ones are old enough to have expired, in steps. */
export function readOldPurses(
  queries: Queries,
  life: Life,
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
        sql`(${first}) < ${endOfLife(life)}`,
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .limit(limit);
}

/**
 * What of somebody's points is overdue, which stays so until the transaction ends: what was earned in time past, less
 * everything that has gone since, for the oldest go first. What came back a short while ago still counts as gone, so that
 * it can be used for a while.
 */
export async function holdOverduePoints(
  queries: Queries,
  userId: string,
  life: Life,
): Promise<{ points: number; day: string }> {
  const account = buyerPoints(userId);
  const balance = await holdBalance(queries, account);
  const when = ledgerJournals.createdAt;
  const isGivenBack = inArray(ledgerJournals.reason, [...GIVEN_BACK]);
  const recently = sql`${mallNow} - make_interval(days => ${life.returnedPointsLifeDays})`;
  const earned = and(
    gt(ledgerLines.amount, 0),
    notInArray(ledgerJournals.reason, [...GIVEN_BACK]),
    lt(when, endOfLife(life)),
  );
  const cameBack = and(gt(ledgerLines.amount, 0), isGivenBack, lt(when, recently));
  const [row] = await queries
    .select({
      points: sql<number>`coalesce(sum(${ledgerLines.amount})
        filter (where ${lt(ledgerLines.amount, 0)} or ${earned} or ${cameBack}), 0)::float8`,
      day: sql<string>`to_char(${mallNow} at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(ledgerLines)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLines.journalId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(isAccount(account));
  return { points: Math.min(balance, Math.max(0, row?.points ?? 0)), day: row?.day ?? '' };
}

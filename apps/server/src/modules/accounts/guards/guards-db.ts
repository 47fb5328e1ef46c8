import { type AttemptLimit, NETWORK_ATTEMPTS, pauseSchedule } from '@galleria/domain/accounts/limits';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { eq, lt, sql } from 'drizzle-orm';
import type { Browser } from '../../../infra/calls/browser.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { clientAddressKey } from '../../../infra/http/client-address.ts';
import type { AccountsContext } from '../context.ts';
import { attempts, usedNonces } from '../tables.ts';

/**
 * Counts an attempt before it is made and returns the seconds to wait: 0 to go ahead. One conditional statement, so
 * that concurrent attempts, also in several processes, never exceed the limit.
 */
export async function countAttempt(queries: Queries, subject: Buffer, limit: AttemptLimit): Promise<number> {
  const schedule = sql`${`{${pauseSchedule(limit).join(',')}}`}::int[]`;
  // An attempt without a pause stores 'epoch': a concurrent one that began earlier sees an older `mall_now()`.
  const pause = (count: ReturnType<typeof sql>) =>
    sql`coalesce(mall_now() + make_interval(secs => nullif((${schedule})[least(${count}, cardinality(${schedule}))], 0)),
      'epoch')`;
  const next = sql`case when ${attempts.lastAt} < mall_now() - make_interval(secs => ${limit.forgetSeconds})
    then 1 else ${attempts.count} + 1 end`;
  const counted = await queries
    .insert(attempts)
    .values({ subject, count: 1, pausedUntil: pause(sql`1`), lastAt: sql`mall_now()` })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: { count: next, pausedUntil: pause(next), lastAt: sql`mall_now()` },
      setWhere: sql`${attempts.pausedUntil} <= mall_now()`,
    })
    .returning({ count: attempts.count });
  return counted.length > 0 ? 0 : secondsToWait(queries, subject);
}

async function secondsToWait(queries: Queries, subject: Buffer): Promise<number> {
  const [row] = await queries
    .select({
      seconds: sql<number>`greatest(1, ceil(extract(epoch from ${attempts.pausedUntil} - mall_now())))`.mapWith(Number),
    })
    .from(attempts)
    .where(eq(attempts.subject, subject));
  return row?.seconds ?? 1;
}

/** After a success: earlier failures no longer count. */
export async function resetAttempts(queries: Queries, subject: Buffer): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.subject, subject));
}

/** Uncounts the last attempt, because it succeeded or was not made. */
export async function uncountAttempt(queries: Queries, subject: Buffer): Promise<void> {
  await queries
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, pausedUntil: sql`'epoch'` })
    .where(eq(attempts.subject, subject));
}

export function tooManyAttempts(seconds: number): Refused<'login.tooMany'> {
  return refuse('login.tooMany', { values: { seconds }, data: { seconds } });
}

/** Counts an attempt of the caller's network at `action`. The subject returned is for `uncountAttempt`. */
export async function countNetworkAttempt(
  { database: { queries }, keyedHash }: Pick<AccountsContext, 'database' | 'keyedHash'>,
  action: string,
  browser: Browser,
): Promise<Buffer | Refused<'login.tooMany'>> {
  const subject = keyedHash(action, clientAddressKey(browser.address));
  const seconds = await countAttempt(queries, subject, NETWORK_ATTEMPTS);
  return seconds > 0 ? tooManyAttempts(seconds) : subject;
}

/** True for the first caller only: the primary key decides between concurrent callers. */
export async function consumeNonce(queries: Queries, hash: Buffer, rememberSeconds: number): Promise<boolean> {
  const inserted = await queries
    .insert(usedNonces)
    .values({ hash, expiresAt: sql`mall_now() + make_interval(secs => ${rememberSeconds})` })
    .onConflictDoNothing()
    .returning({ hash: usedNonces.hash });
  return inserted.length > 0;
}

export async function deleteExpiredGuards(queries: Queries): Promise<void> {
  await queries.delete(usedNonces).where(lt(usedNonces.expiresAt, mallNow));
  await queries.delete(attempts).where(lt(attempts.lastAt, sql`mall_now() - interval '1 day'`));
}

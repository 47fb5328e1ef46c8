import { type GuessLimit, pauses } from '@galleria/domain/accounts/limits';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { tries } from './tables.ts';

/**
 * Counts a try before it is made and says how long it must wait: 0 to go ahead. One conditional statement, so that
 * however many ask at once, in however many processes, no more go ahead than the limit allows.
 */
export async function countTry(queries: Queries, subject: Buffer, limit: GuessLimit): Promise<number> {
  const schedule = sql`${`{${pauses(limit).join(',')}}`}::int[]`;
  // A try that need not wait must not stop one that began a moment before it: its clock shows less than `mall_now()`.
  const pause = (count: ReturnType<typeof sql>) =>
    sql`coalesce(mall_now() + make_interval(secs => nullif((${schedule})[least(${count}, cardinality(${schedule}))], 0)),
      'epoch')`;
  const next = sql`case when ${tries.lastAt} < mall_now() - make_interval(secs => ${limit.forgetSeconds})
    then 1 else ${tries.count} + 1 end`;
  const counted = await queries
    .insert(tries)
    .values({ subject, count: 1, pausedUntil: pause(sql`1`), lastAt: sql`mall_now()` })
    .onConflictDoUpdate({
      target: tries.subject,
      set: { count: next, pausedUntil: pause(next), lastAt: sql`mall_now()` },
      setWhere: sql`${tries.pausedUntil} <= mall_now()`,
    })
    .returning({ count: tries.count });
  return counted.length > 0 ? 0 : secondsToWait(queries, subject);
}

async function secondsToWait(queries: Queries, subject: Buffer): Promise<number> {
  const [row] = await queries
    .select({
      seconds: sql<number>`greatest(1, ceil(extract(epoch from ${tries.pausedUntil} - mall_now())))`.mapWith(Number),
    })
    .from(tries)
    .where(eq(tries.subject, subject));
  return row?.seconds ?? 1;
}

/** It was the owner: what was tried before is forgiven. */
export async function forgiveTries(queries: Queries, subject: Buffer): Promise<void> {
  await queries.delete(tries).where(eq(tries.subject, subject));
}

/** It was no guess: this one try is taken back. */
export async function takeTryBack(queries: Queries, subject: Buffer): Promise<void> {
  await queries
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)`, pausedUntil: sql`'epoch'` })
    .where(eq(tries.subject, subject));
}

export async function forgetOldTries(queries: Queries): Promise<void> {
  await queries.delete(tries).where(lt(tries.lastAt, sql`mall_now() - interval '1 day'`));
}

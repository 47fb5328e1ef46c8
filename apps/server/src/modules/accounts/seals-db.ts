import { lt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { spentSeals } from './tables.ts';

/** True for the first who asks; of two at the same moment, one. */
export async function spendSeal(queries: Queries, hash: Buffer, keptSeconds: number): Promise<boolean> {
  const made = await queries
    .insert(spentSeals)
    .values({ hash, expiresAt: sql`mall_now() + make_interval(secs => ${keptSeconds})` })
    .onConflictDoNothing()
    .returning({ hash: spentSeals.hash });
  return made.length > 0;
}

export async function forgetSpentSeals(queries: Queries): Promise<void> {
  await queries.delete(spentSeals).where(lt(spentSeals.expiresAt, mallNow));
}

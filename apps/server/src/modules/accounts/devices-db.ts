import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { knownDevices } from './tables.ts';

export async function hasDevice(queries: Queries, userId: string, deviceHash: Buffer): Promise<boolean> {
  const found = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return found.length > 0;
}

export async function noteDevice(
  queries: Queries,
  userId: string,
  deviceHash: Buffer,
): Promise<'first' | 'known' | 'another'> {
  const isKnown = await hasDevice(queries, userId, deviceHash);
  const others = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  await queries
    .insert(knownDevices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: mallNow } });
  if (isKnown) return 'known';
  return others.length === 0 ? 'first' : 'another';
}

/** Their cookies have ended: nobody can show these any more. */
export async function forgetOldDevices(queries: Queries, afterSeconds: number): Promise<void> {
  await queries
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, sql`mall_now() - make_interval(secs => ${afterSeconds})`));
}

/** All of them, or all but one. */
export async function forgetDevices(queries: Queries, userId: string, except?: Buffer): Promise<void> {
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), except && ne(knownDevices.deviceHash, except)));
}

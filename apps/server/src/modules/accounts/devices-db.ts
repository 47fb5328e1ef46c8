import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { knownDevices } from './tables.ts';

export async function hasDevice(queries: Queries, userId: string, deviceHash: Buffer): Promise<boolean> {
  const found = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return found.length > 0;
}

/** The new mark takes the place of the old one, if this person had it. Tells what the device was to them. */
export async function replaceDevice(
  queries: Queries,
  userId: string,
  before: Buffer | undefined,
  now: Buffer,
): Promise<'first' | 'known' | 'another'> {
  const replaced = before
    ? await queries
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, before)))
        .returning({ userId: knownDevices.userId })
    : [];
  const others = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  await queries.insert(knownDevices).values({ userId, deviceHash: now });
  if (replaced.length > 0) return 'known';
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

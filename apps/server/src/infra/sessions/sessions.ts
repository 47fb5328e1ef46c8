import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@galleria/domain/access/access';
import { and, eq, gt, sql } from 'drizzle-orm';
import { mallNow } from '../database/clock.ts';
import type { Queries } from '../database/database.ts';
import { sessions } from './tables.ts';

type SessionKind = 'buyer' | 'seller' | 'staff';

/** Buyers stay signed in as long as they come back within the month; consoles ask again every working day. */
const LIFETIME_HOURS: Record<SessionKind, number> = { buyer: 30 * 24, seller: 12, staff: 12 };
const TOKEN_BYTES = 32;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function lifetime(kind: SessionKind) {
  return sql`mall_now() + make_interval(hours => ${LIFETIME_HOURS[kind]})`;
}

/** Signs somebody in and returns the token, which is known to nobody but its holder. */
export async function openSession(queries: Queries, kind: SessionKind, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await queries.insert(sessions).values({ kind, userId, tokenHash: hashOf(token), expiresAt: lifetime(kind) });
  return token;
}

/** Whose token this is, if it still counts. A buyer's visit makes it count for another month. */
export async function readSession(queries: Queries, token: string): Promise<Actor | undefined> {
  const [found] = await queries
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userId: sessions.userId,
      isStale: sql<boolean>`${sessions.lastSeenAt} < mall_now() - interval '1 day'`,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, mallNow)));
  if (!found) return undefined;
  const { id: sessionId, kind, userId } = found;
  if (found.isStale && kind === 'buyer') {
    // Once a day is enough: a write for every request would cost more than it tells.
    await queries
      .update(sessions)
      .set({ lastSeenAt: mallNow, expiresAt: lifetime(kind) })
      .where(eq(sessions.id, sessionId));
  }
  return kind === 'buyer' ? { kind, userId, sessionId } : { kind, userId, sessionId, permissions: new Set() };
}

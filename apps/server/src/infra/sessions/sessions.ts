import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@galleria/domain/access/access';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { mallNow } from '../database/clock.ts';
import type { Queries } from '../database/database.ts';
import { runNamed } from '../database/run-named.ts';
import { sessions } from './tables.ts';

type SessionKind = 'buyer' | 'seller' | 'staff';

/** Buyers stay signed in as long as they come back within the month; consoles ask again every working day. */
export const LIFETIME_HOURS: Record<SessionKind, number> = { buyer: 30 * 24, seller: 12, staff: 12 };
const TOKEN_BYTES = 32;

export const BUYER_SESSION_SECONDS = LIFETIME_HOURS.buyer * 3600;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function lifetime(kind: SessionKind) {
  return sql`mall_now() + make_interval(hours => ${LIFETIME_HOURS[kind]})`;
}

interface SessionTraits {
  readonly agent?: string;
  readonly address?: string;
  readonly permissions?: string[];
}

/** Signs somebody in and returns the token, which is known to nobody but its holder. */
export async function openSession(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  traits: SessionTraits = {},
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = lifetime(kind);
  await queries.insert(sessions).values({ kind, userId, tokenHash: hashOf(token), expiresAt, ...traits });
  return token;
}

interface FoundSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly isStale: boolean;
}

interface OpenedSession {
  readonly actor: Actor;
  /** It counts for another month from now on, and so should the browser's cookie. */
  readonly isRenewed: boolean;
}

const READ_SESSION = {
  name: 'read_session',
  text: `
    select id, kind, user_id as "userId", permissions, last_seen_at < mall_now() - interval '1 hour' as "isStale"
    from session where token_hash = $1 and expires_at > mall_now()`,
};

/** Whose token this is, if it still counts. A buyer's visit makes it count for another month. */
export async function readSession(queries: Queries, token: string): Promise<OpenedSession | undefined> {
  const [found] = await runNamed<FoundSession>(queries, READ_SESSION, [hashOf(token)]);
  if (!found) return undefined;
  const { id: sessionId, kind, userId, permissions, isStale } = found;
  const isRenewed = isStale && kind === 'buyer';
  // Once an hour is enough: a write for every request would cost more than it tells.
  if (isStale) {
    await queries
      .update(sessions)
      .set({ lastSeenAt: mallNow, ...(isRenewed && { expiresAt: lifetime(kind) }) })
      .where(eq(sessions.id, sessionId));
  }
  const actor: Actor =
    kind === 'buyer' ? { kind, userId, sessionId } : { kind, userId, sessionId, permissions: new Set(permissions) };
  return { actor, isRenewed };
}

const owned = (kind: SessionKind, userId: string) => and(eq(sessions.kind, kind), eq(sessions.userId, userId));

export async function listSessions(queries: Queries, kind: SessionKind, userId: string) {
  return queries
    .select({
      id: sessions.id,
      agent: sessions.agent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(owned(kind, userId), gt(sessions.expiresAt, mallNow)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** False when there is no such session of this person. */
export async function endSession(queries: Queries, kind: SessionKind, userId: string, id: string): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(owned(kind, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessionOf(queries: Queries, token: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Everywhere, or everywhere else. */
export async function endSessions(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  exceptId?: string,
): Promise<void> {
  await queries
    .delete(sessions)
    .where(and(owned(kind, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
}

export async function forgetEndedSessions(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, mallNow));
}

import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@galleria/domain/access/access';
import { and, desc, eq, gt, inArray, lt, max, ne, sql } from 'drizzle-orm';
import { mallNow } from '../database/clock.ts';
import type { Queries } from '../database/database.ts';
import { runNamed } from '../database/drizzle-internals.ts';
import { sessions } from './tables.ts';

type SessionKind = 'buyer' | 'seller' | 'staff';

/** Defaults of the mall's rules. Buyers stay signed in as long as they return within a month. */
const LIFETIME_HOURS: Record<SessionKind, number> = { buyer: 30 * 24, seller: 12, staff: 12 };
const TOKEN_BYTES = 32;

/**
 * Thrown when the account of a session was closed while its call was under way. Not a returned refusal, since it can
 * happen in every use case and always has the same answer: sign in.
 */
export class SessionEnded extends Error {}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The statement reads the rule itself, so a change takes effect at once and costs no extra query. */
function lifetime(kind: SessionKind) {
  const hours =
    kind === 'buyer'
      ? sql`24 * mall_rule('buyerSessionDays', ${LIFETIME_HOURS.buyer / 24})`
      : sql`mall_rule('consoleSessionHours', ${LIFETIME_HOURS[kind]})`;
  return sql`mall_now() + make_interval(hours => ${hours})`;
}

const secondsLeft = sql<number>`round(extract(epoch from ${sessions.expiresAt} - mall_now()))`.mapWith(Number);

interface SessionDetails {
  readonly agent?: string;
  readonly address?: string;
  readonly permissions?: string[];
  readonly storeId?: number;
}

/** Inserts a session and returns its token; only the hash is stored. */
export async function openSession(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  details: SessionDetails = {},
): Promise<string> {
  return (await openTimedSession(queries, kind, userId, details)).token;
}

/** The same, with the seconds that a cookie should live. */
export async function openTimedSession(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  details: SessionDetails = {},
): Promise<{ token: string; seconds: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = lifetime(kind);
  const [opened] = await queries
    .insert(sessions)
    .values({ kind, userId, tokenHash: hashOf(token), expiresAt, ...details })
    .returning({ seconds: secondsLeft });
  return { token, seconds: opened?.seconds ?? 0 };
}

interface SessionRow {
  readonly id: string;
  readonly kind: SessionKind;
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly storeId: number | null;
  readonly isStale: boolean;
}

interface OpenedSession {
  readonly actor: Actor;
  /** Set when the session was extended: the browser's cookie must then live for this many seconds too. */
  readonly renewedSeconds?: number | undefined;
}

const READ_SESSION = {
  name: 'read_session_in_store',
  text: `
    select id, kind, user_id as "userId", permissions, store_id as "storeId", last_seen_at < mall_now() - interval '1 hour' as "isStale"
    from session where token_hash = $1 and expires_at > mall_now()`,
};

/** The actor of a valid token. A buyer's visit extends the session. */
export async function readSession(queries: Queries, token: string): Promise<OpenedSession | undefined> {
  const [row] = await runNamed<SessionRow>(queries, READ_SESSION, [hashOf(token)]);
  if (!row) return undefined;
  const { kind, isStale } = row;
  const isRenewed = isStale && kind === 'buyer';
  // At most one write per hour and session, not one per request.
  const [seen] = isStale
    ? await queries
        .update(sessions)
        .set({ lastSeenAt: mallNow, ...(isRenewed && { expiresAt: lifetime(kind) }) })
        .where(eq(sessions.id, row.id))
        .returning({ seconds: secondsLeft })
    : [];
  return { actor: actorOf(row), renewedSeconds: isRenewed ? seen?.seconds : undefined };
}

function actorOf({ id: sessionId, kind, userId, storeId, permissions }: SessionRow): Actor {
  if (kind === 'buyer') return { kind, userId, sessionId };
  if (kind === 'staff') return { kind, userId, sessionId, permissions: new Set(permissions) };
  if (storeId === null) throw new Error(`actorOf: seller session without a store (session: ${sessionId})`);
  return { kind, userId, sessionId, storeId, permissions: new Set(permissions) };
}

const belongsTo = (kind: SessionKind, userId: string) => and(eq(sessions.kind, kind), eq(sessions.userId, userId));

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
    .where(and(belongsTo(kind, userId), gt(sessions.expiresAt, mallNow)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** False when the user has no such session. */
export async function endSessionById(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  id: string,
): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(belongsTo(kind, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessionByToken(queries: Queries, token: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(
  queries: Queries,
  kind: SessionKind,
  userId: string,
  exceptId?: string,
): Promise<void> {
  await queries
    .delete(sessions)
    .where(and(belongsTo(kind, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
}

export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, mallNow));
}

const ofSellerIn = (sellerId: string, storeId: number) =>
  and(belongsTo('seller', sellerId), eq(sessions.storeId, storeId));

/** Opens another store in a seller's session. */
export async function moveSession(queries: Queries, sessionId: string, storeId: number, permissions: string[]) {
  await queries.update(sessions).set({ storeId, permissions }).where(eq(sessions.id, sessionId));
}

/** Sets the permissions of every session of the seller in that store, effective at once. */
export async function writePermissions(queries: Queries, sellerId: string, storeId: number, permissions: string[]) {
  await queries.update(sessions).set({ permissions }).where(ofSellerIn(sellerId, storeId));
}

/** Sets the permissions of every session of this member of staff, effective at once. */
export async function writeStaffPermissions(queries: Queries, staffId: string, permissions: string[]) {
  await queries.update(sessions).set({ permissions }).where(belongsTo('staff', staffId));
}

export async function endSessionsInStore(queries: Queries, sellerId: string, storeId: number): Promise<void> {
  await queries.delete(sessions).where(ofSellerIn(sellerId, storeId));
}

/** The last activity of each of these people, by user id; a person without a session is missing. */
export async function lastSeenTimes(
  queries: Queries,
  kind: SessionKind,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await queries
    .select({ userId: sessions.userId, lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(eq(sessions.kind, kind), inArray(sessions.userId, [...userIds])))
    .groupBy(sessions.userId);
  return new Map(rows.flatMap(({ userId, lastSeenAt }) => (lastSeenAt ? [[userId, lastSeenAt]] : [])));
}

interface OpenSession {
  /** Null in a session of staff. */
  readonly storeId: number | null;
  readonly permissions: ReadonlySet<string>;
}

/** Store and permissions of those of these sessions that are still open, by id. */
export async function readOpenSessions(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenSession>> {
  const rows = await queries
    .select({ id: sessions.id, storeId: sessions.storeId, permissions: sessions.permissions })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, mallNow)));
  return new Map(rows.map(({ id, storeId, permissions }) => [id, { storeId, permissions: new Set(permissions) }]));
}

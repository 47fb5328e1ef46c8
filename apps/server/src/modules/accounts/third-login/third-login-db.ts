import type { SocialType } from '@galleria/domain/accounts/social-types';
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AuthorizationRequest, ExternalIdentity } from '../../../gateways/oauth/oauth-provider.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { authorizationRequests, bindings, thirdLoginKeys } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';

const LOGIN_KEY_LIFE_MINUTES = 15;

/** Identifies an authorization request: the callback must match every field. */
export interface RequestIdentity {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly userId: string | null;
  readonly socialType: SocialType;
  readonly callbackUrl: string;
}

type RequestSecrets = Pick<AuthorizationRequest, 'nonce' | 'verifier'> & { readonly redirectUrl: string };

export async function insertAuthorizationRequest(
  queries: Queries,
  request: RequestIdentity & RequestSecrets,
  lifeSeconds: number,
): Promise<void> {
  const expiresAt = sql`mall_now() + make_interval(secs => ${lifeSeconds})`;
  await queries.insert(authorizationRequests).values({ ...request, expiresAt });
}

/** Deletes and returns the request in one statement, so that it is used by one callback only. */
export async function consumeAuthorizationRequest(
  queries: Queries,
  { stateHash, browserHash, userId, socialType, callbackUrl }: RequestIdentity,
): Promise<RequestSecrets | undefined> {
  const [request] = await queries
    .delete(authorizationRequests)
    .where(
      and(
        eq(authorizationRequests.stateHash, stateHash),
        eq(authorizationRequests.browserHash, browserHash),
        userId === null ? isNull(authorizationRequests.userId) : eq(authorizationRequests.userId, userId),
        eq(authorizationRequests.socialType, socialType),
        eq(authorizationRequests.callbackUrl, callbackUrl),
        isNotExpired(authorizationRequests.expiresAt),
      ),
    )
    .returning({
      nonce: authorizationRequests.nonce,
      verifier: authorizationRequests.verifier,
      redirectUrl: authorizationRequests.redirectUrl,
    });
  return request;
}

/** Stores an identity that has no account yet. Returns the login key with which a mail address can be bound to it. */
export async function insertLoginKey(queries: Queries, identity: ExternalIdentity): Promise<string> {
  const { socialType, subject, nickName } = identity;
  const loginKey = newToken();
  const expiresAt = sql`mall_now() + make_interval(mins => ${LOGIN_KEY_LIFE_MINUTES})`;
  await queries
    .insert(thirdLoginKeys)
    .values({ keyHash: hashToken(loginKey), socialType, subject, nickName, expiresAt });
  return loginKey;
}

export async function isLoginKey(queries: Queries, loginKey: string): Promise<boolean> {
  return (await queries.$count(thirdLoginKeys, isValidKey(loginKey))) > 0;
}

/** Deletes the key and returns its identity. After a rollback the key is valid again. */
export async function consumeLoginKey(queries: Queries, loginKey: string): Promise<ExternalIdentity | undefined> {
  const [identity] = await queries.delete(thirdLoginKeys).where(isValidKey(loginKey)).returning({
    socialType: thirdLoginKeys.socialType,
    subject: thirdLoginKeys.subject,
    nickName: thirdLoginKeys.nickName,
  });
  return identity;
}

function isValidKey(loginKey: string) {
  return and(eq(thirdLoginKeys.keyHash, hashToken(loginKey)), isNotExpired(thirdLoginKeys.expiresAt));
}

export async function readBindings(queries: Queries, userId: string) {
  return queries.select().from(bindings).where(eq(bindings.userId, userId)).orderBy(asc(bindings.socialType));
}

/** The account that an external identity is bound to. */
export async function findBoundUserId(
  queries: Queries,
  { socialType, subject }: ExternalIdentity,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ userId: bindings.userId })
    .from(bindings)
    .where(and(eq(bindings.socialType, socialType), eq(bindings.subject, subject)));
  return found?.userId;
}

/**
 * True when the identity is bound to this account now. False when it is bound to another account, or the account has
 * another identity of the same provider; the unique constraints decide, also between concurrent calls.
 */
export async function insertBinding(queries: Queries, userId: string, identity: ExternalIdentity): Promise<boolean> {
  const { socialType, subject, nickName } = identity;
  await queries.insert(bindings).values({ userId, socialType, subject, nickName }).onConflictDoNothing();
  return (await findBoundUserId(queries, identity)) === userId;
}

export async function deleteBinding(queries: Queries, userId: string, socialType: SocialType): Promise<void> {
  await queries.delete(bindings).where(and(eq(bindings.userId, userId), eq(bindings.socialType, socialType)));
}

export async function deleteBindings(queries: Queries, userId: string): Promise<void> {
  await queries.delete(bindings).where(eq(bindings.userId, userId));
}

export async function deleteExpiredThirdLogins(queries: Queries): Promise<void> {
  await queries.delete(authorizationRequests).where(lte(authorizationRequests.expiresAt, mallNow));
  await queries.delete(thirdLoginKeys).where(lte(thirdLoginKeys.expiresAt, mallNow));
}

function isNotExpired(expiresAt: PgColumn): SQL {
  return gt(expiresAt, mallNow);
}

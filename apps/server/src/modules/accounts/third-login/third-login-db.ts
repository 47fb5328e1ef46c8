import type { SocialType } from '@galleria/domain/accounts/social-types';
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Journey } from '../../../gateways/oauth/other-site.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { bindings, thirdLoginKeys, thirdLoginStarts } from '../tables.ts';

const KEY_LIFE_MINUTES = 15;

/** Somebody over there. */
export interface Elsewhere {
  readonly socialType: SocialType;
  readonly subject: string;
  readonly nickName: string;
}

/** Who was sent where, by which browser: all of it has to be the same when they come back. */
export interface Trip {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly userId: string | null;
  readonly socialType: SocialType;
  readonly callbackUrl: string;
}

type Kept = Pick<Journey, 'nonce' | 'verifier'> & { readonly redirectUrl: string };

export async function putStart(queries: Queries, start: Trip & Kept, lifeSeconds: number): Promise<void> {
  const expiresAt = sql`mall_now() + make_interval(secs => ${lifeSeconds})`;
  await queries.insert(thirdLoginStarts).values({ ...start, expiresAt });
}

/** One statement takes it away and hands it out, so that it counts for one caller once. */
export async function takeStart(queries: Queries, trip: Trip): Promise<Kept | undefined> {
  const [start] = await queries
    .delete(thirdLoginStarts)
    .where(
      and(
        eq(thirdLoginStarts.stateHash, trip.stateHash),
        eq(thirdLoginStarts.browserHash, trip.browserHash),
        trip.userId === null ? isNull(thirdLoginStarts.userId) : eq(thirdLoginStarts.userId, trip.userId),
        eq(thirdLoginStarts.socialType, trip.socialType),
        eq(thirdLoginStarts.callbackUrl, trip.callbackUrl),
        isStillGood(thirdLoginStarts.expiresAt),
      ),
    )
    .returning({
      nonce: thirdLoginStarts.nonce,
      verifier: thirdLoginStarts.verifier,
      redirectUrl: thirdLoginStarts.redirectUrl,
    });
  return start;
}

export async function putKey(queries: Queries, keyHash: Buffer, elsewhere: Elsewhere): Promise<void> {
  const { socialType, subject, nickName } = elsewhere;
  const expiresAt = sql`mall_now() + make_interval(mins => ${KEY_LIFE_MINUTES})`;
  await queries.insert(thirdLoginKeys).values({ keyHash, socialType, subject, nickName, expiresAt });
}

export async function isKey(queries: Queries, keyHash: Buffer): Promise<boolean> {
  const found = await queries.$count(
    thirdLoginKeys,
    and(eq(thirdLoginKeys.keyHash, keyHash), isStillGood(thirdLoginKeys.expiresAt)),
  );
  return found > 0;
}

/** Good for one transaction that succeeds: after one that does not, it is there again. */
export async function takeKey(queries: Queries, keyHash: Buffer): Promise<Elsewhere | undefined> {
  const [key] = await queries
    .delete(thirdLoginKeys)
    .where(and(eq(thirdLoginKeys.keyHash, keyHash), isStillGood(thirdLoginKeys.expiresAt)))
    .returning({
      socialType: sql<SocialType>`${thirdLoginKeys.socialType}`,
      subject: thirdLoginKeys.subject,
      nickName: thirdLoginKeys.nickName,
    });
  return key;
}

/** Whose account somebody from over there opens. */
export async function findBound(queries: Queries, { socialType, subject }: Elsewhere): Promise<string | undefined> {
  const [found] = await queries
    .select({ userId: bindings.userId })
    .from(bindings)
    .where(and(eq(bindings.socialType, socialType), eq(bindings.subject, subject)));
  return found?.userId;
}

/**
 * Binds, and tells whether this person now opens this account. Not so when they open another one, or the account has
 * somebody else of the same site; the unique keys decide, also between two who try at once.
 */
export async function bindTo(queries: Queries, userId: string, elsewhere: Elsewhere): Promise<boolean> {
  const { socialType, subject, nickName } = elsewhere;
  await queries.insert(bindings).values({ userId, socialType, subject, nickName }).onConflictDoNothing();
  return (await findBound(queries, elsewhere)) === userId;
}

export async function removeBound(queries: Queries, userId: string, socialType: SocialType): Promise<void> {
  await queries.delete(bindings).where(and(eq(bindings.userId, userId), eq(bindings.socialType, socialType)));
}

/** Those who were sent away and never came back, and keys that nobody used. */
export async function forgetOldThirdLogins(queries: Queries): Promise<void> {
  await queries.delete(thirdLoginStarts).where(lte(thirdLoginStarts.expiresAt, mallNow));
  await queries.delete(thirdLoginKeys).where(lte(thirdLoginKeys.expiresAt, mallNow));
}

function isStillGood(expiresAt: PgColumn): SQL {
  return gt(expiresAt, mallNow);
}

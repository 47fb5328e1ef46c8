import type { Contact } from '@galleria/domain/accounts/contact';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { codes, verificationTokens } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';

/** A code is valid only for the purpose it was sent for. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'recover'
  | 'bind'
  | 'contact'
  | 'payPassword'
  | 'password'
  | 'destroy'
  | 'sellerRecover'
  | 'staffRecover'
  | 'storeAccount';

interface NewCode {
  readonly purpose: CodePurpose;
  readonly address: string;
  /** Null where a code would be useless: the row then only limits resending. */
  readonly codeHash: Buffer | null;
  /** See `findRequester`. */
  readonly requesterId: string | null;
  readonly lifeMinutes: number;
  readonly resendSeconds: number;
}

/** Replaces the previous code of the same requester. False when that one was sent less than `resendSeconds` ago. */
export async function upsertCode(queries: Queries, code: NewCode): Promise<boolean> {
  const columns = {
    codeHash: code.codeHash,
    userId: code.requesterId,
    attempts: 0,
    sentAt: mallNow,
    expiresAt: sql`mall_now() + make_interval(mins => ${code.lifeMinutes})`,
    usedAt: null,
  };
  const written = await queries
    .insert(codes)
    .values({ purpose: code.purpose, address: code.address, ...columns })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.address, codes.userId],
      set: columns,
      setWhere: sql`${codes.sentAt} <= mall_now() - make_interval(secs => ${code.resendSeconds})`,
    })
    .returning({ purpose: codes.purpose });
  return written.length > 0;
}

export async function secondsToResend(
  queries: Queries,
  { purpose, address, requesterId, resendSeconds }: Omit<NewCode, 'codeHash' | 'lifeMinutes'>,
): Promise<number> {
  const [row] = await queries
    .select({
      seconds:
        sql<number>`greatest(1, ceil(extract(epoch from ${codes.sentAt} - mall_now()) + ${resendSeconds}::int))`.mapWith(
          Number,
        ),
    })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.address, address), isRequestedBy(requesterId)));
  return row?.seconds ?? 1;
}

function isRequestedBy(requesterId: string | null) {
  return requesterId === null ? isNull(codes.userId) : eq(codes.userId, requesterId);
}

interface CodeAttempt {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly requesterId: string | null;
  readonly maxAttempts: number;
}

/** Counts an attempt and returns the stored hash; undefined when there is no code or it is used up or expired. */
export async function countCodeAttempt(
  queries: Queries,
  { purpose, address, requesterId, maxAttempts }: CodeAttempt,
): Promise<{ codeHash: Buffer | null } | undefined> {
  const [row] = await queries
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.address, address),
        isRequestedBy(requesterId),
        isNull(codes.usedAt),
        gt(codes.expiresAt, mallNow),
        lt(codes.attempts, maxAttempts),
      ),
    )
    .returning({ codeHash: codes.codeHash });
  return row;
}

/** Atomic: true for one of several concurrent callers, so that a code is used once. */
export async function consumeCode(
  queries: Queries,
  purpose: CodePurpose,
  address: string,
  hash: Buffer,
): Promise<boolean> {
  const consumed = await queries
    .update(codes)
    .set({ usedAt: mallNow })
    .where(and(eq(codes.purpose, purpose), eq(codes.address, address), eq(codes.codeHash, hash), isNull(codes.usedAt)))
    .returning({ purpose: codes.purpose });
  return consumed.length > 0;
}

/** Deletes codes sent to the addresses or requested by the account, and verification tokens made from them. */
export async function deleteCodesOf(queries: Queries, userId: string, addresses: readonly string[]): Promise<void> {
  await queries.delete(codes).where(or(eq(codes.userId, userId), inArray(codes.address, [...addresses])));
  await queries.delete(verificationTokens).where(inArray(verificationTokens.address, [...addresses]));
}

const TOKEN_LIFE_MINUTES = 30;

/** Proves to the next step of a form that the contact was verified. Returns the token; its hash is stored. */
export async function insertVerificationToken(
  queries: Queries,
  purpose: CodePurpose,
  contact: Contact,
): Promise<string> {
  const token = newToken();
  await queries.insert(verificationTokens).values({
    tokenHash: hashToken(token),
    purpose,
    ...contact,
    expiresAt: sql`mall_now() + make_interval(mins => ${TOKEN_LIFE_MINUTES})`,
  });
  return token;
}

/** Whether the token is valid now. It may be used concurrently a moment later: `consumeVerificationToken` decides. */
export async function isVerificationToken(queries: Queries, token: string, purpose: CodePurpose): Promise<boolean> {
  return (await queries.$count(verificationTokens, isValid(token, purpose))) > 0;
}

/** Deletes the token and returns the verified contact. After a rollback the token is valid again. */
export async function consumeVerificationToken(
  queries: Queries,
  token: string,
  purpose: CodePurpose,
): Promise<Contact | undefined> {
  const [contact] = await queries
    .delete(verificationTokens)
    .where(isValid(token, purpose))
    .returning({ channel: verificationTokens.channel, address: verificationTokens.address });
  return contact;
}

function isValid(token: string, purpose: CodePurpose) {
  return and(
    eq(verificationTokens.tokenHash, hashToken(token)),
    eq(verificationTokens.purpose, purpose),
    gt(verificationTokens.expiresAt, mallNow),
  );
}

export async function deleteExpiredCodes(queries: Queries): Promise<void> {
  await queries.delete(codes).where(lt(codes.sentAt, sql`mall_now() - interval '1 day'`));
  await queries.delete(verificationTokens).where(lt(verificationTokens.expiresAt, mallNow));
}

import type { Contact } from '@galleria/domain/accounts/contact';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { checkedContacts, codes } from './tables.ts';

/** What a code is for. One that was sent for something else is worth nothing here. */
export type Purpose = 'login' | 'register' | 'recover' | 'bind' | 'contact' | 'payPassword' | 'password' | 'destroy';

interface NewCode {
  readonly purpose: Purpose;
  readonly address: string;
  /** None where there is nothing to open. */
  readonly codeHash: Buffer | null;
  readonly userId: string | null;
  readonly lifeMinutes: number;
  readonly resendSeconds: number;
}

/** Takes the place of the code before, unless that one was sent only a moment ago. */
export async function putCode(queries: Queries, code: NewCode): Promise<boolean> {
  const fresh = {
    codeHash: code.codeHash,
    userId: code.userId,
    tries: 0,
    sentAt: mallNow,
    expiresAt: sql`mall_now() + make_interval(mins => ${code.lifeMinutes})`,
    usedAt: null,
  };
  const put = await queries
    .insert(codes)
    .values({ purpose: code.purpose, address: code.address, ...fresh })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.address],
      set: fresh,
      setWhere: sql`${codes.sentAt} <= mall_now() - make_interval(secs => ${code.resendSeconds})`,
    })
    .returning({ purpose: codes.purpose });
  return put.length > 0;
}

export async function secondsToResend(
  queries: Queries,
  purpose: Purpose,
  address: string,
  resendSeconds: number,
): Promise<number> {
  const [row] = await queries
    .select({
      seconds:
        sql<number>`greatest(1, ceil(extract(epoch from ${codes.sentAt} - mall_now()) + ${resendSeconds}::int))`.mapWith(
          Number,
        ),
    })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.address, address)));
  return row?.seconds ?? 1;
}

/** Counts the try and hands out what to compare with; nothing when there is no code, or it is spent or too old. */
export async function tryCode(queries: Queries, purpose: Purpose, address: string, mostTries: number) {
  const [row] = await queries
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.address, address),
        isNull(codes.usedAt),
        gt(codes.expiresAt, mallNow),
        lt(codes.tries, mostTries),
      ),
    )
    .returning({ codeHash: codes.codeHash, userId: codes.userId });
  return row;
}

/** True for one caller only: a code opens once. */
export async function spendCode(queries: Queries, purpose: Purpose, address: string, hash: Buffer): Promise<boolean> {
  const spent = await queries
    .update(codes)
    .set({ usedAt: mallNow })
    .where(and(eq(codes.purpose, purpose), eq(codes.address, address), eq(codes.codeHash, hash), isNull(codes.usedAt)))
    .returning({ purpose: codes.purpose });
  return spent.length > 0;
}

/** What was sent to somebody's addresses, what they asked for themselves, and what it has opened. */
export async function forgetCodesOf(queries: Queries, userId: string, addresses: readonly string[]): Promise<void> {
  await queries.delete(codes).where(or(eq(codes.userId, userId), inArray(codes.address, [...addresses])));
  await queries.delete(checkedContacts).where(inArray(checkedContacts.address, [...addresses]));
}

const FLAG_LIFE_MINUTES = 30;

export async function putFlag(queries: Queries, flagHash: Buffer, purpose: Purpose, contact: Contact): Promise<void> {
  await queries.insert(checkedContacts).values({
    flagHash,
    purpose,
    ...contact,
    expiresAt: sql`mall_now() + make_interval(mins => ${FLAG_LIFE_MINUTES})`,
  });
}

function standing(flagHash: Buffer, purpose: Purpose) {
  return and(
    eq(checkedContacts.flagHash, flagHash),
    eq(checkedContacts.purpose, purpose),
    gt(checkedContacts.expiresAt, mallNow),
  );
}

const flagged = { channel: checkedContacts.channel, address: checkedContacts.address };

export async function readFlag(queries: Queries, flagHash: Buffer, purpose: Purpose): Promise<Contact | undefined> {
  const [row] = await queries.select(flagged).from(checkedContacts).where(standing(flagHash, purpose));
  return row;
}

/** Taken away by whoever uses it; should their transaction roll back, it is there again. */
export async function takeFlag(queries: Queries, flagHash: Buffer, purpose: Purpose): Promise<Contact | undefined> {
  const [row] = await queries.delete(checkedContacts).where(standing(flagHash, purpose)).returning(flagged);
  return row;
}

export async function forgetOldCodes(queries: Queries): Promise<void> {
  await queries.delete(codes).where(lt(codes.sentAt, sql`mall_now() - interval '1 day'`));
  await queries.delete(checkedContacts).where(lt(checkedContacts.expiresAt, mallNow));
}

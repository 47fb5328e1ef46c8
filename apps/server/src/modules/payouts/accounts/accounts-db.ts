import { OPEN_PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { payoutAccounts, payoutSchedules, payouts } from '../tables.ts';

type AccountRow = typeof payoutAccounts.$inferInsert;
export type AccountDetails = Pick<
  AccountRow,
  'kind' | 'holder' | 'bankName' | 'bic' | 'encryptedNumber' | 'fingerprint' | 'masked'
>;

/** An account of another store, or a removed one, is not found. */
const isAccountOf = (storeId: number, accountId: number) =>
  and(eq(payoutAccounts.id, accountId), eq(payoutAccounts.storeId, storeId), isNull(payoutAccounts.removedAt));

const isUsable = sql<boolean>`${payoutAccounts.usableFrom} <= ${mallNow}`;

export async function readAccounts(queries: Queries, storeId: number) {
  return queries
    .select({
      ...{ id: payoutAccounts.id, kind: payoutAccounts.kind, holder: payoutAccounts.holder },
      ...{ bankName: payoutAccounts.bankName, bic: payoutAccounts.bic, masked: payoutAccounts.masked },
      ...{ createdAt: payoutAccounts.createdAt, usableFrom: payoutAccounts.usableFrom, isUsable },
    })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.storeId, storeId), isNull(payoutAccounts.removedAt)))
    .orderBy(asc(payoutAccounts.id));
}

/** Shared row lock, which several requests may hold: prevents changes and removal until the transaction ends. */
export async function lockAccountForShare(queries: Queries, storeId: number, accountId: number) {
  const [found] = await queries
    .select({
      ...{ id: payoutAccounts.id, holder: payoutAccounts.holder, masked: payoutAccounts.masked, isUsable },
      hoursLeft: sql<number>`ceil(extract(epoch from ${payoutAccounts.usableFrom} - ${mallNow}) / 3600)::int`,
    })
    .from(payoutAccounts)
    .where(isAccountOf(storeId, accountId))
    .for('share');
  return found;
}

export async function lockAccount(queries: Queries, storeId: number, accountId: number) {
  const [found] = await queries.select().from(payoutAccounts).where(isAccountOf(storeId, accountId)).for('update');
  return found;
}

/** Undefined when the store already has this number; the unique index decides. */
export async function insertAccount(
  queries: Queries,
  storeId: number,
  details: AccountDetails,
  waitHours: number,
): Promise<{ id: number; usableFrom: Date } | undefined> {
  const [added] = await queries
    .insert(payoutAccounts)
    .values({ ...details, storeId, usableFrom: hoursFromNow(waitHours) })
    .onConflictDoNothing()
    .returning({ id: payoutAccounts.id, usableFrom: payoutAccounts.usableFrom });
  return added;
}

/** Needs the lock of `lockAccount`. */
export async function writeAccount(
  queries: Queries,
  accountId: number,
  details: AccountDetails,
  waitHours: number,
): Promise<Date> {
  const [written] = await queries
    .update(payoutAccounts)
    .set({ ...details, usableFrom: hoursFromNow(waitHours) })
    .where(eq(payoutAccounts.id, accountId))
    .returning({ usableFrom: payoutAccounts.usableFrom });
  if (!written) throw new Error(`writeAccount: there is no payout account ${accountId}`);
  return written.usableFrom;
}

const hoursFromNow = (hours: number) => sql`mall_now() + make_interval(hours => ${hours})`;

export async function isAccountNumberTaken(
  queries: Queries,
  storeId: number,
  fingerprint: Buffer,
  exceptId: number,
): Promise<boolean> {
  const isOther = and(
    eq(payoutAccounts.storeId, storeId),
    eq(payoutAccounts.fingerprint, fingerprint),
    isNull(payoutAccounts.removedAt),
    sql`${payoutAccounts.id} <> ${exceptId}`,
  );
  return (await queries.$count(payoutAccounts, isOther)) > 0;
}

/** Also deletes the weekly request to this account. */
export async function markRemoved(queries: Queries, accountId: number): Promise<void> {
  await queries.update(payoutAccounts).set({ removedAt: mallNow }).where(eq(payoutAccounts.id, accountId));
  await queries.delete(payoutSchedules).where(eq(payoutSchedules.accountId, accountId));
}

/** Whether an open payout is to be paid to the account. */
export async function isInUse(queries: Queries, accountId: number): Promise<boolean> {
  const isOpen = and(eq(payouts.accountId, accountId), inArray(payouts.state, [...OPEN_PAYOUT_STATES]));
  return (await queries.$count(payouts, isOpen)) > 0;
}

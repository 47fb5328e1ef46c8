import { randomInt } from 'node:crypto';
import { PAYOUT_LIFECYCLE, type PayoutEvent, type PayoutState } from '@galleria/domain/payouts/payout-lifecycle';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { payoutAccounts, payoutSchedules, payouts } from '../tables.ts';

const RANDOM_DIGITS = 12;

interface NewPayout {
  readonly storeId: number;
  readonly amountCents: number;
  readonly accountId: number;
  readonly holder: string;
  readonly masked: string;
  readonly isAutomatic: boolean;
}

/** Undefined when the store has an open payout: of concurrent requests, the partial unique index admits one. */
export async function insertPayout(
  { queries, now }: Transaction,
  payout: NewPayout,
): Promise<{ id: number; number: string } | undefined> {
  const day = (await now()).toISOString().slice(2, 10).replaceAll('-', '');
  const number = `${day}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`;
  const [added] = await queries
    .insert(payouts)
    .values({ ...payout, number })
    .onConflictDoNothing()
    .returning({ id: payouts.id, number: payouts.number });
  return added;
}

interface Ending {
  readonly reason?: string;
  readonly reference?: string;
  readonly approverId?: string;
  /** The state that the caller has seen; in any other state nothing happens. */
  readonly seen?: PayoutState;
}

/** Holds a row lock on the payout until the transaction ends. */
export async function lockPayout(queries: Queries, payoutId: number) {
  const { storeId, amountCents, state, firstApproverId } = payouts;
  const [found] = await queries
    .select({ storeId, amountCents, state, firstApproverId })
    .from(payouts)
    .where(eq(payouts.id, payoutId))
    .for('update');
  return found;
}

/** Needs the lock of `lockPayout`. */
export async function markFirstApproval(queries: Queries, payoutId: number, firstApproverId: string): Promise<void> {
  await queries.update(payouts).set({ firstApproverId }).where(eq(payouts.id, payoutId));
}

/** Applies the event if the payout's state allows it. Atomic: of two conflicting events, one succeeds. */
export async function advancePayout(
  queries: Queries,
  payoutId: number,
  event: PayoutEvent,
  { seen, ...ending }: Ending = {},
): Promise<{ storeId: number; amountCents: number; approvedAt: Date | null } | undefined> {
  const { from, to } = PAYOUT_LIFECYCLE[event];
  const [changed] = await queries
    .update(payouts)
    .set({ ...ending, state: to, ...(event === 'approve' ? { approvedAt: mallNow } : { endedAt: mallNow }) })
    .where(and(eq(payouts.id, payoutId), inArray(payouts.state, [...from]), seen && eq(payouts.state, seen)))
    .returning({ storeId: payouts.storeId, amountCents: payouts.amountCents, approvedAt: payouts.approvedAt });
  return changed;
}

/** A payout of another store is not found. */
export async function findPayout(queries: Queries, storeId: number, number: string) {
  const [found] = await queries
    .select({ id: payouts.id, amountCents: payouts.amountCents, state: payouts.state, masked: payouts.masked })
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), eq(payouts.number, number)));
  return found;
}

export async function readPayouts(queries: Queries, storeId: number, state: PayoutState | undefined, paging: Paging) {
  const matches = and(eq(payouts.storeId, storeId), state && eq(payouts.state, state));
  const records = await queries
    .select()
    .from(payouts)
    .where(matches)
    .orderBy(desc(payouts.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(payouts, matches) };
}

export async function sumPaid(queries: Queries, storeId: number): Promise<number> {
  const [row] = await queries
    .select({ cents: sql<number>`coalesce(sum(${payouts.amountCents}), 0)::float8` })
    .from(payouts)
    .where(and(eq(payouts.storeId, storeId), eq(payouts.state, 'paid')));
  return row?.cents ?? 0;
}

/** The payout with its encrypted account number, for the person who makes the transfer. */
export async function readTransfer(queries: Queries, payoutId: number) {
  const [found] = await queries
    .select({
      ...{ storeId: payouts.storeId, number: payouts.number, amountCents: payouts.amountCents, state: payouts.state },
      ...{ kind: payoutAccounts.kind, holder: payoutAccounts.holder, bankName: payoutAccounts.bankName },
      ...{ bic: payoutAccounts.bic, encryptedNumber: payoutAccounts.encryptedNumber },
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(eq(payouts.id, payoutId));
  return found;
}

export async function readSchedule(queries: Queries, storeId: number): Promise<{ accountId: number } | undefined> {
  const [found] = await queries
    .select({ accountId: payoutSchedules.accountId })
    .from(payoutSchedules)
    .where(eq(payoutSchedules.storeId, storeId));
  return found;
}

export async function writeSchedule(queries: Queries, storeId: number, accountId: number | undefined): Promise<void> {
  if (accountId === undefined) {
    await queries.delete(payoutSchedules).where(eq(payoutSchedules.storeId, storeId));
    return;
  }
  await queries
    .insert(payoutSchedules)
    .values({ storeId, accountId })
    .onConflictDoUpdate({ target: payoutSchedules.storeId, set: { accountId } });
}

const BATCH_SIZE = 100;

/** The next batch of stores with weekly payouts, by id after this one. */
export async function readSchedulesAfter(queries: Queries, storeId: number) {
  return queries
    .select()
    .from(payoutSchedules)
    .where(gt(payoutSchedules.storeId, storeId))
    .orderBy(asc(payoutSchedules.storeId))
    .limit(BATCH_SIZE);
}

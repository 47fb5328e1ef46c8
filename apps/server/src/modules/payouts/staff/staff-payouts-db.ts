import { OPEN_PAYOUT_STATES, type PayoutState } from '@galleria/domain/payouts/payout-lifecycle';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { payoutAccounts, payoutBatches, payouts } from '../tables.ts';

export type StorePayout = typeof payouts.$inferSelect;

interface PayoutSearch {
  readonly state?: 'waiting' | PayoutState | undefined;
  readonly storeId?: number | undefined;
  readonly payoutId?: number | undefined;
  readonly batchId?: number | undefined;
  readonly number?: string | undefined;
}

const isWaiting = inArray(payouts.state, [...OPEN_PAYOUT_STATES]);

/** The newest first, with ids below `before`. */
export async function readStorePayouts(
  queries: Queries,
  { state, storeId, payoutId, batchId, number }: PayoutSearch,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<StorePayout[]> {
  return queries
    .select()
    .from(payouts)
    .where(
      and(
        state === 'waiting' ? isWaiting : state && eq(payouts.state, state),
        storeId ? eq(payouts.storeId, storeId) : undefined,
        payoutId ? eq(payouts.id, payoutId) : undefined,
        batchId ? eq(payouts.batchId, batchId) : undefined,
        number ? eq(payouts.number, number) : undefined,
        before ? lt(payouts.id, before) : undefined,
      ),
    )
    .orderBy(desc(payouts.id))
    .limit(limit);
}

export async function findStorePayout(queries: Queries, number: string): Promise<StorePayout | undefined> {
  const [found] = await queries.select().from(payouts).where(eq(payouts.number, number));
  return found;
}

/** Requested and approved payouts: those that wait for staff. */
export async function countWaitingPayouts(queries: Queries): Promise<number> {
  return queries.$count(payouts, isWaiting);
}

/** Stores with an approved payout that is in no batch. */
export async function readStoresToSend(queries: Queries): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ storeId: payouts.storeId })
    .from(payouts)
    .where(and(eq(payouts.state, 'approved'), isNull(payouts.batchId)));
  return rows.map(({ storeId }) => storeId);
}

/**
 * Undefined when there is nothing to send. The row locks put each payout into one batch when two are created at once.
 */
export async function insertBatch(queries: Queries, createdBy: string, exceptStores: readonly number[]) {
  const isToSend = and(
    eq(payouts.state, 'approved'),
    isNull(payouts.batchId),
    exceptStores.length > 0 ? notInArray(payouts.storeId, [...exceptStores]) : undefined,
  );
  const rows = await queries
    .select({ id: payouts.id, amountCents: payouts.amountCents })
    .from(payouts)
    .where(isToSend)
    .orderBy(asc(payouts.id))
    .for('update');
  if (rows.length === 0) return undefined;
  const amountCents = rows.reduce((sum, row) => sum + row.amountCents, 0);
  const [batch] = await queries
    .insert(payoutBatches)
    .values({ createdBy, payouts: rows.length, amountCents })
    .returning();
  if (!batch) throw new Error('insertBatch: no row');
  const ids = rows.map(({ id }) => id);
  await queries.update(payouts).set({ batchId: batch.id }).where(inArray(payouts.id, ids));
  return batch;
}

export async function readBatches(queries: Queries, paging: Paging) {
  const open = sql<number>`(select count(*)::int from payout
    where payout.batch_id = payout_batch.id and payout.state = 'approved')`;
  const { id, amountCents, createdAt } = payoutBatches;
  const records = await queries
    .select({ id, payouts: payoutBatches.payouts, amountCents, createdAt, open })
    .from(payoutBatches)
    .orderBy(desc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(payoutBatches) };
}

export async function hasBatch(queries: Queries, batchId: number): Promise<boolean> {
  return (await queries.$count(payoutBatches, eq(payoutBatches.id, batchId))) > 0;
}

/** Transfers with encrypted account numbers; payouts that were rejected since are left out. */
export async function readTransfersOfBatch(queries: Queries, batchId: number, afterId: number, limit: number) {
  return queries
    .select({
      ...{ id: payouts.id, number: payouts.number, storeId: payouts.storeId, amountCents: payouts.amountCents },
      ...{ kind: payoutAccounts.kind, holder: payouts.holder, bankName: payoutAccounts.bankName },
      ...{ bic: payoutAccounts.bic, encryptedNumber: payoutAccounts.encryptedNumber },
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(and(eq(payouts.batchId, batchId), ne(payouts.state, 'rejected'), gt(payouts.id, afterId)))
    .orderBy(asc(payouts.id))
    .limit(limit);
}

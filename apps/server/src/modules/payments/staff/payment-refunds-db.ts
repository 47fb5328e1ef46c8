import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { PaymentRefund } from '../refunds/refunds-db.ts';
import { paymentRefunds, payments } from '../tables.ts';

const later = alias(paymentRefunds, 'later');

/** The refund failed, and no other attempt was made since. */
const isWaiting = sql<boolean>`(${paymentRefunds.state} = 'failed' and not exists (
  select from ${paymentRefunds} later where ${later.paymentId} = ${paymentRefunds.paymentId}
    and ${later.orderRefundId} is not distinct from ${paymentRefunds.orderRefundId}
    and (${later.id} > ${paymentRefunds.id} or ${later.state} <> 'failed')))`;

export async function readRefundPage(
  queries: Queries,
  state: 'waiting' | PaymentRefund['state'] | undefined,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PaymentRefund[]> {
  return queries
    .select()
    .from(paymentRefunds)
    .where(
      and(
        state === 'waiting' ? isWaiting : state && eq(paymentRefunds.state, state),
        before ? lt(paymentRefunds.id, before) : undefined,
      ),
    )
    .orderBy(desc(paymentRefunds.id))
    .limit(limit);
}

/** Data of the refunds' payments, and whether the refunds wait for staff. */
export async function readRefundFacts(queries: Queries, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      ...{ id: paymentRefunds.id, isWaiting, number: payments.number, userId: payments.userId },
      ...{
        gateway: payments.gateway,
        currency: sql<string>`coalesce(${payments.receivedCurrency}, ${payments.currency})`,
      },
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(sql`${paymentRefunds.id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Failed refunds that wait for staff. */
export async function countFailedRefunds(queries: Queries): Promise<number> {
  return queries.$count(paymentRefunds, isWaiting);
}

/** False when the refund is no longer failed. */
export async function markRefundedByHand(queries: Queries, id: number, handReference: string): Promise<boolean> {
  const changed = await queries
    .update(paymentRefunds)
    .set({ state: 'done', handReference, doneAt: mallNow })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'failed')))
    .returning({ id: paymentRefunds.id });
  return changed.length > 0;
}

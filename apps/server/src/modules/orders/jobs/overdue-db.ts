import { statusesBefore } from '@galleria/domain/orders/order-lifecycle';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { and, asc, eq, gt, inArray, isNull, lte, not, notExists, or, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { orderLines, orders } from '../tables.ts';
import { trades } from '../trades/tables.ts';
import { vouchers } from '../vouchers/tables.ts';

const AWAITING = [TRADE_STATE.unpaid, TRADE_STATE.deposited];

/**
 * Overdue trades that wait for money, with ids above `afterId`. Locked rows are skipped: the transaction that locked
 * them decides about them.
 */
export async function readOverdueTrades(queries: Queries, afterId: number, limit: number) {
  return queries
    .select({ id: trades.id })
    .from(trades)
    .where(and(inArray(trades.state, AWAITING), lte(trades.expiresAt, mallNow), gt(trades.id, afterId)))
    .orderBy(asc(trades.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Adds a job for each trade that expires within `withinSeconds`, to run at its second of expiry. A job for every placed
 * trade would nearly always be wasted, and would wake the workers of all processes.
 */
export async function scheduleExpiries(queries: Queries, withinSeconds: number): Promise<void> {
  await queries.execute(sql`
    select count(graphile_worker.add_job('expireTrade', json_build_object('tradeId', ${trades.id}),
      run_at => ${trades.expiresAt}, job_key => 'expire:' || ${trades.id}))
    from ${trades}
    where ${trades.state} in (${TRADE_STATE.unpaid}, ${TRADE_STATE.deposited}) and ${trades.expiresAt} > ${mallNow}
      and ${trades.expiresAt} <= ${mallNow} + make_interval(secs => ${withinSeconds})`);
}

const VOUCHER_UNUSED = 0;

type ReceiptRules = Pick<MallRules, 'autoReceiveDays' | 'signedReceiveDays'>;

/**
 * Orders with ids above `afterId` whose receipt was not confirmed in time: `autoReceiveDays` after they were shipped,
 * or `signedReceiveDays` after the last of their parcels was signed for. A virtual order is due when none of its codes
 * can be used any more; a code without an expiry counts like a shipped parcel.
 */
export async function readOverdueReceipts(
  queries: Queries,
  { autoReceiveDays, signedReceiveDays }: ReceiptRules,
  afterId: number,
  limit: number,
) {
  const isShippedLongAgo = sql`${orders.shippedAt} <= ${mallNow} - make_interval(days => ${autoReceiveDays})`;
  const isStillValid = or(gt(vouchers.validUntil, mallNow), and(isNull(vouchers.validUntil), not(isShippedLongAgo)));
  const usableCodes = queries
    .select({ id: vouchers.id })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(and(eq(orderLines.orderId, orders.id), eq(vouchers.status, VOUCHER_UNUSED), isStillValid));
  // Null, and so not due, while one of the parcels is not signed for.
  const isSignedLongAgo = sql`(select case when bool_and(parcel.signed_at is not null) then max(parcel.signed_at) end
    from parcel where parcel.order_id = ${orders.id}) <= ${mallNow} - make_interval(days => ${signedReceiveDays})`;
  const isOverdue = or(
    and(eq(orders.isVirtual, false), or(isShippedLongAgo, isSignedLongAgo)),
    and(eq(orders.isVirtual, true), notExists(usableCodes)),
  );
  return queries
    .select({ id: orders.id, userId: orders.userId, number: orders.number })
    .from(orders)
    .where(
      and(
        ...[inArray(orders.status, statusesBefore('received')), gt(orders.id, afterId)],
        ...[eq(orders.openClaims, 0), isOverdue],
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
}

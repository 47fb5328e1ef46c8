import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { readOrderLines } from '../own-orders/own-orders-db.ts';
import { orderLines, orders } from '../tables.ts';
import { vouchers } from '../vouchers/tables.ts';
import { VOUCHER_STATUS } from '../vouchers/voucher-status.ts';

/** Pieces of a line in a refund request; `heldQuantity` of them have not been sent and wait for the decision. */
export interface Claim {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly heldQuantity: number;
  /** For a gift: pieces that stay with the buyer, and whose worth is taken off the refund. */
  readonly keptQuantity?: number;
}

const claimableColumns = {
  ...{ id: orders.id, number: orders.number, userId: orders.userId, storeId: orders.storeId },
  ...{ tradeId: orders.tradeId, status: orders.status, type: orders.type, isVirtual: orders.isVirtual },
  ...{ payableCents: orders.payableCents, shippingCents: orders.shippingCents, points: orders.points },
  ...{ refundedCents: orders.refundedCents, openClaims: orders.openClaims, receiver: orders.receiver },
  ...{ pickup: orders.pickup, receivedAt: orders.receivedAt, storePaidAt: orders.storePaidAt },
};

async function withLines<Order extends { readonly id: number }>(queries: Queries, order: Order | undefined) {
  return order && { ...order, lines: await readOrderLines(queries, [order.id]) };
}

/** Locks the order until the transaction ends. Account and trade are locked before it. */
export async function lockClaimableOrder(queries: Queries, orderId: number) {
  const [found] = await queries.select(claimableColumns).from(orders).where(eq(orders.id, orderId)).for('update');
  return withLines(queries, found);
}

export type ClaimableOrder = NonNullable<Awaited<ReturnType<typeof lockClaimableOrder>>>;

/** The same order without a lock, for reading. */
export async function readClaimableOrder(queries: Queries, orderId: number) {
  const [found] = await queries.select(claimableColumns).from(orders).where(eq(orders.id, orderId));
  return withLines(queries, found);
}

/** An order of this buyer, unless the buyer has deleted it. */
export async function findClaimableOrder(queries: Queries, userId: string, number: string) {
  const isOwn = and(eq(orders.userId, userId), eq(orders.number, number), isNull(orders.hiddenAt));
  const [found] = await queries.select(claimableColumns).from(orders).where(isOwn);
  return withLines(queries, found);
}

export async function countOpenClaims(queries: Queries, orderId: number, difference: 1 | -1): Promise<void> {
  await queries
    .update(orders)
    .set({ openClaims: sql`${orders.openClaims} + ${difference}` })
    .where(eq(orders.id, orderId));
}

/** Constraints of the line reject more pieces than there are. */
export async function addClaim(
  queries: Queries,
  { orderLineId, quantity, heldQuantity }: Claim,
  refundNumber: string,
): Promise<void> {
  await queries
    .update(orderLines)
    .set({
      claimedQuantity: sql`${orderLines.claimedQuantity} + ${quantity}`,
      heldQuantity: sql`${orderLines.heldQuantity} + ${heldQuantity}`,
      refundNumber,
    })
    .where(eq(orderLines.id, orderLineId));
}

/** Ends the claim of a refund request: its pieces are refunded, or no longer asked for. */
export async function endClaim(
  queries: Queries,
  { orderLineId, quantity, heldQuantity, keptQuantity = 0 }: Claim,
  isRefunded: boolean,
): Promise<void> {
  await queries
    .update(orderLines)
    .set({
      claimedQuantity: sql`${orderLines.claimedQuantity} - ${quantity}`,
      heldQuantity: sql`${orderLines.heldQuantity} - ${heldQuantity}`,
      ...(isRefunded && {
        refundedQuantity: sql`${orderLines.refundedQuantity} + ${quantity}`,
        canceledQuantity: sql`${orderLines.canceledQuantity} + ${heldQuantity}`,
        keptQuantity: sql`${orderLines.keptQuantity} + ${keptQuantity}`,
      }),
    })
    .where(eq(orderLines.id, orderLineId));
}

/**
 * Voids unused codes of a line, the last ones first, since the codes of a line are interchangeable. False when fewer
 * than `quantity` are unused.
 */
export async function voidCodes(queries: Queries, orderLineId: number, quantity: number): Promise<boolean> {
  return changeCodes(queries, orderLineId, { quantity, from: VOUCHER_STATUS.unused, to: VOUCHER_STATUS.refunded });
}

export async function reviveCodes(queries: Queries, orderLineId: number, quantity: number): Promise<boolean> {
  return changeCodes(queries, orderLineId, { quantity, from: VOUCHER_STATUS.refunded, to: VOUCHER_STATUS.unused });
}

async function changeCodes(
  queries: Queries,
  orderLineId: number,
  { quantity, from, to }: { readonly quantity: number; readonly from: number; readonly to: number },
): Promise<boolean> {
  const byOrdinal = to === VOUCHER_STATUS.unused ? asc(vouchers.ordinal) : desc(vouchers.ordinal);
  const found = await queries
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.orderLineId, orderLineId), eq(vouchers.status, from)))
    .orderBy(byOrdinal)
    .limit(quantity)
    .for('update');
  if (found.length < quantity) return false;
  const ids = found.map(({ id }) => id);
  await queries.update(vouchers).set({ status: to }).where(inArray(vouchers.id, ids));
  return true;
}

/** The number of unused codes, by line. */
export async function countUnusedCodes(queries: Queries, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ orderLineId: vouchers.orderLineId, count: sql<number>`count(*)::int` })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(and(eq(orderLines.orderId, orderId), eq(vouchers.status, VOUCHER_STATUS.unused)))
    .groupBy(vouchers.orderLineId);
  return new Map(rows.map(({ orderLineId, count }) => [orderLineId, count]));
}

/** Closes an order of which nothing was ever sent and everything was refunded. */
export async function closeRefundedOrder(queries: Queries, orderId: number): Promise<void> {
  await queries
    .update(orders)
    .set({ status: ORDER_STATUS.closed, closedAt: mallNow, closeReason: 'refund', isPartlyShipped: false })
    .where(eq(orders.id, orderId));
}

import type { RefundPart } from '@galleria/domain/after-sales/refund-amounts';
import { reductionsBorneBy } from '@galleria/domain/ledger/pay-out-order';
import type { RefundChannel } from '@galleria/domain/ledger/refund-order';
import { earnedForSpending } from '@galleria/domain/ledger/trade-journals';
import { nextStatus } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { returnGifts } from '../../activities/index.ts';
import { countSold } from '../../catalogue/index.ts';
import { releaseStock } from '../../inventory/index.ts';
import { deductGrowth } from '../../membership/index.ts';
import { returnCoupons } from '../../promotions/index.ts';
import { payStoreForOrder } from '../jobs/pay-stores.ts';
import { type OrderLine, readOrderLines } from '../own-orders/own-orders-db.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import type { RefundedLine } from '../refunds/refunds-db.ts';
import { markShipped } from '../store-orders/store-orders-db.ts';
import type { Trade } from '../trades/trades-db.ts';
import { hasOpenOrders } from '../trades/withdraw-order-db.ts';
import {
  addClaim,
  type Claim,
  type ClaimableOrder,
  closeRefundedOrder,
  countOpenClaims,
  endClaim,
  reviveCodes,
  voidCodes,
} from './claims-db.ts';

/** A line in the form that the domain's refund rules take. */
export function refundableLine(line: OrderLine) {
  const { activity, unitCents } = line;
  const combo = activity?.combo && { ...activity.combo, savedCents: activity.normalCents - unitCents };
  return { ...line, combo: combo ?? null, mallBearsCents: reductionsBorneBy('mall', line) };
}

/**
 * Opens the claims of a refund request. Until the decision their pieces are not sent, the order is not received and its
 * store is not paid; codes are void at once. The caller has locked account, trade and order. False when a code was
 * used.
 */
export async function openClaim(
  transaction: Transaction,
  order: ClaimableOrder,
  claims: readonly Claim[],
  refundNumber: string,
): Promise<boolean> {
  const { queries } = transaction;
  for (const claim of claims) {
    await addClaim(queries, claim, refundNumber);
    if (order.isVirtual && !(await voidCodes(queries, claim.orderLineId, claim.quantity))) return false;
  }
  await countOpenClaims(queries, order.id, 1);
  return true;
}

/** Ends claims without a refund: their pieces can be sent, and codes can be used again. */
export async function dropClaim(
  { queries }: Transaction,
  order: ClaimableOrder,
  claims: readonly Claim[],
): Promise<void> {
  for (const claim of claims) {
    await endClaim(queries, claim, false);
    if (order.isVirtual && !(await reviveCodes(queries, claim.orderLineId, claim.quantity))) {
      throw new Error(`dropClaim: codes of line ${claim.orderLineId} are gone`);
    }
  }
  await countOpenClaims(queries, order.id, -1);
}

interface ClaimRefund {
  /** Unique, so that nothing is refunded twice. */
  readonly key: string;
  readonly claims: readonly Claim[];
  readonly parts: readonly RefundPart[];
  /** Whether pieces that had been sent can be sold again. */
  readonly isRestocked: boolean;
  readonly isAccountOpen: boolean;
  /** The rates at which points and growth were earned on receipt; the refund takes both back. */
  readonly rates: EarningRates;
}

type EarningRates = Pick<MallRules, 'pointsPerSpend' | 'growthPerSpend'>;

/**
 * Refunds claims, with all consequences for stock, points, order and store. The caller has locked account, trade and
 * order.
 */
export async function refundClaim(
  transaction: Transaction,
  trade: Trade,
  order: ClaimableOrder,
  { key, claims, parts, isRestocked, isAccountOpen, rates }: ClaimRefund,
): Promise<{ refundId: number; channel: RefundChannel; isOwed: boolean }> {
  const { queries } = transaction;
  for (const claim of claims) await endClaim(queries, claim, true);
  await countOpenClaims(queries, order.id, -1);
  // Stock is locked before the ledger, as everywhere: two transactions that need both lock them in the same order.
  const returned = await returnPieces(transaction, order, claims, isRestocked);
  const { freeLines, released } = await finishOrder(transaction, order);
  await returnGifts(queries, [...returned, ...released]);
  const lines = refundedLines(
    parts,
    freeLines.filter(({ id }) => !claims.some(({ orderLineId }) => orderLineId === id)),
  );
  const lost = earnedFor(
    order,
    lines.reduce((sum, { paidCents }) => sum + paidCents, 0),
    rates,
  );
  if (isAccountOpen) await deductGrowth(transaction, trade.userId, lost.growth);
  const wanted = { key, orderId: order.id, lines, isAccountOpen, earnedPoints: lost.points };
  const refund = await refundOrder(transaction, trade, wanted);
  if (!refund) throw new Error(`refundClaim: ${key} was refunded before`);
  // A closed order is never received, so nothing else would pay the store its rest.
  await payStoreForOrder(transaction, order.id, 'closed');
  return refund;
}

/**
 * The refunded lines. Free lines are in no request; when they are closed with the order, the mall no longer bears its
 * part of them.
 */
function refundedLines(parts: readonly RefundPart[], freeLines: readonly OrderLine[]): RefundedLine[] {
  const freed = new Map(freeLines.map((line) => [line.id, refundableLine(line).mallBearsCents]));
  const paidLines = parts.map(
    ({ orderLineId, goodsCents, postageCents, mallBearsCents, points, withheldCents = 0 }) => {
      const freedCents = freed.get(orderLineId) ?? 0;
      freed.delete(orderLineId);
      const paidCents = goodsCents + postageCents;
      return {
        orderLineId,
        paidCents,
        postageCents,
        mallBearsCents: mallBearsCents + freedCents,
        points,
        withheldCents,
      };
    },
  );
  const free = { paidCents: 0, postageCents: 0, points: 0 };
  return [
    ...paidLines,
    ...[...freed].map(([orderLineId, mallBearsCents]) => ({ orderLineId, mallBearsCents, ...free })),
  ];
}

/**
 * The points and growth that the refund takes back: a difference of totals, so that partial refunds add up. Zero before
 * the receipt.
 */
function earnedFor(
  { receivedAt, payableCents, refundedCents }: ClaimableOrder,
  cents: number,
  { pointsPerSpend, growthPerSpend }: EarningRates,
) {
  const kept = payableCents - refundedCents;
  const lost = (perSpend: number) => earnedForSpending(kept, perSpend) - earnedForSpending(kept - cents, perSpend);
  return receivedAt ? { points: lost(pointsPerSpend), growth: lost(growthPerSpend) } : { points: 0, growth: 0 };
}

/**
 * Releases the stock of unsent pieces and of codes, and of sent pieces that can be sold again. Returns the released
 * pieces.
 */
async function returnPieces(
  transaction: Transaction,
  { lines, number: reference, isVirtual }: ClaimableOrder,
  claims: readonly Claim[],
  isRestocked: boolean,
): Promise<OrderLine[]> {
  const lineOf = (id: number) => lines.find((line) => line.id === id);
  const of = (count: (claim: Claim) => number) =>
    claims.flatMap((claim) => {
      const line = lineOf(claim.orderLineId);
      return line && count(claim) > 0 ? [{ ...line, quantity: count(claim) }] : [];
    });
  const stock = (those: readonly OrderLine[]) => those.map(({ skuId, quantity }) => ({ skuId, quantity, reference }));
  const unsent = of((claim) => (isVirtual ? claim.quantity : claim.heldQuantity));
  const sent = of((claim) => (isVirtual || !isRestocked ? 0 : claim.quantity - claim.heldQuantity));
  if (unsent.length > 0) await releaseStock(transaction, stock(unsent), 'cancelled');
  if (sent.length > 0) await releaseStock(transaction, stock(sent), 'returned');
  const sold = new Map<number, number>();
  for (const { prodId, quantity } of of(({ quantity }) => quantity))
    sold.set(prodId, (sold.get(prodId) ?? 0) - quantity);
  await countSold(transaction, sold);
  return [...unsent, ...sent];
}

interface Finished {
  readonly freeLines: readonly OrderLine[];
  readonly released: readonly OrderLine[];
}

/**
 * Closes an order of which everything was refunded before anything was sent, gifts included; coupons are returned with
 * the last order of the trade. An order of which only the unsent rest was refunded is marked as shipped. Returns the
 * free lines that are closed with the order, and the unsent pieces of each.
 */
async function finishOrder(transaction: Transaction, order: ClaimableOrder): Promise<Finished> {
  const { queries } = transaction;
  const lines = await readOrderLines(queries, [order.id]);
  const isUsed = order.isVirtual ? (line: OrderLine) => line.refundedQuantity < line.quantity : hasShippedPieces;
  const open = lines.filter((line) => line.refundedQuantity < line.quantity && !isFree(line));
  const event = order.isVirtual ? 'revoked' : 'refunded';
  if (open.length === 0 && !lines.some((line) => !isFree(line) && isUsed(line)) && nextStatus(order.status, event)) {
    const freeLines = lines.filter((line) => line.canceledQuantity < line.quantity && isFree(line) && !order.isVirtual);
    const released = freeLines
      .map((line) => ({ ...line, quantity: line.quantity - line.canceledQuantity - line.shippedQuantity }))
      .filter(({ quantity }) => quantity > 0);
    const stock = released.map(({ skuId, quantity }) => ({ skuId, quantity, reference: order.number }));
    if (stock.length > 0) await releaseStock(transaction, stock);
    await closeRefundedOrder(queries, order.id);
    if (!(await hasOpenOrders(transaction, order.tradeId))) await returnCoupons(transaction, order.tradeId);
    return { freeLines, released };
  }
  const isSent = lines.every((line) => line.shippedQuantity + line.canceledQuantity === line.quantity);
  if (order.status === ORDER_STATUS.toShip && isSent) await markShipped(queries, order.id);
  return { freeLines: [], released: [] };
}

function hasShippedPieces({ shippedQuantity }: OrderLine): boolean {
  return shippedQuantity > 0;
}

function isFree({ payableCents, shippingCents, points }: OrderLine): boolean {
  return payableCents - shippingCents === 0 && points === 0;
}

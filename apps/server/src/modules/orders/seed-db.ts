import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import type { ParcelState } from '@galleria/domain/orders/parcel-state';
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TrackedEvent } from '../../gateways/tracking/tracking-gateway.ts';
import { mallNow } from '../../infra/database/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { backdateMovements } from '../inventory/index.ts';
import { parcels, parcelTrackings } from './parcels/tables.ts';
import { insertEvents } from './parcels/tracking-db.ts';
import { orders } from './tables.ts';
import { trades } from './trades/tables.ts';

/** Moves all times of a trade `hours` hours into the past. */
export async function backdateTrade(transaction: Transaction, tradeId: number, hours: number): Promise<void> {
  const { queries } = transaction;
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(hours => ${hours})`;
  await queries
    .update(trades)
    .set({
      createdAt: earlier(trades.createdAt),
      expiresAt: earlier(trades.expiresAt),
      settledAt: earlier(trades.settledAt),
      closedAt: earlier(trades.closedAt),
    })
    .where(eq(trades.id, tradeId));
  await queries
    .update(orders)
    .set({
      createdAt: earlier(orders.createdAt),
      paidAt: earlier(orders.paidAt),
      shippedAt: earlier(orders.shippedAt),
      receivedAt: earlier(orders.receivedAt),
      completedAt: earlier(orders.completedAt),
      closedAt: earlier(orders.closedAt),
      storePaidAt: earlier(orders.storePaidAt),
      remindedAt: earlier(orders.remindedAt),
      cancelAskedAt: earlier(orders.cancelAskedAt),
    })
    .where(eq(orders.tradeId, tradeId));
  const placed = await queries.select({ number: orders.number }).from(orders).where(eq(orders.tradeId, tradeId));
  await backdateMovements(
    transaction,
    placed.map(({ number }) => number),
    hours,
  );
  const ofTrade = queries.select({ id: orders.id }).from(orders).where(eq(orders.tradeId, tradeId));
  await queries
    .update(parcels)
    .set({ createdAt: earlier(parcels.createdAt) })
    .where(inArray(parcels.orderId, ofTrade));
}

/** Parcels of a trade that a courier carries, and the mall's time. */
export async function readSeededParcels({ queries }: Transaction, tradeId: number) {
  return queries
    .select({ id: parcels.id, createdAt: parcels.createdAt, now: sql<Date>`mall_now()`.mapWith(parcels.createdAt) })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.tradeId, tradeId), isNotNull(parcels.courierId)));
}

interface SeededTimeline {
  readonly parcelId: number;
  readonly state: ParcelState;
  readonly signedAt: Date | null;
  readonly events: readonly TrackedEvent[];
}

/** Writes the events of the demo carrier so far, without further pulls. */
export async function insertTimeline({ queries }: Transaction, timeline: SeededTimeline): Promise<void> {
  const { parcelId, state, signedAt, events } = timeline;
  await queries.insert(parcelTrackings).values({ parcelId, provider: 'demo', reference: `demo ${parcelId}` });
  await insertEvents(queries, parcelId, 'demo', events);
  await queries.update(parcels).set({ state, signedAt }).where(eq(parcels.id, parcelId));
}

interface Prolonged {
  /** A prefix of the submission ids, which are UUIDs. */
  readonly submissionPrefix: string;
  readonly minutes: number;
}

/** For demo data: restarts the time to pay these trades of a buyer while it runs. */
export async function prolongTrades(
  { queries }: Transaction,
  userId: string,
  { submissionPrefix, minutes }: Prolonged,
): Promise<void> {
  await queries
    .update(trades)
    .set({ expiresAt: sql`${mallNow} + make_interval(mins => ${minutes})` })
    .where(
      and(
        ...[eq(trades.userId, userId), eq(trades.state, TRADE_STATE.unpaid), gt(trades.expiresAt, mallNow)],
        sql`${trades.submissionId}::text like ${`${submissionPrefix}%`}`,
      ),
    );
}

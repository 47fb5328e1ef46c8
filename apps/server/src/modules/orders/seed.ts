import { clearingAt } from '@galleria/domain/ledger/accounts';
import { type CloseReason, ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE, parcelStateOf } from '@galleria/domain/orders/parcel-state';
import { nextPayment } from '@galleria/domain/payments/next-payment';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { payStoreForOrder } from './jobs/pay-stores.ts';
import { advanceOrder, markCancelAsked, markReminded, type SingleOrderEvent } from './own-orders/mark-orders-db.ts';
import { countOwnOrders, readOrderLines } from './own-orders/own-orders-db.ts';
import { shipParcels } from './parcels/ship-parcels.ts';
import { hasUnpaidTrade } from './pre-sale/seed-db.ts';
import { backdateTrade, insertTimeline, readSeededParcels } from './seed-db.ts';
import { countWaiting, lockStoreOrder } from './store-orders/store-orders-db.ts';
import { closeTrade } from './trades/close-trade.ts';
import { markReceived } from './trades/mark-received.ts';
import { settleTrade } from './trades/settle-trade.ts';
import { lockTrade, type Trade } from './trades/trades-db.ts';

type OrderStep = SingleOrderEvent | 'partlyShipped' | 'reminded' | 'cancelAsked';

/** One step in the past of a seeded trade, and the hours that passed before it. */
export type SeededStep =
  | { readonly event: 'closed'; readonly reason: CloseReason; readonly afterHours: number }
  | { readonly event: 'paid'; readonly payType: PayType; readonly afterHours: number }
  | { readonly event: OrderStep; readonly afterHours: number }
  /** The stores were paid their shares; only as the last step. */
  | { readonly event: 'settled'; readonly afterHours: number };

interface SeededHistory {
  readonly steps: readonly SeededStep[];
  readonly hoursAgo: number;
  /** Whether the courier reports a problem with the parcels. */
  readonly hasProblem?: boolean;
}

/** Gives a trade that was just placed a history, whose last step was `hoursAgo`. */
export async function seedTradeHistory(
  transaction: Transaction,
  tradeId: number,
  { steps, hoursAgo, hasProblem }: SeededHistory,
): Promise<void> {
  const now = (await transaction.now()).getTime();
  for (const [place, step] of steps.entries()) {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) throw new Error(`seedTradeHistory: there is no trade ${tradeId}`);
    await backdateTrade(transaction, tradeId, step.afterHours);
    const since = steps.slice(place + 1).reduce((hours, { afterHours }) => hours + afterHours, hoursAgo);
    // Ledger lines are never changed, so they are written with their final time; the other rows are backdated
    // afterwards.
    if (step.event === 'settled') await settle(transaction, trade, hoursAgo);
    else await take(transaction, trade, step, new Date(now - since * HOUR_MS));
  }
  await backdateTrade(transaction, tradeId, hoursAgo);
  await seedTimelines(transaction, tradeId, hasProblem ? PROBLEM_TIMELINE : DELIVERED_TIMELINE);
}

/** Hours after a parcel left. */
const DELIVERED_TIMELINE = [
  { state: PARCEL_STATE.collected, hours: 2 },
  { state: PARCEL_STATE.inTransit, hours: 7 },
  { state: PARCEL_STATE.inCity, hours: 19 },
  { state: PARCEL_STATE.signed, hours: 25 },
] as const;
const PROBLEM_TIMELINE = [...DELIVERED_TIMELINE.slice(0, 2), { state: PARCEL_STATE.problem, hours: 15 }] as const;

/** Writes the events of the parcels up to now. */
async function seedTimelines(
  transaction: Transaction,
  tradeId: number,
  way: typeof DELIVERED_TIMELINE | typeof PROBLEM_TIMELINE,
) {
  for (const { id: parcelId, createdAt, now } of await readSeededParcels(transaction, tradeId)) {
    const events = way
      .map(({ state, hours }) => ({ state, happenedAt: new Date(createdAt.getTime() + hours * HOUR_MS) }))
      .filter(({ happenedAt }) => happenedAt <= now)
      .map((event) => ({ ...event, key: `seeded ${event.state}`, place: '', words: '' }));
    const state = parcelStateOf(events);
    const signedAt = events.find((event) => event.state === PARCEL_STATE.signed)?.happenedAt ?? null;
    await insertTimeline(transaction, { parcelId, state, signedAt, events });
  }
}

async function settle(transaction: Transaction, { orders }: Trade, hoursAgo: number): Promise<void> {
  const at = new Date((await transaction.now()).getTime() - hoursAgo * HOUR_MS);
  for (const { id } of orders) await payStoreForOrder(transaction, id, DEFAULT_RULES.afterSalesDays, at);
}

async function take(
  transaction: Transaction,
  trade: Trade,
  step: Exclude<SeededStep, { event: 'settled' }>,
  at: Date,
): Promise<void> {
  if (step.event === 'closed') await closeTrade(transaction, trade, step.reason);
  else if (step.event === 'paid') await pay(transaction, trade, step.payType);
  else {
    for (const order of trade.orders) await advance(transaction, order, trade.userId, step.event, at);
  }
}

async function advance(
  transaction: Transaction,
  order: Trade['orders'][number],
  userId: string,
  event: OrderStep,
  at: Date,
) {
  const { number } = order;
  if (event === 'reminded') {
    await markReminded(transaction.queries, { userId, number }, 0);
    return;
  }
  if (event === 'cancelAsked') {
    await markCancelAsked(transaction.queries, { userId, number }, 0);
    return;
  }
  if (event === 'received') await markReceived(transaction, { userId, number }, DEFAULT_RULES, at);
  else if (event === 'shipped' || event === 'partlyShipped') await ship(transaction, order, event);
  else await advanceOrder(transaction.queries, { userId, number }, event);
}

const SEEDED_COURIER_ID = 1;

/** For `partlyShipped`, only the first line is sent. */
async function ship(
  transaction: Transaction,
  { storeId, number }: Trade['orders'][number],
  event: 'shipped' | 'partlyShipped',
): Promise<void> {
  const order = await lockStoreOrder(transaction.queries, storeId, number);
  // An order of virtual products was shipped when it was paid: the event does not apply to it.
  if (!order || order.isVirtual) return;
  const waybill = `SF${number.slice(-12)}`;
  const lines = event === 'partlyShipped' ? await readOrderLines(transaction.queries, [order.id]) : [];
  const items = lines.slice(0, 1).map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity }));
  const shipped = await shipParcels(transaction, order, [{ courierId: SEEDED_COURIER_ID, waybill, items }]);
  if (isRefused(shipped)) throw new Error(`seedTradeHistory: order ${number} was refused with ${shipped.refused}`);
}

async function pay(transaction: Transaction, trade: Trade, payType: PayType): Promise<void> {
  const isOnDelivery = payType === PAY_TYPE.cashOnDelivery;
  const paidCents = isOnDelivery ? 0 : nextPayment(trade).cents;
  const from = isOnDelivery ? undefined : clearingAt('sandbox');
  const outcome = await settleTrade(transaction, trade, { payType, from, paidCents });
  if (isRefused(outcome)) throw new Error(`seedTradeHistory: trade ${trade.id} was refused with ${outcome.refused}`);
}

export async function hasOrderToPay(queries: Queries, userId: string): Promise<boolean> {
  return hasUnpaidTrade(queries, userId);
}

export async function hasOrderToReview(queries: Queries, userId: string): Promise<boolean> {
  return (await countOwnOrders(queries, userId)).has(ORDER_STATUS.toReview);
}

export async function countToShip(queries: Queries, storeId: number): Promise<number> {
  return (await countWaiting(queries, storeId)).toShip;
}

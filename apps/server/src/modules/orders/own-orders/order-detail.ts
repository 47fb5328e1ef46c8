import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/orders';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { earnedForSpending } from '@galleria/domain/ledger/trade-journals';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isOrderActionAllowed, mayBuyerCancel } from '@galleria/domain/orders/order-lifecycle';
import { ORDER_STATUS, ORDER_TYPE, type OrderStatus } from '@galleria/domain/orders/order-status';
import { refuse } from '@galleria/domain/refusals';
import { DAY_MS } from '@galleria/domain/site/durations';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { groupOfTrade } from '../group-buy/group-info.ts';
import type { OrdersContext } from '../index.ts';
import { readRefundsOfOrder } from '../refunds/refunds-db.ts';
import { nextReminderAt } from './order-actions.ts';
import { type OwnOrder, readOrderLines, readOwnOrder, readVouchers } from './own-orders-db.ts';
import { presentOrder } from './present-order.ts';

type Detail = OutputOf<typeof contract.orderDetail>;

export const orderDetail: UseCase<typeof contract.orderDetail, OrdersContext> = async (
  { database: { queries }, stores, rules },
  { orderNumber },
  { actor, locale },
) => {
  const order = await readOwnOrder(queries, { userId: actor.userId, number: orderNumber });
  if (!order) return refuse('order.notFound');
  const [lines, vouchers] = await Promise.all([readOrderLines(queries, [order.id]), readVouchers(queries, order.id)]);
  const shopName = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
  const [current, minutes] = await Promise.all([rules(), stores.cancelMinutes()]);
  const about = { shopName, rules: current, cancelMinutes: minutes.get(order.storeId) ?? 0 };
  return {
    ...presentOrder(order, lines, about, locale),
    ...timesOf(order),
    // Sending the order has answered the request to cancel.
    cancelAskTime: mayBuyerCancel(order) ? timeOrNull(order.cancelAskedAt) : null,
    cancellation: isWithdrawn(order) ? await cancellationOf(queries, order) : null,
    dvyType: order.deliveryType,
    remarks: order.message,
    canRemindAgainIso: remindAgainIso(order, current.remindEveryMinutes),
    userAddr: receiverOf(order),
    pickup: pickupOf(order, locale),
    group: order.type === ORDER_TYPE.group ? await groupOfTrade(queries, order.tradeId) : null,
    vouchers: vouchers.map(({ code, orderLineId, status, validUntil }) => {
      return { code, orderItemId: orderLineId, status, endTime: timeOrNull(validUntil) };
    }),
    virtualRemarks: order.answers,
    invoice: order.invoice,
    arrival: arrivalOf(order),
    earnsScore: EARNING_STATUSES.has(order.status)
      ? earnedForSpending(order.payableCents - order.refundedCents, current.pointsPerSpend)
      : 0,
  };
};

const { toShip, grouping, toReceive } = ORDER_STATUS;
const EARNING_STATUSES: ReadonlySet<OrderStatus> = new Set<OrderStatus>([toShip, grouping, toReceive]);

/**
 * The expected arrival, counted from sending, else from the promised date of a pre-sale, else from the payment. Null
 * once it has passed.
 */
function arrivalOf({ status, shippedAt, shipBy, settledAt, minDays, maxDays, now }: OwnOrder): Detail['arrival'] {
  const leaves = shippedAt ?? shipBy ?? settledAt;
  const isUnderWay = status === toShip || status === toReceive;
  if (!isUnderWay || !leaves || minDays === null || maxDays === null) return null;
  const hasPassed = leaves.getTime() + (maxDays + 1) * DAY_MS < now.getTime();
  return hasPassed ? null : { leavesIso: leaves.toISOString(), minDays, maxDays };
}

function isWithdrawn({ closeReason, paidAt }: OwnOrder): boolean {
  const isOwn = closeReason === 'buyer' && paidAt !== null;
  return closeReason === 'seller' || closeReason === 'platform' || closeReason === 'group' || isOwn;
}

async function cancellationOf(queries: Queries, { id, closeNote: note }: OwnOrder): Promise<Detail['cancellation']> {
  const refunds = await readRefundsOfOrder(queries, id);
  const [refund] = refunds;
  if (!refund) return { note, way: 'none', state: 'done', amount: 0, points: 0 };
  // Deposit and balance are each refunded to their own payment; the page shows the part that takes longest.
  const lead = refund.leadId ?? refund.id;
  const parts = refunds.filter((one) => one.id === lead || one.leadId === lead);
  const slowest = parts.find(({ state }) => state !== 'done') ?? refund;
  const amountCents = parts.reduce((sum, one) => sum + one.amountCents, 0);
  const points = parts.reduce((sum, one) => sum + one.points, 0);
  return { note, way: slowest.channel, state: slowest.state, amount: mainUnits(amountCents), points };
}

function timesOf({ paidAt, shippedAt, receivedAt, completedAt, closedAt, priceChangedAt }: OwnOrder) {
  return {
    payTime: timeOrNull(paidAt),
    dvyTime: timeOrNull(shippedAt),
    finallyTime: timeOrNull(receivedAt),
    completeTime: timeOrNull(completedAt),
    cancelTime: timeOrNull(closedAt),
    priceChangeTime: timeOrNull(priceChangedAt),
  };
}

function timeOrNull(moment: Date | null): string | null {
  return moment && formatApiTime(moment);
}

/** Null when a reminder is allowed now, or not at all. */
function remindAgainIso({ status, remindedAt, now }: OwnOrder, everyMinutes: number): string | null {
  if (!remindedAt || !isOrderActionAllowed(status, 'remind')) return null;
  const nextReminder = nextReminderAt(remindedAt, everyMinutes);
  return nextReminder > now ? nextReminder.toISOString() : null;
}

function receiverOf({ receiver }: OwnOrder): Detail['userAddr'] {
  if (!receiver) return null;
  const { receiver: name, mobile, postCode, line } = receiver;
  return { receiver: name, mobile, postCode, addr: line };
}

function pickupOf({ pickup, paidAt }: OwnOrder, locale: Locale): Detail['pickup'] {
  if (!pickup) return null;
  const { stationName, addr, hours, phone, name, mobile, code } = pickup;
  return {
    stationName: textIn(stationName, locale),
    addr: textIn(addr, locale),
    hours: textIn(hours, locale),
    phone,
    name,
    mobile,
    code: paidAt ? code : '',
  };
}

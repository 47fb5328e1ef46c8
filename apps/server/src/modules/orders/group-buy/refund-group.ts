import { SYSTEM } from '@galleria/domain/access/access';
import { ORDER_STATUS, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import type { OrdersContext } from '../index.ts';
import { lockStoreOrder } from '../store-orders/store-orders-db.ts';
import { closeTrade } from '../trades/close-trade.ts';
import { lockTrade } from '../trades/trades-db.ts';
import { withdrawOrder } from '../trades/withdraw-order.ts';
import { lockGroup, readDueGroups, readOpenGroupIds } from './groups-db.ts';
import { readPlaces } from './places-db.ts';
import { failGroup, releasePlace } from './settle-place.ts';

/** Announced with `{ orderId, tradeId }` when the order of a group was closed, because it failed or its buyer left. */
export const GROUP_ORDER_CLOSED = 'group.orderClosed';

interface OneGroup {
  readonly groupId: number;
}

/**
 * A job at the end of a group's time. It may run too early, late or twice, since it checks the locked row of the group.
 */
export async function expireGroup(context: OrdersContext, { groupId }: OneGroup): Promise<void> {
  await inTransaction(context.database, SYSTEM, async (transaction) => {
    const group = await lockGroup(transaction.queries, groupId);
    const isExpired = group?.expiresAt && group.expiresAt <= group.now;
    if (group?.state === 'open' && isExpired) await failGroup(transaction, groupId);
  });
  await refundGroup(context, { groupId });
}

/** Ends groups whose job was lost: no group stays open for more than a minute past its time. */
export function expireOverdueGroups(context: OrdersContext): Promise<void> {
  return handleInBatches(context.log, {
    name: 'expireOverdueGroups',
    start: { id: 0 },
    next: ({ id }, limit) => readDueGroups(context.database.queries, id, limit),
    handle: ({ id }) => expireGroup(context, { groupId: id }),
  });
}

/** Fails the open groups of an activity at once when the mall takes it down. */
export async function failGroupsOf(context: OrdersContext, { activityId }: { activityId: number }): Promise<void> {
  for (const groupId of await readOpenGroupIds(context.database.queries, activityId)) {
    await inTransaction(context.database, SYSTEM, async (transaction) => {
      const group = await lockGroup(transaction.queries, groupId);
      if (group?.state === 'open') await failGroup(transaction, groupId);
    });
  }
}

/**
 * Refunds every member of a failed group who has paid, and closes the unpaid trades of the others. Each member has a
 * transaction of its own, since two trades in one would lock stock and accounts in no common order.
 */
export async function refundGroup({ database }: OrdersContext, { groupId }: OneGroup): Promise<void> {
  for (const { tradeId, userId, isOpen } of await readPlaces(database.queries, [groupId])) {
    if (!isOpen) continue;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const isAccountOpen = await lockOpenAccount(transaction.queries, userId);
      const group = await closeMember(transaction, { groupId, tradeId, isAccountOpen });
      if (group) await releasePlace(transaction, tradeId);
    });
  }
}

interface Member extends OneGroup {
  readonly tradeId: number;
  readonly isAccountOpen: boolean;
}

/** Closes the trade or order of one member. Undefined when the group has not failed. */
async function closeMember(transaction: Transaction, { groupId, tradeId, isAccountOpen }: Member) {
  const { queries } = transaction;
  const trade = await lockTrade(transaction, tradeId);
  const group = await lockGroup(queries, groupId);
  const [ordered] = trade?.orders ?? [];
  if (group?.state !== 'failed' || !trade || !ordered) return undefined;
  if (trade.state === TRADE_STATE.unpaid) {
    await closeTrade(transaction, trade, 'group');
    return group;
  }
  const order = await lockStoreOrder(queries, ordered.storeId, ordered.number);
  if (order?.status !== ORDER_STATUS.grouping) return group;
  await withdrawOrder(transaction, trade, order, { by: 'group', note: '', isAccountOpen });
  await transaction.announce(GROUP_ORDER_CLOSED, { orderId: order.id, tradeId });
  return group;
}

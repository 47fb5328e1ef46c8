import { isFull, nextLeader } from '@galleria/domain/activities/group-buy';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { completeOrders, markOrderJoined } from '../trades/group-orders-db.ts';
import type { Trade } from '../trades/trades-db.ts';
import { endGroup, lockGroup, setLeader, startGroup } from './groups-db.ts';
import { deletePlace, endPlaces, findPlaceOfTrade, markPlacePaid, readPlaces } from './places-db.ts';

/** Announced with `{ groupId }` when the last place is paid. */
export const GROUP_FILLED = 'group.filled';

/** Announced with `{ groupId }` when a group fails, and when a place is paid in a group that has failed. */
export const GROUP_FAILED = 'group.failed';

/**
 * Marks a place as paid: its order waits for the other members, or the orders of all members go on at once. The clock
 * decides whether the time is over, even if the job has not run yet; the order then waits for its refund. The caller
 * has locked the trade.
 */
export async function settlePlace(transaction: Transaction, trade: Trade): Promise<void> {
  const { queries } = transaction;
  const place = await findPlaceOfTrade(queries, trade.id);
  const group = place && (await lockGroup(queries, place.groupId));
  if (!group) throw new Error(`settlePlace: trade ${trade.id} has no place in a group`);
  await markOrderJoined(transaction, trade.id);
  await markPlacePaid(queries, trade.id);
  const isExpired = group.expiresAt !== null && group.expiresAt <= group.now;
  if (group.state !== 'open' || isExpired) {
    await failGroup(transaction, group.id);
    return;
  }
  const startedUntil = await startGroup(queries, group.id);
  if (startedUntil) {
    await transaction.schedule(
      'expireGroup',
      { groupId: group.id },
      { key: `expireGroup:${group.id}`, runAt: startedUntil },
    );
  }
  const members = await readPlaces(queries, [group.id]);
  if (!isFull(group.size, members) || !(await endGroup(queries, group.id, 'filled'))) return;
  const tradeIds = members.map(({ tradeId }) => tradeId);
  await endPlaces(queries, tradeIds);
  await completeOrders(transaction, tradeIds);
  await transaction.announce(GROUP_FILLED, { groupId: group.id });
}

/**
 * Fails a group. Its members are refunded one by one afterwards: see `refund-group.ts`. The caller has locked the
 * group.
 */
export async function failGroup(transaction: Transaction, groupId: number): Promise<void> {
  await endGroup(transaction.queries, groupId, 'failed');
  await transaction.announce(GROUP_FAILED, { groupId });
}

/**
 * Releases the place of a closed order. In an open group the place becomes free, the lead passes on if the leader has
 * left, and a group without members fails. In a group that has failed the row stays, as its history. The caller has
 * locked the trade, and no order or stock yet.
 */
export async function releasePlace(transaction: Transaction, tradeId: number): Promise<void> {
  const { queries } = transaction;
  const place = await findPlaceOfTrade(queries, tradeId);
  const group = place && (await lockGroup(queries, place.groupId));
  if (!group) return;
  if (group.state !== 'open') return endPlaces(queries, [tradeId]);
  await deletePlace(queries, tradeId);
  const left = await readPlaces(queries, [group.id]);
  const leader = nextLeader(left);
  if (leader === undefined) await endGroup(queries, group.id, 'failed');
  else if (left.every(({ userId }) => userId !== group.leaderId)) await setLeader(queries, group.id, leader);
}

import { firstFreeOrdinal, type JoinObjection, joinObjection } from '@galleria/domain/activities/group-buy';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { findGroup, type Group, insertGroup, lockGroup } from './groups-db.ts';
import { findOpenPlace, insertPlace, readPlaces } from './places-db.ts';

export interface WantedPlace {
  readonly userId: string;
  readonly activityId: number;
  readonly productId: number;
  /** Undefined: the buyer opens a new group. */
  readonly groupId: number | undefined;
}

export type PlaceRefusal = JoinObjection | 'group.alreadyIn';

/** The reason why there is no place now, if there is one. Takes nothing: the place may be gone a moment later. */
export async function checkPlace(
  queries: Queries,
  { userId, activityId, productId, groupId }: WantedPlace,
): Promise<Refused<PlaceRefusal> | undefined> {
  if (await findOpenPlace(queries, userId, productId)) return refuse('group.alreadyIn');
  if (groupId === undefined) return undefined;
  const group = await findGroup(queries, groupId);
  const objection = await objectionTo(queries, group, { activityId, productId });
  return objection && refuse(objection);
}

/**
 * Takes a place for a trade that was placed in this transaction. The row lock of the group makes sure that one of
 * several concurrent buyers gets the last place.
 */
export async function reservePlace(
  { queries }: Transaction,
  wanted: WantedPlace & { readonly tradeId: number; readonly storeId: number; readonly size: number },
): Promise<Refused<PlaceRefusal> | undefined> {
  const { userId, activityId, productId, tradeId, storeId } = wanted;
  if (wanted.groupId === undefined) {
    const groupId = await insertGroup(queries, { activityId, productId, storeId, size: wanted.size, leaderId: userId });
    const place = { groupId, userId, tradeId, productId, size: wanted.size, ordinal: 1 };
    return (await insertPlace(queries, place)) ? undefined : refuse('group.alreadyIn');
  }
  const group = await lockGroup(queries, wanted.groupId);
  const objection = await objectionTo(queries, group, { activityId, productId });
  if (objection || !group) return refuse(objection ?? 'group.notFound');
  const taken = (await readPlaces(queries, [group.id])).map(({ ordinal }) => ordinal);
  const ordinal = firstFreeOrdinal(group.size, taken);
  if (ordinal === undefined) return refuse('group.full');
  const place = { groupId: group.id, userId, tradeId, productId, size: group.size, ordinal };
  return (await insertPlace(queries, place)) ? undefined : refuse('group.alreadyIn');
}

async function objectionTo(
  queries: Queries,
  group: Group | undefined,
  { activityId, productId }: Pick<WantedPlace, 'activityId' | 'productId'>,
): Promise<JoinObjection | undefined> {
  if (group?.activityId !== activityId || group.productId !== productId) return 'group.notFound';
  const taken = (await readPlaces(queries, [group.id])).length;
  return joinObjection({ ...group, taken }, group.now);
}

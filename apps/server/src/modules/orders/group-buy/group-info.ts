import type * as contract from '@galleria/contract/activities/group-buy';
import type { OutputOf } from '@galleria/contract/operation';
import { GROUP_HOURS, GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { refuse } from '@galleria/domain/refusals';
import { anonymousName } from '@galleria/domain/reviews/reviews';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { nickNames } from '../../accounts/index.ts';
import { findActivity } from '../../activities/index.ts';
import type { OrdersContext } from '../index.ts';
import { countGroups, findGroup, type Group, readJoinableGroups, readOpenGroups } from './groups-db.ts';
import { findPlaceOfTrade, readPlaces } from './places-db.ts';

/** More groups than a page shows. */
const GROUPS_LISTED = 20;

type PresentedGroup = OutputOf<typeof contract.groupTeams>[number];

export const groupInfo: UseCase<typeof contract.groupInfo, OrdersContext> = async (
  { database: { queries }, activities },
  { prodId, groupActivityId },
) => {
  const current = await activities.current();
  const price = current
    .ofProduct(prodId)
    .find(({ kind, activityId }) => kind === 'groupBuy' && (groupActivityId ?? activityId) === activityId);
  if (!price) return refuse('activity.notRunning');
  const joinable = await readJoinableGroups(queries, price.activityId, prodId, GROUPS_LISTED);
  return {
    ...{ groupActivityId: price.activityId, prodId, hours: GROUP_HOURS, openGroups: joinable.length },
    groupNumber: price.terms.groupSize ?? GROUP_SIZE.least,
    state: price.startsAt <= current.now ? 'ongoing' : 'notStarted',
  };
};

export const groupTeams: UseCase<typeof contract.groupTeams, OrdersContext> = async (
  { database: { queries }, activities },
  { groupActivityId, prodId, groupId },
) => {
  if (groupId !== undefined) {
    const group = await findGroup(queries, groupId);
    const isShown = group?.activityId === groupActivityId && group.expiresAt !== null;
    return isShown && group ? presentGroups(queries, [group]) : [];
  }
  const current = await activities.current();
  const isRunning = current.open().some((one) => one.activityId === groupActivityId && one.startsAt <= current.now);
  // Groups of an activity that has ended cannot be joined.
  return isRunning
    ? presentGroups(queries, await readJoinableGroups(queries, groupActivityId, prodId, GROUPS_LISTED))
    : [];
};

/** The group in which a trade has its place; null when the trade no longer has one. */
export async function groupOfTrade(queries: Queries, tradeId: number): Promise<PresentedGroup | null> {
  const place = await findPlaceOfTrade(queries, tradeId);
  const group = place && (await findGroup(queries, place.groupId));
  const [presented] = group ? await presentGroups(queries, [group]) : [];
  return presented ?? null;
}

async function presentGroups(queries: Queries, groups: readonly Group[]): Promise<PresentedGroup[]> {
  const all = await readPlaces(
    queries,
    groups.map(({ id }) => id),
  );
  const paid = all.filter(({ isPaid }) => isPaid);
  const names = await nickNames(queries, [...new Set(paid.map(({ userId }) => userId))]);
  return groups.map(({ id, state, size, leaderId, expiresAt, now }) => {
    const members = paid.filter(({ groupId }) => groupId === id);
    const taken = all.filter(({ groupId }) => groupId === id).length;
    return {
      ...{ groupId: id, state, groupNumber: size, paidPlaces: members.length },
      placesLeft: state === 'open' ? size - taken : 0,
      members: members.map(({ userId }) => ({
        nickName: anonymousName(names.get(userId) ?? ''),
        isLeader: userId === leaderId,
      })),
      endTimeIso: expiresAt?.toISOString() ?? null,
      nowIso: now.toISOString(),
    };
  });
}

export const storeGroupCounts: UseCase<typeof contract.storeGroupCounts, OrdersContext> = async (
  { database: { queries } },
  { activityId },
  { actor: { storeId } },
) => {
  const found = await findActivity(queries, activityId, storeId);
  return found ? countGroups(queries, activityId) : refuse('activity.notFound');
};

export const mallGroupCounts: UseCase<typeof contract.mallGroupCounts, OrdersContext> = async (
  { database: { queries } },
  { activityId },
) => ((await findActivity(queries, activityId)) ? countGroups(queries, activityId) : refuse('activity.notFound'));

export const storeOpenGroups: UseCase<typeof contract.storeOpenGroups, OrdersContext> = async (
  { database: { queries } },
  { activityId },
  { actor: { storeId } },
) => {
  const found = await findActivity(queries, activityId, storeId);
  return found ? presentOpenGroups(queries, activityId) : refuse('activity.notFound');
};

export const mallOpenGroups: UseCase<typeof contract.mallOpenGroups, OrdersContext> = async (
  { database: { queries } },
  { activityId },
) => ((await findActivity(queries, activityId)) ? presentOpenGroups(queries, activityId) : refuse('activity.notFound'));

async function presentOpenGroups(queries: Queries, activityId: number) {
  const open = await readOpenGroups(queries, activityId, GROUPS_LISTED);
  const presented = await presentGroups(queries, open);
  return presented.map((group, index) => ({ ...group, prodId: open[index]?.productId ?? 0 }));
}

import type { groupTeams } from '@galleria/contract/activities/group-buy';
import type { OutputOf } from '@galleria/contract/operation';

export type Group = OutputOf<typeof groupTeams>[number];

/** How a product can be bought in a group now. */
export interface GroupOfferData {
  readonly activityId: number;
  readonly groupNumber: number;
  readonly hours: number;
  /** Groups that can be joined. */
  readonly waiting: readonly Group[];
  /** The one that somebody has shared, whatever has become of it. */
  readonly invited: Group | undefined;
  readonly nowIso: string;
}

/** The page of a product as it is shared to find others for a group. */
export function groupAddress(prodId: number, activityId: number, groupId: number): string {
  return `/detail?prodId=${prodId}&groupActivityId=${activityId}&group=${groupId}`;
}

/** The checkout of a place in a group; without one, of a new group. */
export function groupCheckoutAddress(skuId: number, count: number, activityId: number, groupId?: number): string {
  const address = `/submit-order?sku=${skuId}&count=${count}&groupActivityId=${activityId}`;
  return groupId === undefined ? address : `${address}&group=${groupId}`;
}

import type { groupTeams } from '@galleria/contract/activities/group-buy';
import type { OutputOf } from '@galleria/contract/operation';

export type Group = OutputOf<typeof groupTeams>[number];

/** The current group buy of a product. */
export interface GroupOfferData {
  readonly activityId: number;
  readonly groupNumber: number;
  readonly hours: number;
  /** Open groups that can be joined. */
  readonly waiting: readonly Group[];
  /** The group in the shared link, in whatever state it is. */
  readonly invited: Group | undefined;
  readonly nowIso: string;
}

/** The product page with a link to a group, to be shared. */
export function groupAddress(prodId: number, activityId: number, groupId: number): string {
  return `/detail?prodId=${prodId}&groupActivityId=${activityId}&group=${groupId}`;
}

/** The checkout of a place in a group; without `groupId`, of a new group. */
export function groupCheckoutAddress(skuId: number, count: number, activityId: number, groupId?: number): string {
  const address = `/submit-order?sku=${skuId}&count=${count}&groupActivityId=${activityId}`;
  return groupId === undefined ? address : `${address}&group=${groupId}`;
}

import { groupInfo, groupTeams } from '@galleria/contract/activities/group-buy';
import type { PageVisit } from '@galleria/contract/call';
import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import type { GroupOfferData } from './group.ts';

type Product = Pick<OutputOf<typeof productDetail>, 'prodId' | 'activity'>;

/** Undefined when the product has no ongoing group buy. */
export async function loadGroupOffer(
  { call }: PageVisit,
  { prodId, activity }: Product,
  groupId: number | undefined,
): Promise<GroupOfferData | undefined> {
  if (activity?.kind !== 'groupBuy' || activity.state !== 'ongoing') return undefined;
  const { activityId: groupActivityId, nowIso } = activity;
  const [info, waiting, shared] = await Promise.all([
    call(groupInfo, { prodId, groupActivityId }),
    call(groupTeams, { groupActivityId, prodId }),
    groupId === undefined ? undefined : call(groupTeams, { groupActivityId, groupId }),
  ]);
  if (!info.ok) return undefined;
  const { groupNumber, hours } = info.data;
  const invited = shared?.ok ? shared.data[0] : undefined;
  const others = waiting.ok ? waiting.data.filter((one) => one.groupId !== invited?.groupId) : [];
  return { activityId: groupActivityId, groupNumber, hours, waiting: others, invited, nowIso };
}

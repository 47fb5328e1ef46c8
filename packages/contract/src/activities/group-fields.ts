import { GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';

export const groupSize = z.int().meta({ description: 'how many buyers make a group' });

/** A group as everybody may see it, with masked names. */
export const Group = z.object({
  groupId: z.int(),
  state: z.enum(GROUP_STATES),
  groupNumber: groupSize,
  placesLeft: z.int().meta({ description: 'that can be taken now; others may be taken but not yet paid' }),
  paidPlaces: z.int(),
  members: z.array(z.object({ nickName: z.string().meta({ description: 'masked' }), isLeader: z.boolean() })),
  endTimeIso: z.string().nullable().meta({ description: 'full until then, or everybody is refunded' }),
  nowIso: z.string(),
});

import { GROUP_STATES } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';

export const groupSize = z.int().meta({ description: 'number of buyers that complete a group' });

/** A group as everybody may see it, with masked names. */
export const Group = z.object({
  groupId: z.int(),
  state: z.enum(GROUP_STATES),
  groupNumber: groupSize,
  placesLeft: z
    .int()
    .meta({ description: 'places that can be taken now; places that are reserved but unpaid are not included' }),
  paidPlaces: z.int(),
  members: z.array(z.object({ nickName: z.string().meta({ description: 'masked' }), isLeader: z.boolean() })),
  endTimeIso: z
    .string()
    .nullable()
    .meta({ description: 'deadline of the group; if it is not complete by then, every member is refunded' }),
  nowIso: z.string(),
});

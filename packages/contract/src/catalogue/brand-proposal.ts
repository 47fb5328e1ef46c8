import { z } from 'zod';
import { picturePath, time } from '../wire/formats.ts';

/** A brand that a store proposed, as the store and the mall see it. */
export const brandProposal = {
  proposalId: z.int(),
  brandName: z.string(),
  brandPic: picturePath,
  note: z.string(),
  state: z.enum(['open', 'accepted', 'refused']),
  reason: z.string().meta({ description: 'reason of a refusal' }),
  createTime: time,
  decideTime: time.nullable(),
};

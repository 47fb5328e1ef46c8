import { FLASH_ROUNDS } from '@galleria/domain/activities/flash-sale';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';
import { whole } from '../formats.ts';

export const flashRound = whole.pipe(
  z
    .int()
    .min(0)
    .max(FLASH_ROUNDS - 1),
);

/** What is agreed in an activity beside times and prices. A kind takes and answers its own fields. */
export const Terms = z.object({
  groupSize: whole
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: how many buyers make a group' }),
  flashDay: z.iso.date().optional().meta({ description: 'of a flash sale: a day of the mall’s time zone' }),
  flashRound: flashRound.optional().meta({ description: 'of a flash sale: 0 begins at midnight, 11 at 22:00' }),
});

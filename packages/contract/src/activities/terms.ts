import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';
import { whole } from '../formats.ts';

/** What is agreed in an activity beside times and prices. A kind takes and answers its own fields. */
export const Terms = z.object({
  groupSize: whole
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: how many buyers make a group' }),
});

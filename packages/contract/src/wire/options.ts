import { z } from 'zod';
import { ids, picturePath } from './formats.ts';

/** Input and output of a console's picker, the same for stores and for products. */

const MAX_CHOSEN = 200;

export const optionSearch = z.object({
  text: z.string().trim().max(60).optional().meta({ description: 'part of the name, or the number' }),
  ids: ids(MAX_CHOSEN)
    .optional()
    .meta({ description: 'only these ids, regardless of the text: for items that were chosen before' }),
});

export const Options = z.array(
  z.object({
    id: z.int(),
    name: z.string().meta({ description: 'in the caller’s language' }),
    picture: picturePath,
    detail: z.string().meta({ description: 'distinguishes items with the same name; may be empty' }),
  }),
);

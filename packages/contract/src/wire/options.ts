import { z } from 'zod';
import { ids, picturePath } from './formats.ts';

/** Input and output of a console's picker, the same for stores and for products. */

const MAX_CHOSEN = 200;

export const optionSearch = z.object({
  text: z.string().trim().max(60).optional().meta({ description: 'part of a name, or the number' }),
  ids: ids(MAX_CHOSEN).optional().meta({ description: 'only these, whatever the text: what was chosen before' }),
});

export const Options = z.array(
  z.object({
    id: z.int(),
    name: z.string().meta({ description: 'in the caller’s language' }),
    picture: picturePath,
    detail: z.string().meta({ description: 'tells things with the same name apart; may be empty' }),
  }),
);

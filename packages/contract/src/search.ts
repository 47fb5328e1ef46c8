import { z } from 'zod';
import { whole } from './formats.ts';
import { operation, visitor } from './operation.ts';

export const hotSearch = operation({
  method: 'GET',
  path: '/search/hotSearch',
  access: visitor,
  summary: 'Words that many people search for; the storefront shows the first four',
  input: z.object({
    type: whole
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .default(1)
      .meta({ type: 'integer', enum: [1, 2], default: 1, description: '1 goods, 2 stores' }),
  }),
  output: z.array(
    z.object({
      title: z.string().meta({ description: 'what is shown' }),
      content: z.string().meta({ description: 'what is searched for' }),
    }),
  ),
  refusals: [],
});

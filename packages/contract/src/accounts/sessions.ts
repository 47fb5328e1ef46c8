import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { time } from '../wire/formats.ts';

export const sessionList = operation({
  method: 'GET',
  path: '/p/user/sessions',
  access: buyer,
  summary: 'Sessions of this account, most recently used first',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      browser: z.string().meta({ description: 'e.g. Chrome, or empty' }),
      system: z.string().meta({ description: 'e.g. macOS, or empty' }),
      kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
      address: z.string().meta({ description: 'IP address at sign-in' }),
      createTime: time,
      lastSeenTime: time,
      current: z.boolean(),
    }),
  ),
  refusals: [],
});

export const endSession = operation({
  method: 'DELETE',
  path: '/p/user/sessions/{id}',
  access: buyer,
  summary: 'Ends a session',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ['session.notFound'],
});

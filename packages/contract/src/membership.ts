import { z } from 'zod';
import { buyer, operation } from './operation.ts';

export const levelInfo = operation({
  method: 'GET',
  path: '/p/level/info',
  access: buyer,
  summary: 'Own level and progress to the next one',
  input: z.object({}),
  output: z.object({
    level: z.int().min(1),
    levelName: z.string().meta({ description: 'in the caller’s language' }),
    growth: z.int().min(0),
    nextLevel: z.int().nullable().meta({ description: 'null at the highest level' }),
    nextLevelName: z.string().nullable(),
    growthToNext: z.int().min(0),
    progress: z.number().min(0).max(1).meta({ description: 'progress from this level to the next, 0 to 1' }),
  }),
  refusals: [],
});

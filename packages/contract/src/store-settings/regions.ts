import { z } from 'zod';
import { regionTree } from '../addresses.ts';
import { operation } from '../operation.ts';
import { signedInSeller } from '../sellers/fields.ts';

export const mallRegions = operation({
  method: 'GET',
  path: '/m/area/tree',
  access: signedInSeller,
  summary: 'All regions as a tree of provinces, cities and districts, for settings of the store',
  input: z.object({}),
  output: regionTree.output,
  refusals: [],
});

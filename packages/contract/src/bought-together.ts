import { z } from 'zod';
import { id } from './formats.ts';
import { operation, visitor } from './operation.ts';
import { ProductListItem } from './products.ts';

export const boughtTogether = operation({
  method: 'GET',
  path: '/prod/boughtTogether',
  access: visitor,
  summary: 'Up to four products that several buyers bought in one trade with this one, the most frequent first',
  input: z.object({ prodId: id }),
  output: z.array(ProductListItem),
  refusals: [],
});

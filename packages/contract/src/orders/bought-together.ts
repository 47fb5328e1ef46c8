import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { id } from '../wire/formats.ts';

export const boughtTogether = operation({
  method: 'GET',
  path: '/prod/boughtTogether',
  access: visitor,
  summary: 'Up to four products that several buyers bought in one trade with this product, the most frequent first',
  input: z.object({ prodId: id }),
  output: z.array(ProductListItem),
  refusals: [],
});

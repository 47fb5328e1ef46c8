import { z } from 'zod';
import { id, pageOf, paging } from '../formats.ts';
import { operation, visitor } from '../operation.ts';
import { ProductListItem } from '../products.ts';
import { ProductActivity } from './fields.ts';

/** The zone of pre-sales. */
export const preSalePage = operation({
  method: 'GET',
  path: '/presale/page',
  access: visitor,
  summary: 'Products that are sold before they can be sent, those that end first in front',
  input: z.object({ ...paging, shopId: id.optional() }),
  output: pageOf(ProductListItem.extend({ activity: ProductActivity })),
  refusals: [],
});

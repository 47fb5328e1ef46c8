import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { id, pageOf, paging } from '../wire/formats.ts';
import { ProductActivity } from './fields.ts';

/** The zone of pre-sales. */
export const preSalePage = operation({
  method: 'GET',
  path: '/presale/page',
  access: visitor,
  summary: 'Products with a running pre-sale, the earliest end first',
  input: z.object({ ...paging, shopId: id.optional() }),
  output: pageOf(ProductListItem.extend({ activity: ProductActivity })),
  refusals: [],
});

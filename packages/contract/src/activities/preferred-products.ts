import { MAX_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, ids, pageOf, paging, time } from '../wire/formats.ts';
import { ChosenProduct, chosenProductIds } from './chosen-products.ts';

/** The zone of preferred products, chosen and ordered by staff. */

export const preferredProductPage = operation({
  method: 'GET',
  path: '/preferred/page',
  access: visitor,
  summary: 'Preferred products that can be bought, in the order of staff; none while the zone is closed',
  input: z.object({ ...paging, categoryId: id.optional().meta({ description: 'of the top level' }) }),
  output: pageOf(ProductListItem).extend({
    categories: z
      .array(z.object({ categoryId: z.int(), categoryName: z.string(), products: z.int() }))
      .meta({ description: 'top-level categories of all preferred products, whichever is asked for' }),
  }),
  refusals: [],
});

export const platformPreferredList = operation({
  method: 'GET',
  path: '/s/preferred/list',
  access: staff('marketing.view'),
  summary: 'All preferred products in their order, also those that the zone leaves out',
  input: z.object({}),
  output: z.object({
    isOpen: z.boolean().meta({ description: 'whether the zone is switched on' }),
    products: z.array(ChosenProduct.extend({ addTime: time })),
  }),
  refusals: [],
});

export const preferredCandidates = operation({
  method: 'GET',
  path: '/s/preferred/candidates',
  access: staff('marketing.view'),
  summary: 'Products as the list would show them, before they are saved in it; unknown ones are left out',
  input: z.object({ prodIds: ids(MAX_PREFERRED) }),
  output: z.array(ChosenProduct),
  refusals: [],
});

export const savePreferredProducts = operation({
  method: 'PUT',
  path: '/s/preferred',
  access: staff('marketing.edit'),
  summary: 'The whole list in its order; refused when somebody else has changed it since it was read',
  input: z.object({
    prodIds: chosenProductIds,
    seenProdIds: chosenProductIds.meta({ description: 'the list as it was when somebody began to change it' }),
  }),
  output: z.null(),
  refusals: ['product.notFound', 'preferred.changed'],
});

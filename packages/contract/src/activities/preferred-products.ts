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
  summary: 'Preferred products on sale, in the order set by staff; empty while the zone is switched off',
  input: z.object({ ...paging, categoryId: id.optional().meta({ description: 'a top-level category' }) }),
  output: pageOf(ProductListItem).extend({
    categories: z
      .array(z.object({ categoryId: z.int(), categoryName: z.string(), products: z.int() }))
      .meta({ description: 'top-level categories of all preferred products, regardless of the filter' }),
  }),
  refusals: [],
});

export const platformPreferredList = operation({
  method: 'GET',
  path: '/s/preferred/list',
  access: staff('marketing.view'),
  summary: 'All preferred products in their order, including those that the zone does not show',
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
  summary: 'Preview of products before they are added to the list; unknown ids are left out',
  input: z.object({ prodIds: ids(MAX_PREFERRED) }),
  output: z.array(ChosenProduct),
  refusals: [],
});

export const savePreferredProducts = operation({
  method: 'PUT',
  path: '/s/preferred',
  access: staff('marketing.edit'),
  summary: 'Replaces the whole list, in the given order; refused if it was changed since it was read',
  input: z.object({
    prodIds: chosenProductIds,
    seenProdIds: chosenProductIds.meta({ description: 'the list as it was read before the change' }),
  }),
  output: z.null(),
  refusals: ['product.notFound', 'preferred.changed'],
});

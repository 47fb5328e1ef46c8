import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, money, pageOf, paging, time } from '../wire/formats.ts';
import { ChosenProduct, chosenProductIds } from './chosen-products.ts';
import { activityTimes, ProductActivity } from './fields.ts';

/** The zone of prices for first orders: the stores' activities, with products chosen and ordered by staff. */

export const newUserSpecialPage = operation({
  method: 'GET',
  path: '/newUser/page',
  access: visitor,
  summary: 'Products with a price for first orders, in the order of staff; none while the zone is closed',
  input: z.object({ ...paging, categoryId: id.optional().meta({ description: 'of the top level' }) }),
  output: pageOf(ProductListItem.extend({ firstOrder: ProductActivity })).extend({
    nowIso: z.string(),
    categories: z
      .array(z.object({ categoryId: z.int(), categoryName: z.string(), products: z.int() }))
      .meta({ description: 'top-level categories of all these products, whichever is asked for' }),
  }),
  refusals: [],
});

export const newUserSpecialState = operation({
  method: 'GET',
  path: '/newUser/state',
  access: visitor,
  summary: 'Whether the zone is switched on and a price for first orders runs in it',
  input: z.object({}),
  output: z.object({ isOpen: z.boolean() }),
  refusals: [],
});

const NewUserProduct = ChosenProduct.extend({
  special: z
    .object({
      activityId: z.int(),
      name: z.string(),
      state: z.enum(['notStarted', 'ongoing']),
      price: money.meta({ description: 'of its cheapest SKU' }),
      ...activityTimes,
    })
    .nullable()
    .meta({ description: 'the price for first orders that runs, else the next one; null: it has ended' }),
});

export const platformNewUserList = operation({
  method: 'GET',
  path: '/s/newUser/list',
  access: staff('marketing.view'),
  summary: 'What staff chose for the zone of first orders, in its order, and what stores offer beside it',
  input: z.object({}),
  output: z.object({
    isOpen: z.boolean().meta({ description: 'whether the zone is switched on' }),
    products: z.array(NewUserProduct.extend({ addTime: time })),
    candidates: z.array(NewUserProduct).meta({ description: 'of activities that run or come, not in the list' }),
  }),
  refusals: [],
});

export const saveNewUserProducts = operation({
  method: 'PUT',
  path: '/s/newUser',
  access: staff('marketing.edit'),
  summary: 'The whole list in its order; refused when somebody else has changed it since it was read',
  input: z.object({
    prodIds: chosenProductIds,
    seenProdIds: chosenProductIds.meta({ description: 'the list as it was when somebody began to change it' }),
  }),
  output: z.null(),
  refusals: ['product.notFound', 'preferred.changed'],
});

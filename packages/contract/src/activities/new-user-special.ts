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
  summary: 'Products of the new-user special, in the order set by staff; empty while the zone is switched off',
  input: z.object({ ...paging, categoryId: id.optional().meta({ description: 'a top-level category' }) }),
  output: pageOf(ProductListItem.extend({ firstOrder: ProductActivity })).extend({
    nowIso: z.string(),
    categories: z
      .array(z.object({ categoryId: z.int(), categoryName: z.string(), products: z.int() }))
      .meta({ description: 'top-level categories of all these products, regardless of the filter' }),
  }),
  refusals: [],
});

export const newUserSpecialState = operation({
  method: 'GET',
  path: '/newUser/state',
  access: visitor,
  summary: 'State of the new-user special: whether its zone is switched on and has a running price for first orders',
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
      price: money.meta({ description: 'first-order price of its cheapest SKU' }),
      ...activityTimes,
    })
    .nullable()
    .meta({ description: 'the running first-order price, else the next one; null: the activity has ended' }),
});

export const platformNewUserList = operation({
  method: 'GET',
  path: '/s/newUser/list',
  access: staff('marketing.view'),
  summary: 'Products of the new-user special in the order of the zone, and further products that stores offer for it',
  input: z.object({}),
  output: z.object({
    isOpen: z.boolean().meta({ description: 'whether the zone is switched on' }),
    products: z.array(NewUserProduct.extend({ addTime: time })),
    candidates: z
      .array(NewUserProduct)
      .meta({ description: 'products of running or planned activities that are not in the list' }),
  }),
  refusals: [],
});

export const saveNewUserProducts = operation({
  method: 'PUT',
  path: '/s/newUser',
  access: staff('marketing.edit'),
  summary: 'Replaces the whole list, in the given order; refused if it was changed since it was read',
  input: z.object({
    prodIds: chosenProductIds,
    seenProdIds: chosenProductIds.meta({ description: 'the list as it was read before the change' }),
  }),
  output: z.null(),
  refusals: ['product.notFound', 'preferred.changed'],
});

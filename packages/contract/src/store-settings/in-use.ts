import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, money } from '../wire/formats.ts';
import { LocaleTextsOutput } from './fields.ts';

/** Settings that the store's products refer to: none can be deleted while a product uses it. */

export const storeShelfList = operation({
  method: 'GET',
  path: '/m/shelf/list',
  access: seller('store.view'),
  summary: 'Shelves of the store in their order, with the number of products',
  input: z.object({}),
  output: z.array(z.object({ shelfId: z.int(), name: LocaleTextsOutput, productCount: z.int() })),
  refusals: [],
});

export const deleteStoreShelf = operation({
  method: 'DELETE',
  path: '/m/shelf',
  access: seller('store.edit'),
  summary: 'Deletes a shelf and moves its products to another one, if given',
  input: z.object({ shelfId: id, moveToId: id.optional() }),
  output: z.object({ movedCount: z.int() }),
  refusals: ['shelf.notFound', 'shelf.inUse'],
});

const Terms = z.object({
  firstFee: money,
  extraFee: money,
  freeOver: money.nullable(),
  minDays: z.int(),
  maxDays: z.int(),
});

export const shippingTemplateList = operation({
  method: 'GET',
  path: '/m/transport/list',
  access: seller('store.view'),
  summary: 'Shipping templates of the store, with the number of products that use them',
  input: z.object({}),
  output: z.array(
    Terms.extend({
      templateId: z.int(),
      name: z.string(),
      basis: z.enum(['piece', 'weight', 'volume']),
      firstUnits: z.int(),
      extraUnits: z.int(),
      exceptions: z.array(Terms.extend({ provinceIds: z.array(z.int()) })),
      notTo: z.array(z.int()),
      productCount: z.int(),
    }),
  ),
  refusals: [],
});

export const deleteShippingTemplate = operation({
  method: 'DELETE',
  path: '/m/transport',
  access: seller('store.edit'),
  summary: 'Deletes a shipping template; its products use another one, if given',
  input: z.object({ templateId: id, moveToId: id.optional() }),
  output: z.object({ movedCount: z.int() }),
  refusals: ['shippingTemplate.notFound', 'shippingTemplate.inUse'],
});

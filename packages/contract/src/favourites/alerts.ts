import { ALERT_KINDS } from '@galleria/domain/favourites/alert-rules';
import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { buyer, operation } from '../operation.ts';
import { id, money, pageOf, paging, time } from '../wire/formats.ts';

/** Alerts for buyers: a SKU is in stock again, or a product costs less. */

export const setStockAlert = operation({
  method: 'PUT',
  path: '/p/alert/stock',
  access: buyer,
  summary: 'Whether the buyer gets a message when the SKU is in stock again; the same wish twice changes nothing',
  input: z.object({ skuId: id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['product.notFound', 'alert.inStock', 'alert.limit'],
});

export const setPriceAlert = operation({
  method: 'PUT',
  path: '/p/alert/price',
  access: buyer,
  summary: 'Whether the buyer gets a message when a favourite costs less than now; the same wish twice changes nothing',
  input: z.object({ prodId: id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['product.notFound', 'alert.notFavourite', 'alert.limit'],
});

export const productAlerts = operation({
  method: 'GET',
  path: '/p/alert/product',
  access: buyer,
  summary: 'What the buyer waits for of one product',
  input: z.object({ prodId: id }),
  output: z.object({
    skuIds: z.array(z.int()).meta({ description: 'SKUs that are to be in stock again' }),
    hasPriceAlert: z.boolean(),
  }),
  refusals: [],
});

export const alertPage = operation({
  method: 'GET',
  path: '/p/alert/page',
  access: buyer,
  summary: 'What the buyer asked to be told of, the latest first; what was told in the last 30 days too',
  input: z.object(paging),
  output: pageOf(
    ProductListItem.extend({
      status: z.int().meta({ description: '1 = on sale' }),
      isStale: z.boolean().meta({ description: 'off the shelf, or its store is not open' }),
      alertId: z.int(),
      kind: z.enum(ALERT_KINDS),
      skuId: z.int().meta({ description: '0 for a price' }),
      skuName: z.string().meta({ description: 'empty for a price' }),
      askedPrice: money.nullable().meta({ description: 'what it cost then; null for stock' }),
      createTime: time,
      sentTime: time.nullable().meta({ description: 'when the buyer was told; null: it waits' }),
    }),
  ),
  refusals: [],
});

export const removeAlerts = operation({
  method: 'POST',
  path: '/p/alert/remove',
  access: buyer,
  summary: 'Removes alerts, those that wait and those that were sent',
  input: z.object({ alertIds: z.array(id).min(1).max(100) }),
  output: z.null(),
  refusals: [],
});

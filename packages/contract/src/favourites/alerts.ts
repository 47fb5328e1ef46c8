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
  summary: 'Switches the alert for a SKU that is out of stock on or off; idempotent',
  input: z.object({ skuId: id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['product.notFound', 'alert.inStock', 'alert.limit'],
});

export const setPriceAlert = operation({
  method: 'PUT',
  path: '/p/alert/price',
  access: buyer,
  summary: 'Switches the alert for a price below the current one on or off, for a favourite; idempotent',
  input: z.object({ prodId: id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['product.notFound', 'alert.notFavourite', 'alert.limit'],
});

export const productAlerts = operation({
  method: 'GET',
  path: '/p/alert/product',
  access: buyer,
  summary: 'Alerts of the buyer for one product',
  input: z.object({ prodId: id }),
  output: z.object({
    skuIds: z.array(z.int()).meta({ description: 'SKUs with a stock alert' }),
    hasPriceAlert: z.boolean(),
  }),
  refusals: [],
});

export const alertPage = operation({
  method: 'GET',
  path: '/p/alert/page',
  access: buyer,
  summary: 'Alerts of the buyer, newest first, including those sent in the last 30 days',
  input: z.object(paging),
  output: pageOf(
    ProductListItem.extend({
      status: z.int().meta({ description: '1 = on sale' }),
      isStale: z.boolean().meta({ description: 'off sale, or its store is not open' }),
      alertId: z.int(),
      kind: z.enum(ALERT_KINDS),
      skuId: z.int().meta({ description: '0 for a price alert' }),
      skuName: z.string().meta({ description: 'empty for a price alert' }),
      askedPrice: money.nullable().meta({ description: 'price when the alert was set; null for a stock alert' }),
      createTime: time,
      sentTime: time.nullable().meta({ description: 'time when the alert was sent; null: not sent yet' }),
    }),
  ),
  refusals: [],
});

export const removeAlerts = operation({
  method: 'POST',
  path: '/p/alert/remove',
  access: buyer,
  summary: 'Removes alerts, whether waiting or sent',
  input: z.object({ alertIds: z.array(id).min(1).max(100) }),
  output: z.null(),
  refusals: [],
});

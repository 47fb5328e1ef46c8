import { MANUAL_STOCK_REASONS, MAX_STOCK, STOCK_REASONS } from '@galleria/domain/inventory/stock-reasons';
import { z } from 'zod';
import { operation } from './operation.ts';
import { seller } from './sellers/fields.ts';
import { cursorPageOf, id, integer, pageOf, pageSize, paging, picturePath, time } from './wire/formats.ts';

/** The stock of a store, for its members: list, history, counting, limits. */

const StockedSku = z.object({
  skuId: z.int(),
  prodId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  partyCode: z.string().meta({ description: 'article number of the store for this SKU' }),
  pic: picturePath,
  status: z.int().meta({ description: 'state of the product' }),
  stocks: z.int(),
  lowLimit: z.int().meta({ description: 'low-stock limit: a SKU with at most this many pieces is low' }),
  hasOwnLimit: z.boolean().meta({ description: 'true: own limit of the SKU; false: limit of the store' }),
});

export const storeStockPage = operation({
  method: 'GET',
  path: '/m/stock/page',
  access: seller('stock.view'),
  summary: 'SKUs of the store with their stock, those of the newest products first',
  input: z.object({
    ...paging,
    text: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'product name, or article number or id of the SKU' }),
    state: z.enum(['low', 'out', 'scarce']).optional(),
    prodId: id.optional(),
  }),
  output: pageOf(StockedSku).extend({ lowLimit: z.int().meta({ description: 'low-stock limit of the store' }) }),
  refusals: [],
});

const StockMovement = z.object({
  sequence: z.int(),
  difference: z.int(),
  after: z.int(),
  reason: z.enum(STOCK_REASONS),
  reference: z.string().meta({ description: 'order number, id of the import, or a note' }),
  sellerName: z.string().meta({ description: 'empty for changes by orders and jobs' }),
  time,
});

export const stockHistoryPage = operation({
  method: 'GET',
  path: '/m/stock/history',
  access: seller('stock.view'),
  summary: 'Movements of the stock of one SKU, newest first; they add up to the stock',
  input: z.object({
    skuId: id,
    cursor: integer
      .pipe(z.int().min(1))
      .optional()
      .meta({ type: 'integer', description: 'nextCursor of the previous page' }),
    size: pageSize,
  }),
  output: cursorPageOf(StockMovement),
  refusals: ['sku.notFound'],
});

const count = z.int().min(0).max(MAX_STOCK);

const Adjustment = z.union([
  z.object({
    skuId: id,
    count: count.meta({ description: 'counted number of pieces' }),
    seen: count.meta({
      description: 'stock shown at the time of counting; if it has changed, the line is skipped as stale',
    }),
  }),
  z.object({
    skuId: id,
    difference: z.int().min(-MAX_STOCK).max(MAX_STOCK).meta({ description: 'pieces to add; negative: to remove' }),
  }),
]);

export const changeStock = operation({
  method: 'PUT',
  path: '/m/stock',
  access: seller('stock.edit'),
  summary:
    'Changes the stock of SKUs, by counted numbers or by differences. Lines are processed independently, with one result each',
  input: z.object({
    lines: z.array(Adjustment).min(1).max(500),
    reason: z.enum(MANUAL_STOCK_REASONS).default('edit').meta({ description: 'reason, for differences only' }),
    note: z.string().trim().max(100).default(''),
  }),
  output: z.object({
    changed: z.int(),
    lines: z.array(
      z.object({
        skuId: z.int(),
        outcome: z.enum(['changed', 'same', 'stale', 'outOfRange', 'notFound']),
        before: z.int(),
        stocks: z.int().meta({ description: 'current stock' }),
      }),
    ),
  }),
  refusals: [],
});

const lowLimit = z.int().min(0).max(MAX_STOCK);

export const changeLowStockLimit = operation({
  method: 'PUT',
  path: '/m/stock/limit',
  access: seller('stock.edit'),
  summary: 'Changes the low-stock limit of the store or of one SKU',
  input: z.object({
    skuId: id.optional().meta({ description: 'left out: the limit of the store, for all SKUs without their own' }),
    lowLimit: lowLimit.nullable().meta({ description: '0: never low; null: the SKU uses the limit of the store' }),
  }),
  output: z.null(),
  refusals: ['sku.notFound'],
});

export const lowStockCount = operation({
  method: 'GET',
  path: '/m/stock/count',
  access: seller('stock.view'),
  summary: 'Number of SKUs for sale that are low or sold out',
  input: z.object({}),
  output: z.object({ low: z.int(), out: z.int() }),
  refusals: [],
});

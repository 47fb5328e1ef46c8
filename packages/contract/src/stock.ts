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
  partyCode: z.string().meta({ description: "the store's own code of the SKU" }),
  pic: picturePath,
  status: z.int().meta({ description: 'of the product' }),
  stocks: z.int(),
  lowLimit: z.int().meta({ description: 'at or below this many pieces it is low' }),
  hasOwnLimit: z.boolean().meta({ description: "the limit is the SKU's own, not the store's" }),
});

export const storeStockPage = operation({
  method: 'GET',
  path: '/m/stock/page',
  access: seller('stock.view'),
  summary: 'SKUs of the store with their stock, those of the newest products first',
  input: z.object({
    ...paging,
    text: z.string().trim().max(60).optional().meta({ description: 'name of the product, or code or id of the SKU' }),
    state: z.enum(['low', 'out', 'scarce']).optional(),
    prodId: id.optional(),
  }),
  output: pageOf(StockedSku).extend({ lowLimit: z.int().meta({ description: 'of the store' }) }),
  refusals: [],
});

const StockMovement = z.object({
  sequence: z.int(),
  difference: z.int(),
  after: z.int(),
  reason: z.enum(STOCK_REASONS),
  reference: z.string().meta({ description: 'order number, id of the import, or a note' }),
  sellerName: z.string().meta({ description: 'empty for orders and jobs' }),
  time,
});

export const stockHistoryPage = operation({
  method: 'GET',
  path: '/m/stock/history',
  access: seller('stock.view'),
  summary: 'Every change of the stock of one SKU, newest first; the differences add up to the stock',
  input: z.object({
    skuId: id,
    cursor: integer
      .pipe(z.int().min(1))
      .optional()
      .meta({ type: 'integer', description: 'nextCursor of the page before' }),
    size: pageSize,
  }),
  output: cursorPageOf(StockMovement),
  refusals: ['sku.notFound'],
});

const count = z.int().min(0).max(MAX_STOCK);

const Adjustment = z.union([
  z.object({
    skuId: id,
    count: count.meta({ description: 'how many were counted' }),
    seen: count.meta({ description: 'the stock that was shown; if it has changed, the line is not done' }),
  }),
  z.object({
    skuId: id,
    difference: z.int().min(-MAX_STOCK).max(MAX_STOCK).meta({ description: 'pieces to add; negative: to take away' }),
  }),
]);

export const changeStock = operation({
  method: 'PUT',
  path: '/m/stock',
  access: seller('stock.edit'),
  summary: 'Counts SKUs, or adds and takes away pieces. Each line stands for itself; the answer tells of every one',
  input: z.object({
    lines: z.array(Adjustment).min(1).max(500),
    reason: z.enum(MANUAL_STOCK_REASONS).default('edit').meta({ description: 'of added and taken pieces' }),
    note: z.string().trim().max(100).default(''),
  }),
  output: z.object({
    changed: z.int(),
    lines: z.array(
      z.object({
        skuId: z.int(),
        outcome: z.enum(['changed', 'same', 'stale', 'outOfRange', 'notFound']),
        before: z.int(),
        stocks: z.int().meta({ description: 'as it is now' }),
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
  summary: 'From how many pieces on a SKU is low: of the store, or of one SKU',
  input: z.object({
    skuId: id.optional().meta({ description: 'missing: for every SKU of the store without a limit of its own' }),
    lowLimit: lowLimit.nullable().meta({ description: '0: never low; null: a SKU has the limit of the store again' }),
  }),
  output: z.null(),
  refusals: ['sku.notFound'],
});

export const lowStockCount = operation({
  method: 'GET',
  path: '/m/stock/count',
  access: seller('stock.view'),
  summary: 'How many SKUs that are for sale are low or have run out',
  input: z.object({}),
  output: z.object({ low: z.int(), out: z.int() }),
  refusals: [],
});

import { STOCK_REASONS } from '@galleria/domain/inventory/stock-reasons';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Number of pieces that can be sold. A separate table, because many buyers update the same row at once: it is narrow,
 * has no index on a column that changes, and no other write waits for it.
 */
export const skuStocks = pgTable(
  'sku_stock',
  {
    skuId: integer('sku_id').primaryKey(),
    productId: integer('product_id').notNull(),
    available: integer().notNull(),
    storeId: integer('store_id').notNull(),
    /** Number of changes, which is the sequence of the last movement. */
    changes: integer().notNull().default(1),
    /** The SKU is low at or below this many pieces; null: the limit of the store. */
    lowLimit: integer('low_limit'),
  },
  (table) => [
    index('sku_stock_product').on(table.productId),
    index('sku_stock_store').on(table.storeId),
    check('sku_stock_never_negative', sql`${table.available} >= 0`),
    check('sku_stock_low_limit', sql`${table.lowLimit} >= 0`),
  ],
);

/**
 * Every change of `sku_stock.available`, written by the statement that makes it; triggers record inserts, deletes and
 * changes by other statements (decision 45). The differences of a SKU add up to `available`.
 */
export const stockMovements = pgTable(
  'stock_movement',
  {
    skuId: integer('sku_id').notNull(),
    /** Counted from 1 for each SKU, without gaps. */
    sequence: integer().notNull(),
    difference: integer().notNull(),
    after: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    /** An order number, the id of an import, or a note. */
    reference: text().notNull().default(''),
    /** The seller who changed it; empty for orders and jobs. */
    sellerId: text('seller_id').notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ name: 'stock_movement_sequence', columns: [table.skuId, table.sequence] }),
    check('stock_movement_never_negative', sql`${table.after} >= 0`),
  ],
);

/** Stock settings of a store; without a row the usual limit holds. */
export const stockSettings = pgTable(
  'stock_setting',
  {
    storeId: integer('store_id').primaryKey(),
    lowLimit: integer('low_limit').notNull(),
  },
  (table) => [check('stock_setting_low_limit', sql`${table.lowLimit} >= 0`)],
);

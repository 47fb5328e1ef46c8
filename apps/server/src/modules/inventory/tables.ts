import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * How many pieces can be sold. A table of its own, because many buyers update the same row at once: it is narrow, has no
 * index on the column that changes, and no other write waits for it.
 */
export const skuStocks = pgTable(
  'sku_stock',
  {
    skuId: integer('sku_id').primaryKey(),
    productId: integer('product_id').notNull(),
    available: integer().notNull(),
  },
  (table) => [
    index('sku_stock_product').on(table.productId),
    check('sku_stock_never_negative', sql`${table.available} >= 0`),
  ],
);

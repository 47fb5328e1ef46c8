import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * How many there are to sell. Apart from the SKU, because this is the row that many buyers change at once: it is narrow,
 * it has no index on what changes, and nothing else waits for it.
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

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/**
 * The number of buyers who bought both products in one trade, counted every night from order lines. One row per
 * direction.
 */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer('product_id').notNull(),
    otherId: integer('other_id').notNull(),
    buyers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    // For privacy, a pair that only one buyer bought is not stored.
    check('bought_together_several', sql`${table.buyers} > 1 and ${table.productId} <> ${table.otherId}`),
  ],
);

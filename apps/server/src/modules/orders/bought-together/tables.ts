import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

/** Counted every night from order lines: how many people bought both in one trade. One row per direction. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer('product_id').notNull(),
    otherId: integer('other_id').notNull(),
    buyers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    // What one person bought is nobody else's business.
    check('bought_together_several', sql`${table.buyers} > 1 and ${table.productId} <> ${table.otherId}`),
  ],
);

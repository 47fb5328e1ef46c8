import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const productFavourites = pgTable(
  'product_favourite',
  {
    userId: uuid('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /** To show that the price has dropped since. */
    priceWhenAddedCents: integer('kept_price_cents').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_favourite_latest').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

export const storeFavourites = pgTable(
  'store_favourite',
  {
    userId: uuid('user_id').notNull(),
    storeId: integer('store_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storeId] }),
    index('store_favourite_latest').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Viewed products, one row per buyer, product and day. */
export const browsingHistory = pgTable(
  'browse_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    productId: integer('product_id').notNull(),
    day: date().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    uniqueIndex('browse_log_once_a_day').on(table.userId, table.day, table.productId),
    index('browse_log_latest').on(table.userId, table.seenAt.desc().nullsFirst()),
  ],
);

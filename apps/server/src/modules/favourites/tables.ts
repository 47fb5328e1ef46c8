import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const productFavourites = pgTable(
  'product_favourite',
  {
    userId: uuid('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /** What it cost then, to tell of a lower price. */
    keptPriceCents: integer('kept_price_cents').notNull(),
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

/** What a buyer looked at: one entry per product and day, so that a day is a page of different things. */
export const browseLog = pgTable(
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

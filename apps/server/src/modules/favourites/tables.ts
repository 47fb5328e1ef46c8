import type { AlertKind } from '@galleria/domain/favourites/alert-rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const productFavourites = pgTable(
  'product_favourite',
  {
    userId: uuid('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Price at the time it was added, to show that it has dropped since. */
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

/** A buyer's request for a message when a SKU is in stock again, or when a favourite costs less. */
export const productAlerts = pgTable(
  'product_alert',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    kind: text().$type<AlertKind>().notNull(),
    productId: integer('product_id').notNull(),
    /** 0 for a price alert, which is about the product. */
    skuId: integer('sku_id').notNull(),
    /** The listed price at the time of the request; 0 for a stock alert. */
    priceCents: integer('price_cents').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** When the message was written; null while the alert waits. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    unique('product_alert_once').on(table.userId, table.kind, table.productId, table.skuId),
    index('product_alert_waiting').on(table.productId, table.id).where(sql`${table.sentAt} is null`),
    index('product_alert_sent').on(table.sentAt).where(sql`${table.sentAt} is not null`),
    check(
      'product_alert_kind',
      sql`(${table.kind} = 'stock' and ${table.skuId} > 0) or (${table.kind} = 'price' and ${table.skuId} = 0 and ${table.priceCents} >= 0)`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** Lines of carts, one per owner and SKU (unique). */
export const cartLines = pgTable(
  'cart_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `buyer:<id>`, or `guest:<hash of the cookie>`. */
    owner: text().notNull(),
    skuId: integer('sku_id').notNull(),
    prodId: integer('prod_id').notNull(),
    quantity: integer().notNull(),
    isChecked: boolean('is_checked').notNull().default(true),
    /** Price when it was added, to show that it has changed since. */
    addedPriceCents: bigint('added_price_cents', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('cart_line_once').on(table.owner, table.skuId),
    index('cart_line_guests').on(table.updatedAt).where(sql`${table.owner} like 'guest:%'`),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);

/** Saved lines of buyers, one row per buyer and SKU (primary key). They are in no cart and not counted in one. */
export const savedLines = pgTable(
  'saved_line',
  {
    userId: uuid('user_id').notNull(),
    skuId: integer('sku_id').notNull(),
    prodId: integer('prod_id').notNull(),
    quantity: integer().notNull(),
    /** Taken over from the cart line, to show that the price has changed since. */
    addedPriceCents: bigint('added_price_cents', { mode: 'number' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    check('saved_line_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
);

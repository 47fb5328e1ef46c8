import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Requests of buyers for a mail when an activity starts. */
export const activityReminders = pgTable(
  'activity_reminder',
  {
    userId: uuid('user_id').notNull(),
    activityId: integer('activity_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** The time at which the mail was written; null while it is due. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activityId] }),
    index('activity_reminder_activity').on(table.activityId),
    index('activity_reminder_due').on(table.activityId, table.userId).where(sql`${table.sentAt} is null`),
  ],
);

const chosenColumns = () => ({
  productId: integer('product_id').primaryKey(),
  /** From 1. The whole list is written at once, by one person at a time. */
  sequence: smallint().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

/** Products that staff recommend. Those that cannot be bought stay in the list and are left out of the zone. */
export const preferredProducts = pgTable('preferred_product', chosenColumns(), (table) => [
  check('preferred_product_sequence', sql`${table.sequence} > 0`),
]);

/** Products that staff chose for the zone of new-user specials. Its prices are those of the stores' activities. */
export const newUserProducts = pgTable('new_user_product', chosenColumns(), (table) => [
  check('new_user_product_sequence', sql`${table.sequence} > 0`),
]);

/**
 * Rounds of a day, open for flash sales or not. A round without a row is open and has the default number of products.
 */
export const flashRounds = pgTable(
  'flash_round',
  {
    round: smallint().primaryKey(),
    isOpen: boolean('is_open').notNull(),
    productsPerStore: smallint('products_per_store').notNull(),
  },
  (table) => [
    check('flash_round_of_day', sql`${table.round} between 0 and 11`),
    check('flash_round_products', sql`${table.productsPerStore} > 0`),
  ],
);

import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A sale with a time and prices. Its state follows the clock; nothing is written when it starts or ends. */
export const activities = pgTable(
  'activity',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id').notNull(),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Pieces of one product; null: no limit. */
    limitPerBuyer: smallint('limit_per_buyer'),
    takenDownAt: moment('taken_down_at'),
    takenDownReason: text('taken_down_reason').notNull().default(''),
    /** What the search index was last told of it: see `turn-activities.ts`. */
    turned: text({ enum: ['notStarted', 'ongoing', 'ended'] })
      .notNull()
      .default('notStarted'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('activity_store').on(table.storeId, table.id),
    index('activity_turning').on(table.startsAt, table.endsAt).where(sql`${table.turned} <> 'ended'`),
    check('activity_dates', sql`${table.startsAt} <= ${table.endsAt}`),
    check('activity_limit', sql`${table.limitPerBuyer} > 0`),
    check('activity_taken_down', sql`(${table.takenDownAt} is null) = (${table.takenDownReason} = '')`),
  ],
);

/**
 * A SKU of an activity with its price. `during` is the time in which the price holds; it is cut when the activity is
 * stopped or taken down. A constraint that drizzle cannot describe, `activity_item_once`, keeps two prices of a SKU from
 * holding at the same moment.
 */
export const activityItems = pgTable(
  'activity_item',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').notNull(),
    productId: integer('product_id').notNull(),
    priceCents: integer('price_cents').notNull(),
    during: timeRange().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.skuId] }),
    index('activity_item_product').on(table.productId),
    check('activity_item_price', sql`${table.priceCents} > 0`),
  ],
);

/** Paid orders with goods of an activity. Kept for its results; the order has the truth. */
export const activityUses = pgTable(
  'activity_use',
  {
    activityId: integer('activity_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    userId: uuid('user_id').notNull(),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
    offCents: bigint('off_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.orderId] }),
    index('activity_use_order').on(table.orderId),
  ],
);

import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { APPROVALS } from '@galleria/domain/activities/flash-sale';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
  unique,
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
    /** Pieces of one product per buyer; null: no limit. */
    limitPerBuyer: smallint('limit_per_buyer'),
    terms: jsonb().$type<ActivityTerms>().notNull().default({}),
    takenDownAt: moment('taken_down_at'),
    takenDownReason: text('taken_down_reason').notNull().default(''),
    /** The state that the search index was last told: see `turn-activities.ts`. */
    turned: text({ enum: ['notStarted', 'ongoing', 'ended'] })
      .notNull()
      .default('notStarted'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    /** For kinds that the mall approves; their prices do not hold before. */
    approval: text({ enum: APPROVALS }).notNull().default('none'),
    refusedReason: text('refused_reason').notNull().default(''),
    /** Counts the changes of an application, so that staff do not decide about a version that they have not seen. */
    version: integer().notNull().default(1),
    appliedAt: moment('applied_at').notNull().default(sql`mall_now()`),
    /** When the rest of the pool went back to the stock; this happens once. */
    poolClosedAt: moment('pool_closed_at'),
  },
  (table) => [
    index('activity_store').on(table.storeId, table.id),
    index('activity_turning').on(table.startsAt, table.endsAt).where(sql`${table.turned} <> 'ended'`),
    index('activity_period').on(table.endsAt, table.startsAt),
    index('activity_approval').on(table.approval, table.startsAt).where(sql`${table.approval} <> 'none'`),
    index('activity_pool_open')
      .on(table.endsAt)
      .where(sql`${table.approval} = 'approved' and ${table.poolClosedAt} is null`),
    check('activity_refused', sql`(${table.approval} = 'refused') = (${table.refusedReason} <> '')`),
    check('activity_dates', sql`${table.startsAt} <= ${table.endsAt}`),
    check('activity_limit', sql`${table.limitPerBuyer} > 0`),
    check('activity_taken_down', sql`(${table.takenDownAt} is null) = (${table.takenDownReason} = '')`),
  ],
);

/**
 * A SKU of an activity with its price. `during` is the time in which the price holds; it is cut when the activity is
 * stopped or taken down. Constraints that drizzle cannot describe keep two prices of a SKU (`activity_item_once`), where
 * they are prices of the SKU, and two gifts of a product (`activity_item_one_gift`), from holding at the same moment.
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
    /** Flash sale: pieces in its pool. */
    pieces: integer(),
    /** Whether the price is that of the SKU itself (`hasPrice` of its kind). Those of combos hold for a set only. */
    isSkuPrice: boolean('is_sku_price').notNull().default(true),
    /** Gift: the SKU keeps its normal price, and a gift comes with it. */
    givesGift: boolean('gives_gift').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.skuId] }),
    index('activity_item_product').on(table.productId),
    check('activity_item_price', sql`${table.priceCents} > 0`),
    check('activity_item_pieces', sql`${table.pieces} > 0`),
  ],
);

/**
 * A piece in the pool of a flash sale. A row for each, so that buyers of the same SKU lock different rows. A piece is
 * free while `trade_id` is null; pieces that go back to the stock are deleted. A trigger, `activity_unit_once`, keeps a
 * piece from passing from one trade to another without having been free, and the unique and check constraints enforce
 * the limit per buyer.
 */
export const activityUnits = pgTable(
  'activity_unit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').notNull(),
    productId: integer('product_id').notNull(),
    buyerLimit: smallint('buyer_limit').notNull(),
    tradeId: bigint('trade_id', { mode: 'number' }),
    userId: uuid('user_id'),
    /** Which of the pieces of the product that the buyer may have this is, from 1. */
    ordinal: smallint(),
  },
  (table) => [
    unique('activity_unit_ordinal').on(table.activityId, table.productId, table.userId, table.ordinal),
    index('activity_unit_free').on(table.activityId, table.skuId, table.id).where(sql`${table.tradeId} is null`),
    index('activity_unit_trade').on(table.tradeId).where(sql`${table.tradeId} is not null`),
    check('activity_unit_within', sql`${table.ordinal} between 1 and ${table.buyerLimit}`),
    check('activity_unit_taken', sql`num_nulls(${table.tradeId}, ${table.userId}, ${table.ordinal}) in (0, 3)`),
  ],
);

/** Paths of flash-sale orders that were used: each is good for one order. Kept until the path itself has expired. */
export const usedOrderPaths = pgTable(
  'used_order_path',
  {
    userId: uuid('user_id').notNull(),
    nonce: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.nonce] }),
    index('used_order_path_expired').on(table.expiresAt),
  ],
);

/** How many gifts an activity has given; those of cancelled orders and returned gifts are subtracted. */
export const activityGifts = pgTable(
  'activity_gift',
  {
    activityId: integer('activity_id')
      .primaryKey()
      .references(() => activities.id, { onDelete: 'cascade' }),
    /** Null: limited by the stock only. */
    pool: integer(),
    given: integer().notNull().default(0),
  },
  (table) => [check('activity_gift_given', sql`${table.given} between 0 and coalesce(${table.pool}, ${table.given})`)],
);

/** Paid orders with goods of an activity. Denormalised for its results; the order is authoritative. */
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

/**
 * How often product pages were seen while they showed an activity, and by how many visitors, each counted once a day.
 */
export const activityViews = pgTable(
  'activity_view',
  {
    activityId: integer('activity_id').primaryKey(),
    views: bigint({ mode: 'number' }).notNull(),
    visitors: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('activity_view_counts', sql`${table.visitors} >= 0 and ${table.views} >= ${table.visitors}`)],
);
/**
 * Buyers who are not new: they have paid an order or promised to pay it on delivery, or an unpaid order of theirs has
 * the price for first orders. The primary key lets only one trade of a buyer have that price.
 */
export const firstOrders = pgTable('first_order', {
  userId: uuid('user_id').primaryKey(),
  tradeId: bigint('trade_id', { mode: 'number' }).notNull(),
  isSettled: boolean('is_settled').notNull(),
});

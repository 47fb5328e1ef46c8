import type { DiscountStep } from '@galleria/domain/promotions/store-discounts';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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

/** Coupons that can be collected. The counter is a column of the row, so that collecting is one conditional update. */
export const coupons = pgTable(
  'coupon',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: a coupon of the platform. */
    storeId: integer('store_id'),
    name: jsonb().$type<LocaleTexts>().notNull(),
    kind: text({ enum: ['cash', 'percent'] }).notNull(),
    amountCents: integer('amount_cents').notNull().default(0),
    percentOff: smallint('percent_off').notNull().default(0),
    mostOffCents: integer('most_off_cents'),
    thresholdCents: integer('threshold_cents').notNull().default(0),
    /** Scope `stores` is only for coupons of the platform. */
    scope: text({ enum: ['all', 'categories', 'products', 'stores'] }).notNull(),
    scopeIds: integer('scope_ids').array().notNull().default([]),
    /** For a coupon of the platform: the part that the store bears. A store bears its own coupons alone. */
    storePercent: smallint('store_percent').notNull().default(0),
    /** The most that the mall spends on the coupon; null: no limit. Redeeming adds to `usedCents` up to this amount. */
    budgetCents: bigint('budget_cents', { mode: 'number' }),
    usedCents: bigint('used_cents', { mode: 'number' }).notNull().default(0),
    /** The coupon can be collected between these two times. */
    offeredFrom: timestamp('offered_from', { withTimezone: true }).notNull(),
    offeredUntil: timestamp('offered_until', { withTimezone: true }).notNull(),
    /** Either valid between these dates … */
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    /** … or from `afterDays` after collecting, for `validDays`. */
    afterDays: smallint('after_days').notNull().default(0),
    validDays: smallint('valid_days').notNull().default(0),
    total: integer().notNull(),
    left: integer('left_count').notNull(),
    perPerson: smallint('per_person').notNull().default(1),
    isOn: boolean('is_on').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('coupon_offered').on(table.storeId, table.offeredUntil),
    check('coupon_left', sql`0 <= ${table.left} and ${table.left} <= ${table.total}`),
    check('coupon_worth', sql`(${table.kind} = 'cash') = (${table.amountCents} > 0)`),
    check('coupon_percent', sql`(${table.kind} = 'percent') = (${table.percentOff} between 1 and 99)`),
    check('coupon_scope', sql`(${table.scope} = 'all') = (cardinality(${table.scopeIds}) = 0)`),
    check('coupon_stores', sql`${table.scope} <> 'stores' or ${table.storeId} is null`),
    check('coupon_store_percent', sql`${table.storePercent} between 0 and 100`),
    check('coupon_budget', sql`${table.usedCents} >= 0 and ${table.usedCents} <= ${table.budgetCents}`),
    check('coupon_validity', sql`(${table.validUntil} is null) = (${table.validDays} > 0)`),
    check('coupon_dates', sql`(${table.validFrom} is null) = (${table.validUntil} is null)`),
    check('coupon_per_person', sql`${table.perPerson} > 0`),
  ],
);

/** Coupons of buyers. The unique ordinal, at most `perPerson`, enforces the personal limit. */
export const ownCoupons = pgTable(
  'own_coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id').notNull(),
    ordinal: smallint().notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** The trade that the coupon is redeemed with; null again when the trade is closed unpaid. */
    tradeId: bigint('trade_id', { mode: 'number' }),
    redeemedAt: timestamp('spent_at', { withTimezone: true }),
    /** The amount charged to the coupon's budget, given back when the coupon is returned. */
    chargedCents: bigint('charged_cents', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('own_coupon_once').on(table.couponId, table.userId, table.ordinal),
    index('own_coupon_user').on(table.userId, table.validUntil),
    index('own_coupon_trade').on(table.tradeId),
    check('own_coupon_spent', sql`(${table.tradeId} is null) = (${table.redeemedAt} is null)`),
    check('own_coupon_dates', sql`${table.validFrom} < ${table.validUntil}`),
  ],
);

/** Discounts of stores by amount or pieces. */
export const storeDiscounts = pgTable(
  'store_discount',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id').notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    kind: text({ enum: ['spend', 'pieces'] }).notNull(),
    steps: jsonb().$type<DiscountStep[]>().notNull(),
    /** Empty: all products of the store. */
    prodIds: integer('prod_ids').array().notNull().default([]),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    index('store_discount_store').on(table.storeId, table.endsAt),
    check('store_discount_dates', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Paid orders with a coupon or discount, kept for the results of promotions; the order remains the source of truth. */
export const promotionUses = pgTable(
  'promotion_use',
  {
    kind: text({ enum: ['coupon', 'discount'] }).notNull(),
    promotionId: integer('promotion_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
    offCents: bigint('off_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.promotionId, table.orderId] }),
    index('promotion_use_order').on(table.orderId),
    check('promotion_use_kind', sql`${table.kind} in ('coupon', 'discount')`),
  ],
);

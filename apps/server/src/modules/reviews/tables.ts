import type { ReportReason } from '@galleria/domain/reviews/reviews';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Reviews of products. The rating counters of the product are updated in the same transaction. */
export const reviews = pgTable(
  'review',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id').notNull(),
    storeId: integer('store_id').notNull(),
    /** Null: the account was closed, or the review was seeded. */
    userId: uuid('user_id'),
    /** A snapshot of the time of writing, as are avatar and SKU name. */
    nickName: text('nick_name').notNull(),
    avatar: text().notNull().default(''),
    skuName: text('sku_name').notNull().default(''),
    stars: smallint().notNull(),
    content: text().notNull(),
    pictures: text().array().notNull().default([]),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    replyContent: text('reply_content'),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** Hidden by the mall: it is shown nowhere and counts for no rating. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('review_product').on(table.productId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_user').on(table.userId),
    index('review_store').on(table.storeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_unanswered')
      .on(table.storeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.replyContent} is null`),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_pictures', sql`cardinality(${table.pictures}) <= 9`),
    check('review_reply', sql`(${table.replyContent} is null) = (${table.repliedAt} is null)`),
  ],
);

const STATES = ['open', 'upheld', 'dismissed'] as const;

/** Reviews that a store asked the mall to look at: the queue of the staff. Each review is reported once. */
export const reviewReports = pgTable(
  'review_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' })
      .unique('review_report_once'),
    storeId: integer('store_id').notNull(),
    sellerId: uuid('seller_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull().default(''),
    state: text({ enum: STATES }).notNull().default('open'),
    /** What the mall says about its decision; the store reads it. */
    answer: text().notNull().default(''),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('review_report_open').on(table.id).where(sql`${table.state} = 'open'`),
    check('review_report_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('review_report_state', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
  ],
);

import type { ReportReason } from '@galleria/domain/reviews/reviews';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Reviews of products. The rating counters of the product are updated in the same transaction. */
export const reviews = pgTable(
  'review',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id').notNull(),
    storeId: integer('store_id').notNull(),
    /** Null: the account was closed, or the review was seeded. */
    userId: uuid('user_id'),
    /** The order line that was bought; each is reviewed once. Null: seeded. */
    orderLineId: integer('order_line_id').unique('review_order_line'),
    orderNumber: text('order_number').notNull().default(''),
    /** Snapshot of the time of writing, like avatar and SKU name. */
    nickName: text('nick_name').notNull(),
    avatar: text().notNull().default(''),
    skuName: jsonb('sku_name').$type<LocaleTexts>().notNull().default({}),
    /** The author's locale when writing, taken to be the language of the words. Null: without words, or unknown. */
    locale: text().$type<Locale>(),
    stars: smallint().notNull(),
    content: text().notNull(),
    pictures: text().array().notNull().default([]),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Five stars without words, recorded when the time to write was over. */
    isDefault: boolean('is_default').notNull().default(false),
    replyContent: text('reply_content'),
    repliedAt: moment('replied_at'),
    /** The addition of the author, once, and the store's reply to it. */
    appendContent: text('append_content'),
    appendPictures: text('append_pictures').array().notNull().default([]),
    appendedAt: moment('appended_at'),
    appendReplyContent: text('append_reply_content'),
    appendRepliedAt: moment('append_replied_at'),
    /** Number of rows of `review_vote` for this review. */
    usefulCount: integer('useful_count').notNull().default(0),
    /** Hidden by the mall: it is shown nowhere and counts for no rating. */
    hiddenAt: moment('hidden_at'),
    /** Shown to its author. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    /** Reviews with words first. */
    index('review_product').on(
      table.productId,
      table.isDefault,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('review_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_store').on(table.storeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    /** Latest reviews of all stores for staff, and a small partial index of the hidden ones. */
    index('review_latest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_hidden')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} is not null`),
    index('review_unanswered')
      .on(table.storeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`(${table.replyContent} is null and not ${table.isDefault}) or (${table.appendContent} is not null and ${table.appendReplyContent} is null)`,
      ),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_pictures', sql`cardinality(${table.pictures}) <= 9 and cardinality(${table.appendPictures}) <= 9`),
    check('review_reply', sql`(${table.replyContent} is null) = (${table.repliedAt} is null)`),
    check(
      'review_append',
      sql`(${table.appendContent} is null) = (${table.appendedAt} is null)
        and (${table.appendReplyContent} is null) = (${table.appendRepliedAt} is null)
        and (${table.appendContent} is not null or (${table.appendReplyContent} is null and cardinality(${table.appendPictures}) = 0))`,
    ),
    check('review_useful', sql`${table.usefulCount} >= 0`),
  ],
);

/** A buyer's vote that a review is useful. */
export const reviewVotes = pgTable(
  'review_vote',
  {
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ name: 'review_vote_once', columns: [table.reviewId, table.userId] }),
    index('review_vote_user').on(table.userId),
  ],
);

/** A buyer's request that the mall looks at a review. The first one opens a report. */
export const reviewFlags = pgTable(
  'review_flag',
  {
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    primaryKey({ name: 'review_flag_once', columns: [table.reviewId, table.userId] }),
    index('review_flag_user').on(table.userId),
  ],
);

const STATES = ['open', 'upheld', 'dismissed'] as const;

/**
 * Reviews that a store or buyers asked the mall to look at: the queue of the staff. A store reports a review once; at most
 * one report of a review is open.
 */
export const reviewReports = pgTable(
  'review_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: bigint('review_id', { mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    /** Null: only buyers have reported it. */
    sellerId: uuid('seller_id'),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull().default(''),
    state: text({ enum: STATES }).notNull().default('open'),
    /** The mall's words about its decision, shown to the store. */
    answer: text().notNull().default(''),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('review_report_review').on(table.reviewId),
    index('review_report_open').on(table.id).where(sql`${table.state} = 'open'`),
    uniqueIndex('review_report_one_open').on(table.reviewId).where(sql`${table.state} = 'open'`),
    uniqueIndex('review_report_by_store').on(table.reviewId).where(sql`${table.sellerId} is not null`),
    check('review_report_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('review_report_state', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
  ],
);

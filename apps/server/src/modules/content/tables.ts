import { BANNER_POSITIONS } from '@galleria/domain/content/banner-kinds';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Store 0 is the platform, as in the API. */
const shopId = () => bigint('shop_id', { mode: 'number' }).notNull();

export const banners = pgTable(
  'banner',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: shopId(),
    position: text({ enum: BANNER_POSITIONS }).notNull(),
    /** 1 desktop, 0 phone. */
    imgType: smallint('img_type').notNull().default(1),
    picture: text().notNull(),
    /** Used in place of `picture`, by language. */
    pictures: jsonb().$type<LocaleTexts>().notNull().default({}),
    /** 0: relation is a product, 1: relation is a page of the mall, -1: no link. */
    linkType: smallint('link_type').notNull(),
    relation: text().notNull().default(''),
    title: jsonb().$type<LocaleTexts>().notNull().default({}),
    subtitle: jsonb().$type<LocaleTexts>().notNull().default({}),
    action: jsonb().$type<LocaleTexts>().notNull().default({}),
    sequence: integer().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** Limits of the time in which the banner is shown; null: no limit. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    index('banner_shop').on(table.shopId, table.imgType, table.sequence),
    check('banner_link', sql`${table.linkType} in (-1, 0, 1)`),
    check('banner_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

export const notices = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: shopId(),
    title: jsonb().$type<LocaleTexts>().notNull(),
    content: jsonb().$type<LocaleTexts>().notNull(),
    isTop: boolean('is_top').notNull().default(false),
    isOn: boolean('is_on').notNull().default(true),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notice_shop').on(
      table.shopId,
      table.isTop.desc().nullsFirst(),
      table.publishAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

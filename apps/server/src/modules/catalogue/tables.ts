import type { ProductOption } from '@galleria/domain/catalogue/product-options';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Three levels of shelves. A category without a parent is on the first. */
export const categories = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    picture: text().notNull().default(''),
    sequence: integer().notNull(),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    index('category_parent').on(table.parentId, table.sequence),
    check('category_level', sql`${table.level} between 1 and 3`),
    check('category_top_level', sql`(${table.parentId} is null) = (${table.level} = 1)`),
  ],
);

export const brands = pgTable(
  'brand',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    picture: text().notNull().default(''),
  },
  (table) => [uniqueIndex('brand_name').on(sql`lower(${table.name})`)],
);

/** What is for sale. Price and stock belong to its SKUs; the prices here are the cheapest and dearest of them, kept along. */
export const products = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id').notNull(),
    /** Third level. */
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    storeCategoryId: integer('store_category_id'),
    brandId: integer('brand_id').references(() => brands.id),
    shippingTemplateId: integer('shipping_template_id'),
    name: jsonb().$type<LocaleTexts>().notNull(),
    brief: jsonb().$type<LocaleTexts>().notNull(),
    /** HTML, sanitised when it was written and again when it is read. */
    description: jsonb().$type<LocaleTexts>().notNull(),
    pictures: text().array().notNull(),
    video: text().notNull().default(''),
    options: jsonb().$type<ProductOption[]>().notNull(),
    parameters: jsonb().$type<ProductParameter[]>().notNull(),
    status: smallint().notNull(),
    type: smallint().notNull().default(0),
    isVirtual: boolean('is_virtual').notNull().default(false),
    /** What a buyer of something virtual is asked for. */
    virtualQuestions: jsonb('virtual_questions').$type<VirtualQuestion[]>().notNull().default([]),
    /** How long its voucher codes are good, counted from the payment; null: for ever. */
    voucherDays: integer('voucher_days'),
    /** Numbers of the API's wire format: 1 courier, 2 pickup, 3 none needed, 4 same-city. */
    deliveryTypes: smallint('delivery_types').array().notNull(),
    priceCents: integer('price_cents').notNull(),
    maxPriceCents: integer('max_price_cents').notNull(),
    oldPriceCents: integer('old_price_cents').notNull(),
    /** Its place among the products of its store; small comes first. */
    storeSequence: integer('store_sequence').notNull().default(0),
    /** Counters, kept by those who know better: orders, reviews, stock. */
    sold: integer().notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    hasStock: boolean('has_stock').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('product_store').on(table.storeId, table.status),
    check('product_status', sql`${table.status} between -1 and 3`),
    check('product_type', sql`${table.type} between 0 and 6`),
    check('product_prices', sql`0 <= ${table.priceCents} and ${table.priceCents} <= ${table.maxPriceCents}`),
    check('product_counters', sql`${table.sold} >= 0 and ${table.reviewCount} >= 0 and ${table.ratingSum} >= 0`),
  ],
);

export interface VirtualQuestion {
  name: LocaleTexts;
  isRequired: boolean;
}

interface ProductParameter {
  name: LocaleTexts;
  value: LocaleTexts;
}

/** One combination of options. */
export const skus = pgTable(
  'sku',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** For each option of the product, the index of the value. */
    choice: smallint().array().notNull(),
    priceCents: integer('price_cents').notNull(),
    oldPriceCents: integer('old_price_cents').notNull(),
    picture: text().notNull(),
    code: text().notNull().default(''),
    weightGrams: integer('weight_grams').notNull().default(0),
    volumeCm3: integer('volume_cm3').notNull().default(0),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    uniqueIndex('sku_choice').on(table.productId, table.choice),
    check('sku_price', sql`${table.priceCents} >= 0`),
  ],
);

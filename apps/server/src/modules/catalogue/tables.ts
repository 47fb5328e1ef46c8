import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type { ProductOption } from '@galleria/domain/catalogue/product-options';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Categories of three levels. One without a parent is on the first. */
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
    /** Names in languages that write it differently. */
    localNames: jsonb('local_names').$type<LocaleTexts>().notNull().default({}),
    picture: text().notNull().default(''),
    /** Brands with the same number are sorted by name. */
    sequence: integer().notNull().default(0),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [uniqueIndex('brand_name').on(sql`lower(${table.name})`)],
);

const PROPOSAL_STATES = ['open', 'accepted', 'refused'] as const;

/** Brands that stores ask the mall for. */
export const brandProposals = pgTable(
  'brand_proposal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id').notNull(),
    sellerId: uuid('seller_id').notNull(),
    name: text().notNull(),
    picture: text().notNull().default(''),
    note: text().notNull().default(''),
    state: text({ enum: PROPOSAL_STATES }).notNull().default('open'),
    /** Reason of a refusal. */
    reason: text().notNull().default(''),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    // Only one open proposal per name; only the store that made it is told of the decision.
    uniqueIndex('brand_proposal_open').on(sql`lower(${table.name})`).where(sql`${table.state} = 'open'`),
    index('brand_proposal_store').on(table.storeId, table.id),
    check('brand_proposal_state', sql`${table.state} in ('open', 'accepted', 'refused')`),
    check('brand_proposal_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
);

/**
 * Whether products wait for the platform: of a store, of a category with everything under it, or, with neither, of the
 * whole mall. Without a rule of its own, a scope follows the next wider one.
 */
export const approvalRules = pgTable(
  'approval_rule',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id'),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    requiresApproval: boolean('requires_approval').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('approval_rule_scope').on(table.storeId, table.categoryId).nullsNotDistinct(),
    check('approval_rule_one_scope', sql`${table.storeId} is null or ${table.categoryId} is null`),
  ],
);

/** Price and stock belong to the SKUs; the prices here are denormalised: their lowest and highest. */
export const products = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id').notNull(),
    /** A category of the third level. */
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    storeCategoryId: integer('store_category_id'),
    brandId: integer('brand_id').references(() => brands.id),
    shippingTemplateId: integer('shipping_template_id'),
    name: jsonb().$type<LocaleTexts>().notNull(),
    brief: jsonb().$type<LocaleTexts>().notNull(),
    /** HTML, sanitised when it is written and again when it is read. */
    description: jsonb().$type<LocaleTexts>().notNull(),
    pictures: text().array().notNull(),
    video: text().notNull().default(''),
    options: jsonb().$type<ProductOption[]>().notNull(),
    parameters: jsonb().$type<ProductParameter[]>().notNull(),
    status: smallint().notNull(),
    type: smallint().notNull().default(0),
    isVirtual: boolean('is_virtual').notNull().default(false),
    /** Questions to the buyer of a virtual product. */
    virtualQuestions: jsonb('virtual_questions').$type<VirtualQuestion[]>().notNull().default([]),
    /** Validity of its voucher codes, counted from the payment; null: unlimited. */
    voucherDays: integer('voucher_days'),
    /** Numbers of the API's wire format: see `DELIVERY_TYPE`. */
    deliveryTypes: smallint('delivery_types').array().notNull(),
    priceCents: integer('price_cents').notNull(),
    maxPriceCents: integer('max_price_cents').notNull(),
    oldPriceCents: integer('old_price_cents').notNull(),
    /** Pieces that one buyer may order, over all their orders; null: no limit. */
    limitPerBuyer: integer('limit_per_buyer'),
    /** Incremented when a seller's content changes, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    /** Times at which a job switches the product; it then sets them to null. */
    onSaleAt: timestamp('on_sale_at', { withTimezone: true }),
    offSaleAt: timestamp('off_sale_at', { withTimezone: true }),
    /** Taken down by the platform, and not approved since. */
    isTakenDown: boolean('is_taken_down').notNull().default(false),
    /** The status before it was taken down. */
    takenDownFrom: smallint('taken_down_from'),
    /** Why the platform took it down or refused it. */
    platformReason: text('platform_reason').notNull().default(''),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The status before it was deleted. */
    deletedFrom: smallint('deleted_from'),
    /** Position among the products of its store, ascending. */
    storeSequence: integer('store_sequence').notNull().default(0),
    /** Denormalised from orders, reviews and stock. */
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
    index('product_category').on(table.categoryId, table.id),
    index('product_brand').on(table.brandId, table.id).where(sql`${table.brandId} is not null`),
    index('product_waiting').on(table.id).where(sql`${table.status} = 3`),
    index('product_on_sale_at').on(table.onSaleAt).where(sql`${table.onSaleAt} is not null`),
    index('product_off_sale_at').on(table.offSaleAt).where(sql`${table.offSaleAt} is not null`),
    check('product_status', sql`${table.status} between -1 and 4`),
    check('product_limit_per_buyer', sql`${table.limitPerBuyer} > 0`),
    check('product_taken_down', sql`not (${table.isTakenDown} and ${table.status} in (0, 1))`),
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

/** A pending change: written by a seller and not approved yet. The product stays unchanged meanwhile. */
export const productChanges = pgTable(
  'product_change',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<Draft>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
    /** When it was refused: it waits no longer, but the seller can continue it. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    reason: text().notNull().default(''),
  },
  (table) => [index('product_change_waiting').on(table.productId).where(sql`${table.refusedAt} is null`)],
);

/** One combination of options. Carts, orders and stock refer to its id, which stays when options change. */
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
    /** Name of a SKU whose combination was removed, for carts that still have it. Such a SKU is never on sale. */
    retiredName: jsonb('retired_name').$type<LocaleTexts>(),
  },
  (table) => [
    uniqueIndex('sku_choice').on(table.productId, table.choice).where(sql`${table.retiredName} is null`),
    // `sku_choice` serves only queries with exactly its condition, which leaves out retired SKUs.
    index('sku_product').on(table.productId),
    // Files of sellers name SKUs by their code.
    index('sku_code').on(sql`lower(${table.code})`).where(sql`${table.code} <> ''`),
    check('sku_price', sql`${table.priceCents} >= 0`),
    check('sku_retired', sql`not (${table.isOn} and ${table.retiredName} is not null)`),
  ],
);

/**
 * Products whose sales, ratings or stock flag changed since the lists were last told. Sales only insert rows, so that
 * they do not wait for each other; a job deletes them in batches.
 */
export const figureChanges = pgTable('product_figure_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
});

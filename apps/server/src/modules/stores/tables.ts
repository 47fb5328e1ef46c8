import type { SameCityTerms, ShippingException } from '@galleria/domain/shipping/shipping-fee';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** One seller's store: its public part. */
export const stores = pgTable(
  'store',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: jsonb().$type<LocaleTexts>().notNull(),
    intro: jsonb().$type<LocaleTexts>().notNull(),
    logo: text().notNull(),
    /** Behind the shop header; may be empty. */
    signPicture: text('sign_picture').notNull().default(''),
    storeStyle: smallint('store_style').notNull().default(0),
    status: smallint().notNull(),
    /** 0 ordinary, 1 preferred. */
    type: smallint().notNull().default(0),
    phone: text().notNull().default(''),
    address: jsonb().$type<LocaleTexts>().notNull().default({}),
    /** Its names in all languages, folded for comparing: what a search for stores looks through. */
    foldedNames: text('folded_names').notNull(),
    /** Denormalised counters; the tables they count are authoritative. */
    fans: integer().notNull().default(0),
    productCount: integer('product_count').notNull().default(0),
    rating: real().notNull().default(0),
    /** Null: no same-city delivery. */
    sameCity: jsonb('same_city').$type<SameCityTerms>(),
    /** New products and changes of products wait for the platform. */
    requiresApproval: boolean('requires_approval').notNull().default(false),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('store_by_fans').on(table.status, table.type, table.fans.desc().nullsFirst(), table.id),
    index('store_folded_names').using('gin', sql`${table.foldedNames} gin_trgm_ops`),
    check('store_status', sql`${table.status} between -1 and 5`),
    check('store_style', sql`${table.storeStyle} in (0, 1)`),
    check('store_fans', sql`${table.fans} >= 0`),
  ],
);

/** The company behind a store, from its documents. */
export const storeQualifications = pgTable('store_qualification', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  companyName: jsonb('company_name').$type<LocaleTexts>().notNull(),
  licenceNumber: text('licence_number').notNull(),
  companyAddress: jsonb('company_address').$type<LocaleTexts>().notNull(),
  legalRepresentative: jsonb('legal_representative').$type<LocaleTexts>().notNull(),
  registeredCapital: jsonb('registered_capital').$type<LocaleTexts>().notNull(),
  foundedOn: date('founded_on').notNull(),
  businessTerm: jsonb('business_term').$type<LocaleTexts>().notNull(),
  businessScope: jsonb('business_scope').$type<LocaleTexts>().notNull(),
  licencePictures: text('licence_pictures').array().notNull(),
});

/** A store's own categories, beside those of the mall. */
export const storeCategories = pgTable(
  'store_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: jsonb().$type<LocaleTexts>().notNull(),
    sequence: integer().notNull(),
  },
  (table) => [index('store_category_order').on(table.storeId, table.sequence)],
);

/** What sending costs and how long it takes: a fee for the first units, one for each further step, nothing over a threshold. */
export const shippingTemplates = pgTable(
  'shipping_template',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The unit: a piece, or a kilogram or a litre, rounded up. */
    basis: text({ enum: ['piece', 'weight', 'volume'] }).notNull(),
    firstUnits: integer('first_units').notNull(),
    firstFeeCents: integer('first_fee_cents').notNull(),
    extraUnits: integer('extra_units').notNull(),
    extraFeeCents: integer('extra_fee_cents').notNull(),
    freeOverCents: integer('free_over_cents'),
    minDays: smallint('min_days').notNull(),
    maxDays: smallint('max_days').notNull(),
    /** Other fees for some provinces, the first that fits; see `shipping-fee.ts` of the domain. */
    exceptions: jsonb().$type<ShippingException[]>().notNull().default([]),
    /** Provinces that nothing is sent to. */
    notTo: integer('not_to').array().notNull().default([]),
  },
  (table) => [
    index('shipping_template_store').on(table.storeId),
    check('shipping_template_units', sql`${table.firstUnits} > 0 and ${table.extraUnits} > 0`),
    check('shipping_template_fees', sql`${table.firstFeeCents} >= 0 and ${table.extraFeeCents} >= 0`),
    check('shipping_template_days', sql`0 <= ${table.minDays} and ${table.minDays} <= ${table.maxDays}`),
  ],
);

/** Where buyers can fetch things themselves. */
export const pickupPoints = pgTable(
  'pickup_point',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: jsonb().$type<LocaleTexts>().notNull(),
    address: jsonb().$type<LocaleTexts>().notNull(),
    hours: jsonb().$type<LocaleTexts>().notNull(),
    phone: text().notNull(),
  },
  (table) => [index('pickup_point_store').on(table.storeId)],
);

import type { SameCityTerms, ShippingException } from '@galleria/domain/shipping/shipping-fee';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { CANCEL_MINUTES, MAX_CANCEL_MINUTES } from '@galleria/domain/stores/cancel-minutes';
import type { SpecialDay, WeeklyHours } from '@galleria/domain/stores/opening-hours';
import { PAPER_REQUEST_STATES, type PaperReason } from '@galleria/domain/stores/paper-request';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
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
    /** The platform set the status: only the platform opens the store again. */
    isStatusByPlatform: boolean('status_by_platform').notNull().default(false),
    /** The platform's explanation for the people of the store. */
    statusReason: text('status_reason').notNull().default(''),
    /** 0 ordinary, 1 preferred. */
    type: smallint().notNull().default(0),
    /** Of preferred stores: the smallest comes first. */
    preferredSequence: integer('preferred_sequence').notNull().default(0),
    phone: text().notNull().default(''),
    address: jsonb().$type<LocaleTexts>().notNull().default({}),
    /** Its names in all languages, folded, one per line: the search for stores looks through them. */
    foldedNames: text('folded_names').notNull(),
    /** Denormalised counters; the tables that they count are authoritative. */
    fans: integer().notNull().default(0),
    productCount: integer('product_count').notNull().default(0),
    rating: real().notNull().default(0),
    /** Null: no same-city delivery. */
    sameCity: jsonb('same_city').$type<SameCityTerms>(),
    /** How many minutes after paying buyers can cancel at once; 0: not at all. */
    cancelMinutes: smallint('cancel_minutes').notNull().default(CANCEL_MINUTES),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('store_by_fans').on(table.status, table.type, table.fans.desc().nullsFirst(), table.id),
    index('store_folded_names').using('gin', sql`${table.foldedNames} gin_trgm_ops`),
    check('store_status', sql`${table.status} between -1 and 5`),
    check('store_style', sql`${table.storeStyle} in (0, 1)`),
    check('store_fans', sql`${table.fans} >= 0`),
    check('store_cancel_minutes', sql`${table.cancelMinutes} between 0 and ${sql.raw(String(MAX_CANCEL_MINUTES))}`),
  ],
);

/** Every change of a store's status, with its author and reason. */
export const storeStatusChanges = pgTable(
  'store_status_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    from: smallint('from_status').notNull(),
    to: smallint('to_status').notNull(),
    isByPlatform: boolean('by_platform').notNull(),
    /** Id of the member of staff or the seller. */
    setBy: text('set_by').notNull(),
    reason: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [index('store_status_change_store').on(table.storeId, table.id.desc().nullsFirst())],
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
  /** The last day of the licence; null: unknown, or it never expires. */
  expiresOn: date('expires_on'),
});

/** Warnings that a licence is about to end; one row per warning, so that each is sent once. */
export const licenceWarnings = pgTable(
  'store_licence_warning',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    expiresOn: date('expires_on').notNull(),
    /** Sent at most so many days before the end. */
    days: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.expiresOn, table.days] })],
);

/** The requested content of the papers. */
export type PapersDraft = Omit<typeof storeQualifications.$inferInsert, 'storeId'>;

/** A change of the papers that waits for the platform's approval. At most one per store waits. */
export const paperRequests = pgTable(
  'store_paper_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    papers: jsonb().$type<PapersDraft>().notNull(),
    state: text({ enum: PAPER_REQUEST_STATES }).notNull().default('waiting'),
    /** Reasons of a refusal; `remark` has the words of the staff. */
    reasons: text().array().$type<PaperReason[]>().notNull().default([]),
    remark: text().notNull().default(''),
    /** The previous papers, once the request is accepted. */
    replaced: jsonb().$type<PapersDraft>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    uniqueIndex('store_paper_request_waiting').on(table.storeId).where(sql`${table.state} = 'waiting'`),
    index('store_paper_request_latest').on(table.storeId, table.id),
    index('store_paper_request_decided').on(table.state, table.decidedAt, table.id),
    check('store_paper_request_state', sql`${table.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
    check(
      'store_paper_request_decided_at',
      sql`(${table.decidedAt} is not null) = (${table.state} in ('approved', 'refused'))`,
    ),
  ],
);

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
  (table) => [
    index('store_category_order').on(table.storeId, table.sequence),
    // Products refer to it together with their store: a migration adds that foreign key.
    unique('store_category_own').on(table.storeId, table.id),
  ],
);

/** Costs and duration of sending: a fee for the first units, one for each further step, nothing over a threshold. */
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
    /** Other fees for some provinces; the first match holds, see `shipping-fee.ts` of the domain. */
    exceptions: jsonb().$type<ShippingException[]>().notNull().default([]),
    /** Provinces that the store does not send to. */
    notTo: integer('not_to').array().notNull().default([]),
  },
  (table) => [
    // Products refer to it together with their store: a migration adds that foreign key.
    unique('shipping_template_own').on(table.storeId, table.id),
    check('shipping_template_units', sql`${table.firstUnits} > 0 and ${table.extraUnits} > 0`),
    check('shipping_template_fees', sql`${table.firstFeeCents} >= 0 and ${table.extraFeeCents} >= 0`),
    check('shipping_template_days', sql`0 <= ${table.minDays} and ${table.minDays} <= ${table.maxDays}`),
  ],
);

/** Where buyers can fetch orders themselves. */
export const pickupPoints = pgTable(
  'pickup_point',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: jsonb().$type<LocaleTexts>().notNull(),
    address: jsonb().$type<LocaleTexts>().notNull(),
    /** The text for buyers: written from `week` and `specialDays` where those are known. */
    hours: jsonb().$type<LocaleTexts>().notNull(),
    phone: text().notNull(),
    /** Null: the hours are a text only. */
    week: jsonb().$type<WeeklyHours>(),
    specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
    /** Not offered to buyers. */
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [index('pickup_point_store').on(table.storeId)],
);

/** Where buyers send returns. Every store with an address has one default. */
export const returnAddresses = pgTable(
  'return_address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    receiver: text().notNull(),
    phone: text().notNull(),
    /** Code of the district. */
    areaId: integer('area_id').notNull(),
    detail: text().notNull(),
    postCode: text('post_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    index('return_address_store').on(table.storeId),
    uniqueIndex('return_address_default').on(table.storeId).where(sql`${table.isDefault}`),
  ],
);

/** Saved replies of a store, called up by a shortcut. */
export const quickAnswers = pgTable(
  'quick_answer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    shortcut: text().notNull(),
    text: jsonb().$type<LocaleTexts>().notNull(),
    sequence: integer().notNull(),
  },
  (table) => [
    index('quick_answer_order').on(table.storeId, table.sequence),
    uniqueIndex('quick_answer_shortcut').on(table.storeId, sql`lower(${table.shortcut})`),
  ],
);

/** When a store answers in the chat. A store without a row has the mall's usual hours. */
export const storeChatHours = pgTable('store_chat_hours', {
  storeId: integer('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  week: jsonb().$type<WeeklyHours>().notNull(),
  /** Answer to buyers outside of these hours. */
  awayText: jsonb('away_text').$type<LocaleTexts>().notNull(),
});

import type { Locale } from '@galleria/domain/site/locales';
import type { ApplicationReason, ApplicationState } from '@galleria/domain/stores/store-application';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stores } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const line = (name: string) => text(name).notNull().default('');

/**
 * A buyer's application to open a store. While it is under review, no other application (a unique index) and no store
 * (a trigger of the migration, which also guards the names of stores) can have its name.
 */
export const storeApplications = pgTable(
  'store_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    state: text().$type<ApplicationState>().notNull().default('draft'),
    /** How often it was sent, so that staff decide only about the revision that they have read. */
    revision: integer().notNull().default(0),
    /** The applicant's locale when they last saved it: mails are written in it. */
    locale: text().$type<Locale>().notNull(),
    name: line('name'),
    foldedName: line('folded_name'),
    phone: line('phone'),
    /** Code of the district. */
    areaId: integer('area_id'),
    address: line('address'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    intro: line('intro'),
    logo: line('logo'),
    licencePicture: line('licence_picture'),
    licenceNumber: line('licence_number'),
    companyName: line('company_name'),
    legalRepresentative: line('legal_representative'),
    registeredCapital: line('registered_capital'),
    foundedOn: date('founded_on'),
    businessTerm: line('business_term'),
    businessScope: line('business_scope'),
    /** Paths in the private picture store; empty: none, or deleted after their retention. */
    identityFront: line('identity_front'),
    identityBack: line('identity_back'),
    /** Reasons of a refusal. */
    reasons: text().array().$type<ApplicationReason[]>().notNull().default([]),
    remark: line('remark'),
    /** The store that was made of it. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    changedAt: moment('changed_at').notNull().default(sql`mall_now()`),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    /** Since when its store is closed for good. */
    storeClosedAt: moment('store_closed_at'),
  },
  (table) => [
    uniqueIndex('store_application_open').on(table.userId).where(sql`${table.state} <> 'opened'`),
    uniqueIndex('store_application_name').on(table.foldedName).where(sql`${table.state} = 'review'`),
    uniqueIndex('store_application_store').on(table.storeId),
    index('store_application_queue').on(table.state, table.sentAt),
    check('store_application_state', sql`${table.state} in ('draft', 'review', 'refused', 'accepted', 'opened')`),
    check(
      'store_application_has_store',
      sql`(${table.state} in ('accepted', 'opened')) = (${table.storeId} is not null)`,
    ),
    check(
      'store_application_complete',
      sql`${table.state} <> 'review' or (${table.foldedName} <> '' and ${table.identityFront} <> '' and
        ${table.identityBack} <> '' and ${table.logo} <> '' and ${table.licencePicture} <> '' and
        num_nulls(${table.areaId}, ${table.latitude}, ${table.longitude}, ${table.foundedOn}, ${table.sentAt}) = 0)`,
    ),
  ],
);

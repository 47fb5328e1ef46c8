import type { ParcelState, ReportedState } from '@galleria/domain/orders/parcel-state';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
} from 'drizzle-orm/pg-core';
import type { TrackingProvider } from '../../../gateways/tracking/tracking-gateway.ts';
import { orderLines, orders } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Courier companies; a migration inserts the usual ones. */
export const couriers = pgTable('courier', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocaleTexts>().notNull(),
  phone: text().notNull().default(''),
  /** The address of the courier's page about a parcel, with `{waybill}` in it; may be empty. */
  trackingUrl: text('tracking_url').notNull().default(''),
  /** The courier's code at each tracking provider. */
  trackingCodes: jsonb('tracking_codes').$type<Partial<Record<TrackingProvider, string>>>().notNull().default({}),
  sequence: integer().notNull().default(0),
});

/** Goods that left a store together. Without a courier, the store delivered or handed them over itself. */
export const parcels = pgTable(
  'parcel',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    storeId: integer('store_id').notNull(),
    courierId: integer('courier_id').references(() => couriers.id),
    waybill: text().notNull().default(''),
    /** Computed from the events: see `parcelStateOf`. */
    state: smallint().$type<ParcelState>().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    /** When the mall learned that the parcel was signed for. The buyer's time to check the goods counts from then. */
    signedAt: moment('signed_at'),
  },
  (table) => [
    index('parcel_order').on(table.orderId),
    index('parcel_waybill_number').on(sql`upper(${table.waybill})`).where(sql`${table.waybill} <> ''`),
    index('parcel_problem').on(table.storeId, table.orderId).where(sql`${table.state} = 4`),
    check('parcel_state', sql`${table.state} in (0, 1, 2, 3, 4, 201)`),
    check('parcel_signed', sql`(${table.state} = 3) = (${table.signedAt} is not null)`),
    check('parcel_waybill', sql`(${table.courierId} is null) = (${table.waybill} = '')`),
  ],
);

export const parcelLines = pgTable(
  'parcel_line',
  {
    parcelId: bigint('parcel_id', { mode: 'number' })
      .notNull()
      .references(() => parcels.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.orderLineId] }),
    check('parcel_line_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Events of a parcel on its way. Providers push the same event again, late and in any order: it is stored once. */
export const parcelEvents = pgTable(
  'parcel_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: bigint('parcel_id', { mode: 'number' })
      .notNull()
      .references(() => parcels.id),
    provider: text().$type<TrackingProvider>().notNull(),
    /** The provider's own key, or one made from the content of the event. */
    eventKey: text('event_key').notNull(),
    state: smallint().$type<ReportedState>().notNull(),
    happenedAt: moment('happened_at').notNull(),
    place: text().notNull().default(''),
    /** The courier's own text; empty where the state is enough. */
    words: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('parcel_event_once').on(table.parcelId, table.provider, table.eventKey),
    check('parcel_event_state', sql`${table.state} in (1, 2, 3, 4, 201)`),
  ],
);

/** The registration of a parcel with a tracking provider, and the time of the next pull. */
export const parcelTrackings = pgTable(
  'parcel_tracking',
  {
    parcelId: bigint('parcel_id', { mode: 'number' })
      .primaryKey()
      .references(() => parcels.id),
    provider: text().$type<TrackingProvider>().notNull(),
    /** The provider's id of the waybill; empty when the provider rejected the waybill. */
    reference: text().notNull(),
    /** The reason why the provider rejected the waybill. */
    rejection: text().notNull().default(''),
    registeredAt: moment('registered_at').notNull().default(sql`mall_now()`),
    /** Null: there are no more pulls. */
    nextPullAt: moment('next_pull_at'),
    /** The number of pulls in a row without new events, and of failed pulls in a row. */
    quietPulls: integer('quiet_pulls').notNull().default(0),
    failedPulls: integer('failed_pulls').notNull().default(0),
  },
  (table) => [
    index('parcel_tracking_due').on(table.nextPullAt).where(sql`${table.nextPullAt} is not null`),
    index('parcel_tracking_reference').on(table.reference),
    check('parcel_tracking_rejected', sql`(${table.reference} = '') = (${table.rejection} <> '')`),
  ],
);

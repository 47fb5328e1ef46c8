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
} from 'drizzle-orm/pg-core';
import { orderLines, orders } from '../tables.ts';

/** Courier companies; a migration inserts the usual ones. */
export const couriers = pgTable('courier', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocaleTexts>().notNull(),
  phone: text().notNull().default(''),
  /** Its page about a parcel, with `{waybill}` in it; may be empty. */
  trackingUrl: text('tracking_url').notNull().default(''),
  sequence: integer().notNull().default(0),
});

/** What left a store together. Without a courier it was brought or handed over by the store itself. */
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
    state: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('parcel_order').on(table.orderId),
    check('parcel_state', sql`${table.state} in (0, 1, 2, 3, 4, 201)`),
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

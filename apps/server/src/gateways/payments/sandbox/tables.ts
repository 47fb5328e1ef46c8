import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The stand-in's own books: what a real gateway would know of a charge. The mall never reads them but by asking. */
export const sandboxCharges = pgTable('sandbox_charge', {
  ref: text().primaryKey(),
  /** The mall's number for it; the same number asked for twice is the same charge. */
  payNumber: text('pay_number').notNull().unique('sandbox_charge_number'),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
  /** What went back under which key: the same key asked for twice is the same refund. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text({ enum: ['open', 'paid', 'declined', 'left'] }).notNull(),
  /** Events that the mall has answered with 2xx. */
  deliveredEvents: integer('delivered_events').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

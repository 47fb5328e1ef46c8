import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The fake provider's own data: what a real gateway stores about a charge. The payments module never reads it directly.
 */
export const sandboxCharges = pgTable('sandbox_charge', {
  ref: text().primaryKey(),
  /** The mall's number of the payment: one charge per number. */
  payNumber: text('pay_number').notNull().unique('sandbox_charge_number'),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
  /** Refunded cents by idempotency key. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text({ enum: ['open', 'paid', 'declined', 'left'] }).notNull(),
  /** Events that the webhook has answered with 2xx. */
  deliveredEvents: integer('delivered_events').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`mall_now()`),
});

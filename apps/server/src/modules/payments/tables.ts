import { PAYMENT_PARTS } from '@galleria/domain/payments/due-now';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One attempt at paying for a trade or a top-up. The gateway knows it by `number`, we know the gateway's charge by `gatewayRef`. */
export const payments = pgTable(
  'payment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('payment_number'),
    userId: uuid('user_id').notNull(),
    purpose: text({ enum: ['trade', 'topUp'] }).notNull(),
    tradeId: bigint('trade_id', { mode: 'number' }),
    /** What it pays of its trade. */
    part: text({ enum: PAYMENT_PARTS }).notNull().default('whole'),
    payType: smallint('pay_type').notNull(),
    /** `stripe`, `payPal`, `sandbox`, `transfer`, or `mall` for balance, points and cash on delivery. */
    gateway: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /**
     * `created`: the gateway's answer is not known yet. `open`: it waits for the buyer. `settled`: the money paid for its
     * purpose. `late`: the money arrived for something that was closed, or was another amount than asked for, and is
     * refunded. `promised`: cash on delivery that is not collected yet.
     */
    state: text({ enum: ['created', 'open', 'settled', 'failed', 'late', 'promised'] }).notNull(),
    gatewayRef: text('gateway_ref'),
    /** The gateway's id of the capture, which a refund refers to. */
    chargeRef: text('charge_ref'),
    redirectUrl: text('redirect_url').notNull().default(''),
    /** The reason why it failed or does not count, empty if there is none. */
    failure: text().notNull().default(''),
    /** Set when another amount or currency was received than asked for. */
    receivedCents: bigint('received_cents', { mode: 'number' }),
    receivedCurrency: text('received_currency'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    settledAt: moment('settled_at'),
    /** When the gateway was last asked for its status. */
    checkedAt: moment('checked_at'),
    /** Staff looked into it and there is nothing left to do; why. */
    dismissedAt: moment('dismissed_at'),
    dismissNote: text('dismiss_note').notNull().default(''),
  },
  (table) => [
    unique('payment_gateway_ref').on(table.gateway, table.gatewayRef),
    index('payment_trade').on(table.tradeId),
    index('payment_user').on(table.userId),
    // At most one attempt pays for a trade, or for each part of it.
    uniqueIndex('payment_one_settled')
      .on(table.tradeId, table.part)
      .where(sql`${table.state} in ('settled', 'promised')`),
    index('payment_unknown').on(table.createdAt).where(sql`${table.state} in ('created', 'open')`),
    index('payment_to_clear')
      .on(table.id)
      .where(sql`(${table.state} = 'late' or ${table.failure} = 'mismatch') and ${table.dismissedAt} is null`),
    index('payment_announced').on(table.id).where(sql`${table.gateway} = 'transfer' and ${table.state} = 'open'`),
    check('payment_purpose', sql`(${table.purpose} = 'trade') = (${table.tradeId} is not null)`),
    check('payment_part', sql`${table.part} in ('whole', 'deposit', 'balance')`),
    check('payment_amount', sql`${table.amountCents} >= 0`),
    check('payment_state', sql`${table.state} in ('created', 'open', 'settled', 'failed', 'late', 'promised')`),
    check('payment_received', sql`(${table.receivedCents} is null) = (${table.receivedCurrency} is null)`),
  ],
);

/** Every webhook event with a valid signature, once each, with its outcome. */
export const gatewayEvents = pgTable(
  'gateway_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    payload: jsonb().notNull(),
    /** `applied`, `duplicate`, `late`, `mismatch`, `unknownPayment`, `ignored`. */
    outcome: text().notNull(),
    receivedAt: moment('received_at').notNull().default(sql`mall_now()`),
    /** Staff looked into an event that matched nothing; what they found. */
    dismissedAt: moment('dismissed_at'),
    dismissNote: text('dismiss_note').notNull().default(''),
  },
  (table) => [
    unique('gateway_event_once').on(table.gateway, table.eventId),
    index('gateway_event_payment').on(table.paymentId),
    index('gateway_event_unmatched')
      .on(table.id)
      .where(sql`${table.outcome} in ('mismatch', 'unknownPayment') and ${table.dismissedAt} is null`),
  ],
);

/** One refund of a payment. The key names the reason and is unique, so that nothing is refunded twice. */
export const paymentRefunds = pgTable(
  'payment_refund',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    key: text().notNull().unique('payment_refund_key'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    state: text({ enum: ['requested', 'done', 'failed'] }).notNull(),
    /** The refund of an order that it pays out; null for a payment that did not count. */
    orderRefundId: bigint('order_refund_id', { mode: 'number' }),
    gatewayRef: text('gateway_ref'),
    failure: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** It failed for want of an answer: the gateway may have paid it all the same. */
    isUnanswered: boolean('is_unanswered').notNull().default(false),
    /** Paid by staff past the gateway: what the transfer can be found by. */
    handReference: text('hand_reference').notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('payment_refund_payment').on(table.paymentId),
    index('payment_refund_failed').on(table.id).where(sql`${table.state} = 'failed'`),
    check('payment_refund_amount', sql`${table.amountCents} > 0`),
  ],
);

import { PAYMENT_PARTS } from '@galleria/domain/payments/next-payment';
import type { PayType } from '@galleria/domain/payments/pay-types';
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

/**
 * One attempt at paying for a trade or a top-up. `number` is its id at the gateway, `gatewayRef` the gateway's id of
 * the charge.
 */
export const payments = pgTable(
  'payment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('payment_number'),
    userId: uuid('user_id').notNull(),
    purpose: text({ enum: ['trade', 'topUp'] }).notNull(),
    tradeId: bigint('trade_id', { mode: 'number' }),
    /** The part of the trade that it pays. */
    part: text({ enum: PAYMENT_PARTS }).notNull().default('whole'),
    payType: smallint('pay_type').$type<PayType>().notNull(),
    /** `stripe`, `payPal`, `sandbox`, `transfer`, or `mall` for balance, points and cash on delivery. */
    gateway: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /**
     * `created`: the gateway has not answered yet. `open`: it waits for the buyer. `settled`: the money was used for
     * its purpose. `late`: the money arrived for a trade that was closed or paid, or was another amount than requested,
     * and is refunded. `promised`: cash on delivery that is not collected yet.
     */
    state: text({ enum: ['created', 'open', 'settled', 'failed', 'late', 'promised'] }).notNull(),
    gatewayRef: text('gateway_ref'),
    /** The gateway's id of the capture, which a refund refers to. */
    chargeRef: text('charge_ref'),
    redirectUrl: text('redirect_url').notNull().default(''),
    /** Why it failed or does not count; empty: no reason. */
    failure: text().notNull().default(''),
    /** Set when another amount or currency than requested was received. */
    receivedCents: bigint('received_cents', { mode: 'number' }),
    receivedCurrency: text('received_currency'),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    settledAt: moment('settled_at'),
    /** When the gateway was last queried for the status. */
    checkedAt: moment('checked_at'),
    /** When staff dismissed it, since nothing is left to do; `dismissNote` is the reason. */
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
    /** When staff dismissed an event that matched no payment; `dismissNote` has their findings. */
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
    /** The refund of an order that this pays out; null for a payment that did not count. */
    orderRefundId: bigint('order_refund_id', { mode: 'number' }),
    gatewayRef: text('gateway_ref'),
    failure: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** Failed since the gateway did not answer: it may have paid the refund all the same. */
    isUnanswered: boolean('is_unanswered').notNull().default(false),
    /** Reference of a refund that staff paid outside the gateway. */
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

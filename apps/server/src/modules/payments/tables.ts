import { sql } from 'drizzle-orm';
import {
  bigint,
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

/** One try at paying for a trade or a top-up. A gateway knows it by its number, we know the gateway's by its reference. */
export const payments = pgTable(
  'payment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('payment_number'),
    userId: uuid('user_id').notNull(),
    purpose: text({ enum: ['trade', 'topUp'] }).notNull(),
    tradeId: bigint('trade_id', { mode: 'number' }),
    payType: smallint('pay_type').notNull(),
    /** `stripe`, `payPal`, `sandbox`, or `mall` for what moves inside our own books. */
    gateway: text().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    /**
     * `begun`: the gateway was not asked yet, or its answer is not known. `open`: it waits for the buyer. `settled`: the
     * money was accepted for its purpose. `late`: it came for something that was closed, or is not what was asked for
     * (then `failure` says what came), and goes back.
     */
    state: text({ enum: ['begun', 'open', 'settled', 'failed', 'late', 'promised'] }).notNull(),
    gatewayRef: text('gateway_ref'),
    /** The gateway's name for the money itself, which a refund refers to. */
    chargeRef: text('charge_ref'),
    redirectUrl: text('redirect_url').notNull().default(''),
    failure: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    settledAt: moment('settled_at'),
    /** When somebody last asked the gateway about it. */
    lookedAt: moment('looked_at'),
  },
  (table) => [
    unique('payment_gateway_ref').on(table.gateway, table.gatewayRef),
    index('payment_trade').on(table.tradeId),
    index('payment_user').on(table.userId),
    // However many tries, one of them pays.
    uniqueIndex('payment_one_settled').on(table.tradeId).where(sql`${table.state} in ('settled', 'promised')`),
    index('payment_unknown').on(table.createdAt).where(sql`${table.state} in ('begun', 'open')`),
    check('payment_purpose', sql`(${table.purpose} = 'trade') = (${table.tradeId} is not null)`),
    check('payment_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Everything that a gateway ever told us and that was signed, once each, with what became of it. */
export const gatewayEvents = pgTable(
  'gateway_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
    payload: jsonb().notNull(),
    /** `applied`, `knownAlready`, `late`, `mismatch`, `unknownPayment`, `ignored`. */
    outcome: text().notNull(),
    receivedAt: moment('received_at').notNull().default(sql`mall_now()`),
  },
  (table) => [unique('gateway_event_once').on(table.gateway, table.eventId)],
);

/** Money on its way back. The key names the reason, so that nothing goes back twice. */
export const refundsOut = pgTable(
  'payment_refund',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    key: text().notNull().unique('payment_refund_key'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    state: text({ enum: ['asked', 'done', 'failed'] }).notNull(),
    gatewayRef: text('gateway_ref'),
    failure: text().notNull().default(''),
    tries: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('payment_refund_payment').on(table.paymentId),
    check('payment_refund_amount', sql`${table.amountCents} > 0`),
  ],
);

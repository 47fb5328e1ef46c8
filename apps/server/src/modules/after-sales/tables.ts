import type {
  RefundKind,
  RefundReason,
  RefundState,
  RefusalReason,
} from '@galleria/domain/after-sales/refund-lifecycle';
import { REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Claim } from '../orders/index.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

export interface ReturnAddressSnapshot {
  receiver: string;
  mobile: string;
  /** Null: `detail` is the whole address. */
  areaId: number | null;
  /** Street and house; the district is named in the reader's language. */
  detail: string;
  postCode: string;
  /** The store has no return address: this is its registered one. */
  isRegistered?: boolean;
}

export interface ExpressSnapshot {
  courierId: number;
  courierName: LocaleTexts;
  trackingUrl: string;
  waybill: string;
  sentAt: string;
}

/**
 * A buyer's request for a refund of a whole order or one line. The row is locked after account, trade and order
 * (`lockRequest`); only `moveTo` changes its state.
 */
export const refundRequests = pgTable(
  'refund_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    /** Null: the whole order. */
    orderLineId: integer('order_line_id'),
    userId: uuid('user_id').notNull(),
    storeId: integer('store_id').notNull(),
    kind: smallint().$type<RefundKind>().notNull(),
    state: smallint().$type<RefundState>().notNull(),
    /** The goods must be returned first. */
    needsReturn: boolean('needs_return').notNull(),
    /** The claimed pieces, by line, as counted in the order. */
    claims: jsonb().$type<Claim[]>().notNull(),
    quantity: integer().notNull(),
    /** For searches: the products, and their names in all languages. */
    productIds: integer('product_ids').array().notNull().default([]),
    productNames: text('product_names').notNull().default(''),
    /** Requested or agreed amount, postage included. */
    amountCents: cents('amount_cents'),
    postageCents: cents('postage_cents'),
    points: cents('points'),
    reason: text().$type<RefundReason>().notNull(),
    words: text().notNull().default(''),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    mobile: text().notNull().default(''),
    /** The buyer says that the goods have arrived. */
    isReceived: boolean('is_received').notNull(),
    /** How often the buyer has changed the amount. */
    amountEdits: smallint('amount_edits').notNull().default(0),
    /** The store's counter-offer. */
    offerCents: bigint('offer_cents', { mode: 'number' }),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    refusalWords: text('refusal_words').notNull().default(''),
    returnAddress: jsonb('return_address').$type<ReturnAddressSnapshot>(),
    express: jsonb().$type<ExpressSnapshot>(),
    /** Deadline of the current state (`deadlineOf`); null without one. */
    dueAt: moment('due_at'),
    remindedAt: moment('reminded_at'),
    /** Time of the store's first answer. */
    answeredAt: moment('answered_at'),
    /** `none` until a refund is booked, then the state of its `order_refund`. */
    moneyState: text('money_state', { enum: ['none', 'requested', 'done', 'failed'] })
      .notNull()
      .default('none'),
    orderRefundId: bigint('order_refund_id', { mode: 'number' }),
    /** The returned goods can be sold again. */
    isRestocked: boolean('is_restocked').notNull().default(false),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('refund_request_number').on(table.number),
    /** One open request per line, and one per whole order. Once its money moves, another one may be made. */
    uniqueIndex('refund_request_open_line')
      .on(table.orderLineId)
      .where(sql`${table.endedAt} is null and ${table.moneyState} = 'none'`),
    uniqueIndex('refund_request_open_order')
      .on(table.orderId)
      .where(sql`${table.endedAt} is null and ${table.moneyState} = 'none' and ${table.orderLineId} is null`),
    uniqueIndex('refund_request_money').on(table.orderRefundId),
    index('refund_request_order').on(table.orderId),
    index('refund_request_user').on(table.userId, table.id.desc().nullsFirst()),
    index('refund_request_store').on(table.storeId, table.id.desc().nullsFirst()),
    index('refund_request_store_open').on(table.storeId, table.state, table.dueAt).where(sql`${table.endedAt} is null`),
    index('refund_request_store_time').on(table.storeId, table.createdAt),
    index('refund_request_state').on(table.state, table.id.desc().nullsFirst()),
    index('refund_request_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('refund_request_failed').on(table.id).where(sql`${table.moneyState} = 'failed'`),
    check('refund_request_kind', sql`${table.kind} in (1, 2)`),
    check('refund_request_state', sql`${table.state} in (1, 2, 3, 4, 5, 6, 7, 8, -1)`),
    check('refund_request_money', sql`(${table.moneyState} = 'none') = (${table.orderRefundId} is null)`),
    check('refund_request_paid', sql`${table.state} <> 5 or ${table.moneyState} <> 'none'`),
    check('refund_request_unpaid', sql`${table.state} in (2, 4, 5) or ${table.moneyState} = 'none'`),
    check('refund_request_ended', sql`(${table.state} in (5, 6, -1)) = (${table.endedAt} is not null)`),
    check('refund_request_no_clock', sql`${table.endedAt} is null or ${table.dueAt} is null`),
    check('refund_request_quantity', sql`${table.quantity} > 0`),
    check(
      'refund_request_amounts',
      sql`${table.postageCents} >= 0 and ${table.amountCents} >= ${table.postageCents} and ${table.points} >= 0
        and ${table.amountCents} + ${table.points} > 0 and (${table.offerCents} is null or ${table.offerCents} > 0)`,
    ),
    check('refund_request_edits', sql`${table.amountEdits} between 0 and 1`),
  ],
);

export const REFUND_PARTIES = ['buyer', 'seller', 'platform', 'clock'] as const;
export type RefundParty = (typeof REFUND_PARTIES)[number];

/** The history of a request: its steps, with words and pictures. */
export const refundSteps = pgTable(
  'refund_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint('request_id', { mode: 'number' })
      .notNull()
      .references(() => refundRequests.id, { onDelete: 'cascade' }),
    what: text({ enum: REFUND_STEPS }).notNull(),
    by: text({ enum: REFUND_PARTIES }).notNull(),
    /** The side that the platform asked. */
    of: text({ enum: ['buyer', 'seller'] }),
    /** Account of the person, for staff. */
    actorId: text('actor_id').notNull().default(''),
    words: text().notNull().default(''),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
  },
  (table) => [
    index('refund_step_request').on(table.requestId, table.id),
    check('refund_step_by', sql`${table.by} in ('buyer', 'seller', 'platform', 'clock')`),
  ],
);

import type { RefundChannel } from '@galleria/domain/ledger/refund-order';
import { PAYMENT_PARTS } from '@galleria/domain/payments/next-payment';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * The refund of an order to its buyer. The key names the reason and is unique, so that nothing is refunded twice. The
 * order and its lines count what was refunded, and constraints there keep it from exceeding what was paid.
 */
export const orderRefunds = pgTable(
  'order_refund',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique('order_refund_key'),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    amountCents: amount('amount_cents'),
    /** Reductions that the mall bore, and no longer bears. */
    mallBearsCents: amount('mall_bears_cents'),
    points: amount('points'),
    channel: text().$type<RefundChannel>().notNull(),
    /** For a trade that was paid in two parts: the payment that the refund goes back to. */
    part: text({ enum: PAYMENT_PARTS }).notNull().default('whole'),
    /** For the part of a refund that goes back to the deposit after one to the balance: the id of the latter refund. */
    leadId: bigint('lead_id', { mode: 'number' }),
    /**
     * `requested`: the gateway has not paid it out yet. `failed`: the gateway rejected it, and staff pay it in another
     * way.
     */
    state: text({ enum: ['requested', 'done', 'failed'] }).notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('order_refund_order').on(table.orderId),
    index('order_refund_lead').on(table.leadId).where(sql`${table.leadId} is not null`),
    check(
      'order_refund_amounts',
      sql`${table.amountCents} >= 0 and ${table.mallBearsCents} >= 0 and ${table.points} >= 0`,
    ),
    check('order_refund_part', sql`${table.part} in ('whole', 'deposit', 'balance')`),
    check('order_refund_channel', sql`${table.channel} in ('none', 'gateway', 'balance')`),
    check('order_refund_state', sql`${table.state} in ('requested', 'done', 'failed')`),
    check('order_refund_done', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
);

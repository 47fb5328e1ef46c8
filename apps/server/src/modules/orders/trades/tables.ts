import { type CloseReason, TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const { unpaid, deposited, paid, payOnDelivery, closed } = TRADE_STATE;
const STATES = [unpaid, deposited, paid, payOnDelivery, closed] as const;

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One submission of the checkout page, paid together. Paying, cancelling and expiring first lock its row, so that
 * exactly one of them happens. The trigger `trade_rules` checks the invariants of a row.
 */
export const trades = pgTable(
  'trade',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    /** The client's idempotency key: a second submission with it places no other trade. */
    submissionId: uuid('submission_id').notNull(),
    /** A hash of the submitted input, which distinguishes a retry from other input under the same key. */
    submissionHash: text('submission_hash').notNull(),
    state: text({ enum: STATES }).notNull(),
    payableCents: cents('payable_cents'),
    /** The reductions that the mall bears, for the journal of the payment. */
    mallBearsCents: cents('mall_bears_cents'),
    points: cents('points'),
    /** The pieces of all lines, which are reserved while the trade is unpaid. */
    pieces: integer().notNull().default(0),
    currency: text().notNull(),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** The payment method; while the trade is unpaid, the bank transfer that it waits for. */
    payType: smallint('pay_type').$type<PayType>(),
    /**
     * For a trade that is paid in two parts: the first part, and when the balance can be paid. Null: it is paid at
     * once.
     */
    depositCents: bigint('deposit_cents', { mode: 'number' }),
    balanceFrom: moment('balance_from'),
    balanceUntil: moment('balance_until'),
    depositPaidAt: moment('deposit_paid_at'),
    depositPayType: smallint('deposit_pay_type').$type<PayType>(),
    /** When the buyer was reminded that the balance can be paid. */
    balanceRemindedAt: moment('balance_reminded_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason').$type<CloseReason>(),
  },
  (table) => [
    unique('trade_submission').on(table.userId, table.submissionId),
    /** For `unpaid_holding`, which limits the pieces that a buyer reserves without paying. */
    index('trade_unpaid_user').on(table.userId, table.pieces).where(sql`${table.state} = 'unpaid'`),
    index('trade_awaiting_transfer')
      .on(table.id)
      .where(sql`${table.state} = 'unpaid' and ${table.payType} = ${sql.raw(String(PAY_TYPE.transfer))}`),
    index('trade_pay_on_delivery_user')
      .on(table.userId)
      .where(sql`${table.state} = ${sql.raw(`'${TRADE_STATE.payOnDelivery}'`)}`),
    index('trade_unpaid').on(table.expiresAt).where(sql`${table.state} in ('unpaid', 'deposited')`),
    index('trade_balance_open')
      .on(table.balanceFrom)
      .where(sql`${table.state} = 'deposited' and ${table.balanceRemindedAt} is null`),
  ],
);

import type { DeliveryType } from '@galleria/domain/catalogue/product-types';
import { type CloseReason, ORDER_STATUS, type OrderStatus, type OrderType } from '@galleria/domain/orders/order-status';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ActivitySnapshot,
  PickupSnapshot,
  ReceiverSnapshot,
  ReductionSnapshot,
  RequestedInvoice,
} from './snapshots.ts';
import { trades } from './trades/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

const newestFirst = ({ createdAt, id }: Record<'createdAt' | 'id', ExtraConfigColumn>) =>
  [createdAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;

const isToShip = ({ status }: Record<'status', ExtraConfigColumn>) =>
  sql`${status} = ${sql.raw(String(ORDER_STATUS.toShip))}`;

const isToBeSent = ({ shipBy, status }: Record<'shipBy' | 'status', ExtraConfigColumn>) =>
  sql`${shipBy} is not null and ${isToShip({ status })}`;

/**
 * The part of a trade that one store sold. A snapshot: later changes of the catalogue change no order. The trigger
 * `mall_order_rules` checks the invariants of a row.
 */
export const orders = pgTable(
  'mall_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('mall_order_number'),
    tradeId: bigint('trade_id', { mode: 'number' })
      .notNull()
      .references(() => trades.id),
    userId: uuid('user_id').notNull(),
    storeId: integer('store_id').notNull(),
    status: smallint().$type<OrderStatus>().notNull(),
    type: smallint().$type<OrderType>().notNull().default(0),
    isVirtual: boolean('is_virtual').notNull(),
    deliveryType: smallint('delivery_type').$type<DeliveryType>().notNull(),
    goodsCents: cents('goods_cents'),
    reductions: jsonb().$type<ReductionSnapshot[]>().notNull(),
    reducedCents: cents('reduced_cents'),
    shippingCents: cents('shipping_cents'),
    shippingOffCents: cents('shipping_off_cents'),
    payableCents: cents('payable_cents'),
    points: cents('points'),
    /** The mall's commission, from the rates of the lines. */
    commissionCents: cents('commission_cents'),
    receiver: jsonb().$type<ReceiverSnapshot>(),
    pickup: jsonb().$type<PickupSnapshot>(),
    message: text().notNull().default(''),
    invoice: jsonb().$type<RequestedInvoice>(),
    answers: jsonb().$type<{ prodId: number; name: string; value: string }[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    completedAt: moment('completed_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** The message of the store or the mall to the buyer about the cancellation. */
    closeNote: text('close_note').notNull().default(''),
    /** The refunded part of the payment. */
    refundedCents: cents('refunded_cents'),
    refundedPoints: cents('refunded_points'),
    /** The part of the reductions borne by the mall that it no longer bears after refunds. */
    refundedMallCents: cents('refunded_mall_cents'),
    /** The part of the commission that is given up because of refunds, before and after the store was paid. */
    commissionRefundedCents: cents('commission_refunded_cents'),
    /** The number of undecided refund requests. Meanwhile the store is not paid, and the order is not received. */
    openClaims: integer('open_claims').notNull().default(0),
    /** The amount clawed back after the store was paid, and the part of it that the mall returned of its commission. */
    clawedBackCents: cents('clawed_back_cents'),
    commissionReturnedCents: cents('commission_returned_cents'),
    /** When the store last changed the price, and the shipping before the first change. */
    priceChangedAt: moment('price_changed_at'),
    originalShippingCents: bigint('original_shipping_cents', { mode: 'number' }),
    remindedAt: moment('reminded_at'),
    /**
     * When the buyer asked to cancel an order that is to be paid on delivery. The store answers by sending or
     * cancelling it.
     */
    cancelAskedAt: moment('cancel_asked_at'),
    /** The days of delivery that the store stated when the order was placed; null: unknown, or it is not delivered. */
    minDays: smallint('min_days'),
    maxDays: smallint('max_days'),
    /** The promised date of a pre-sale, until which the goods leave. */
    shipBy: moment('ship_by'),
    /** Some pieces have left, others have not. */
    isPartlyShipped: boolean('is_partly_shipped').notNull().default(false),
    /** An internal note of the store. */
    storeRemark: text('store_remark').notNull().default(''),
    /** When the order's part of the payment left the escrow: to the store, and the commission to the mall. */
    storePaidAt: moment('store_paid_at'),
    /** The amount refunded until then, to the buyer and to the mall for the reductions that it bore. */
    refundedBeforeCents: cents('refunded_before_cents'),
    /** When the buyer deleted the order: it is hidden from the buyer, and nothing is removed. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('mall_order_trade').on(table.tradeId),
    index('mall_order_user').on(table.userId, table.id.desc().nullsFirst()).where(sql`${table.hiddenAt} is null`),
    /** For staff, who search across stores, also for orders that their buyers have hidden. */
    index('mall_order_newest').on(...newestFirst(table)),
    index('mall_order_status_newest').on(table.status, ...newestFirst(table)),
    index('mall_order_buyer_newest').on(table.userId, ...newestFirst(table)),
    index('mall_order_platform_refund')
      .on(...newestFirst(table))
      .where(sql`${table.closeReason} = 'platform'`),
    index('mall_order_store').on(table.storeId, ...newestFirst(table)),
    index('mall_order_store_status').on(table.storeId, table.status, ...newestFirst(table)),
    index('mall_order_store_delivery').on(table.storeId, table.deliveryType, ...newestFirst(table)),
    index('mall_order_store_type')
      .on(table.storeId, table.type, ...newestFirst(table))
      .where(sql`${table.type} <> 0`),
    index('mall_order_store_partly')
      .on(table.storeId, ...newestFirst(table))
      .where(sql`${table.isPartlyShipped}`),
    index('mall_order_ship_by').on(table.storeId, table.shipBy).where(isToBeSent(table)),
    index('mall_order_store_reminded')
      .on(table.storeId, ...newestFirst(table))
      .where(sql`${table.remindedAt} is not null`),
    index('mall_order_store_mobile').on(
      table.storeId,
      sql`coalesce(${table.receiver} ->> 'mobile', ${table.pickup} ->> 'mobile')`,
    ),
    /** Staff of a store hand over the one order that waits under a code. A code is empty until it is issued. */
    uniqueIndex('mall_order_pickup_code')
      .on(table.storeId, sql`(${table.pickup} ->> 'code')`)
      .where(sql`${table.pickup} is not null and (${table.pickup} ->> 'code') <> '' and ${isToShip(table)}`),
    index('mall_order_store_unpaid')
      .on(table.receivedAt, table.id)
      .where(sql`${table.storePaidAt} is null and ${table.receivedAt} is not null`),
    /** For the orders for which a store waits to be paid, and those for which it was paid. */
    index('mall_order_store_waiting')
      .on(table.storeId, table.paidAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.paidAt} is not null and ${table.storePaidAt} is null and ${table.closedAt} is null`),
    index('mall_order_store_paid')
      .on(table.storeId, table.paidAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.paidAt} is not null`),
    index('mall_order_store_settled')
      .on(table.storeId, table.storePaidAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.storePaidAt} is not null`),
    index('mall_order_to_receive')
      .on(table.id)
      .where(sql`${table.status} = ${sql.raw(String(ORDER_STATUS.toReceive))}`),
    index('mall_order_to_review')
      .on(table.id)
      .where(sql`${table.status} = ${sql.raw(String(ORDER_STATUS.toReview))}`),
  ],
);

/** The trigger `order_line_rules` checks the invariants of a row. */
export const orderLines = pgTable(
  'order_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    prodId: integer('prod_id').notNull(),
    skuId: integer('sku_id').notNull(),
    prodName: jsonb('prod_name').$type<LocaleTexts>().notNull(),
    skuName: jsonb('sku_name').$type<LocaleTexts>().notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    unitCents: cents('unit_cents'),
    /** The activity behind the price. */
    activityId: integer('activity_id'),
    activity: jsonb().$type<ActivitySnapshot>(),
    goodsCents: cents('goods_cents'),
    reductions: jsonb().$type<ReductionSnapshot[]>().notNull(),
    reducedCents: cents('reduced_cents'),
    shippingCents: cents('shipping_cents'),
    payableCents: cents('payable_cents'),
    points: cents('points'),
    /** The rate at the time of the sale. */
    commissionBasisPoints: integer('commission_basis_points').notNull().default(0),
    isVirtual: boolean('is_virtual').notNull(),
    /** Pieces that have left in parcels. */
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    /** The days for which voucher codes are valid, counted from the payment; null: without end. */
    voucherDays: integer('voucher_days'),
    refundedCents: cents('refunded_cents'),
    refundedPoints: cents('refunded_points'),
    refundedMallCents: cents('refunded_mall_cents'),
    /** The postage within the refunded amount. */
    refundedShippingCents: cents('refunded_shipping_cents'),
    /** Held back from refunds of this line: the saving that other lines of its combo lost because of them. */
    withheldCents: cents('withheld_cents'),
    /** Pieces that were refunded, and pieces in open refund requests. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    claimedQuantity: integer('claimed_quantity').notNull().default(0),
    /** Unsent pieces in an open request, which wait; and pieces refunded before they left, which never leave. */
    heldQuantity: integer('held_quantity').notNull().default(0),
    canceledQuantity: integer('canceled_quantity').notNull().default(0),
    /** For a gift: the SKU of the line that it was given with. Its worth is the normal price in `activity`. */
    mainSkuId: integer('main_sku_id'),
    /** Gifts that stay although their main item was returned; their worth was taken off the refund. */
    keptQuantity: integer('kept_quantity').notNull().default(0),
    /** The latest refund request about the line. */
    refundNumber: text('refund_number'),
    /** When the review was written, or the time to write it was over. */
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    index('order_line_product').on(table.prodId, table.orderId),
    /** One gift for each main item. Also the index of the lines of an order. */
    unique('order_line_gift_once').on(table.orderId, table.mainSkuId),
  ],
);

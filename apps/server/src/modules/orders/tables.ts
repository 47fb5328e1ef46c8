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
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ActivitySnapshot,
  PickupSnapshot,
  ReceiverSnapshot,
  ReductionSnapshot,
  WishedInvoice,
} from './snapshots.ts';
import { trades } from './trades/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const moment = (name: string) => timestamp(name, { withTimezone: true });

const newestFirst = ({ createdAt, id }: Record<'createdAt' | 'id', ExtraConfigColumn>) =>
  [createdAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;

const isToBeSent = ({ shipBy, status }: Record<'shipBy' | 'status', ExtraConfigColumn>) =>
  sql`${shipBy} is not null and ${status} = ${sql.raw(String(ORDER_STATUS.toShip))}`;

/**
 * What one store sold in a trade. A snapshot: later changes of the catalogue change no order. What must hold for a row is in
 * the trigger `mall_order_rules`.
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
    /** The mall's share, from the rates of its lines. */
    commissionCents: cents('commission_cents'),
    receiver: jsonb().$type<ReceiverSnapshot>(),
    pickup: jsonb().$type<PickupSnapshot>(),
    message: text().notNull().default(''),
    invoice: jsonb().$type<WishedInvoice>(),
    answers: jsonb().$type<{ prodId: number; name: string; value: string }[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`mall_now()`),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    receivedAt: moment('received_at'),
    completedAt: moment('completed_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** The store's words to the buyer when it cancelled the order. */
    closeNote: text('close_note').notNull().default(''),
    /** Of what was paid, so much was refunded. */
    refundedCents: cents('refunded_cents'),
    refundedPoints: cents('refunded_points'),
    /** Of the reductions that the mall bore, so much is borne no longer. */
    refundedMallCents: cents('refunded_mall_cents'),
    /** Of the commission, so much is given up with what was refunded, before and after the store was paid. */
    commissionRefundedCents: cents('commission_refunded_cents'),
    /** Refund requests that are not decided: the store is not paid meanwhile, and the order is not received. */
    openClaims: integer('open_claims').notNull().default(0),
    /** Taken back after the store was paid, and how much of it the mall gave back of its commission. */
    clawedBackCents: cents('clawed_back_cents'),
    commissionReturnedCents: cents('commission_returned_cents'),
    /** When the store changed what it asks for, and the shipping before the first time. */
    priceChangedAt: moment('price_changed_at'),
    originalShippingCents: bigint('original_shipping_cents', { mode: 'number' }),
    remindedAt: moment('reminded_at'),
    /** When the buyer asked the store to cancel what is to be paid on delivery: sending it or cancelling it is the answer. */
    cancelAskedAt: moment('cancel_asked_at'),
    /** How many days it is under way, as its store said when it was placed; null: not known, or it is not brought. */
    minDays: smallint('min_days'),
    maxDays: smallint('max_days'),
    /** The date that a pre-sale promised: goods leave until then. */
    shipBy: moment('ship_by'),
    /** Some lines have left, others have not. */
    isPartlyShipped: boolean('is_partly_shipped').notNull().default(false),
    /** A note of the store to itself. */
    storeRemark: text('store_remark').notNull().default(''),
    /** When its part of the payment left the escrow, to the store and (the commission) to the mall. */
    storePaidAt: moment('store_paid_at'),
    /** What had been refunded by then, to the buyer and to the mall of what it bore. */
    refundedBeforeCents: cents('refunded_before_cents'),
    /** Deleted by the buyer: hidden from them, nothing is removed. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('mall_order_trade').on(table.tradeId),
    index('mall_order_user').on(table.userId, table.id.desc().nullsFirst()).where(sql`${table.hiddenAt} is null`),
    /** Look-ups of staff across stores, also of what its buyer has hidden. */
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
    index('mall_order_pickup_code')
      .on(table.storeId, sql`(${table.pickup} ->> 'code')`)
      .where(sql`${table.pickup} is not null`),
    index('mall_order_store_unpaid')
      .on(table.receivedAt, table.id)
      .where(sql`${table.storePaidAt} is null and ${table.receivedAt} is not null`),
    /** What a store waits to be paid for, and what it was paid for. */
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

/** What must hold for a row is in the trigger `order_line_rules`. */
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
    /** The activity that its price comes from. */
    activityId: integer('activity_id'),
    activity: jsonb().$type<ActivitySnapshot>(),
    goodsCents: cents('goods_cents'),
    reductions: jsonb().$type<ReductionSnapshot[]>().notNull(),
    reducedCents: cents('reduced_cents'),
    shippingCents: cents('shipping_cents'),
    payableCents: cents('payable_cents'),
    points: cents('points'),
    /** The rate that held when it was sold. */
    commissionBasisPoints: integer('commission_basis_points').notNull().default(0),
    isVirtual: boolean('is_virtual').notNull(),
    /** Pieces that have left in packages. */
    shippedQuantity: integer('shipped_quantity').notNull().default(0),
    /** How long voucher codes are valid, counted from the payment; null: without end. */
    voucherDays: integer('voucher_days'),
    refundedCents: cents('refunded_cents'),
    refundedPoints: cents('refunded_points'),
    refundedMallCents: cents('refunded_mall_cents'),
    /** Of what was refunded, so much is postage. */
    refundedShippingCents: cents('refunded_shipping_cents'),
    /** Held back for its refunded pieces: the saving that other lines of its combo have lost by that. */
    withheldCents: cents('withheld_cents'),
    /** Pieces that were refunded, and pieces in open refund requests. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    claimedQuantity: integer('claimed_quantity').notNull().default(0),
    /** Pieces that have not left and are in an open request: they wait. Refunded before they left: they never leave. */
    heldQuantity: integer('held_quantity').notNull().default(0),
    canceledQuantity: integer('canceled_quantity').notNull().default(0),
    /** Of a gift: the SKU of the line that it was given with. Its worth is the normal price in `activity`. */
    mainSkuId: integer('main_sku_id'),
    /** Gifts that stay although their main item went back: their worth was taken off the refund. */
    keptQuantity: integer('kept_quantity').notNull().default(0),
    /** The latest refund request about it. */
    refundNumber: text('refund_number'),
    /** When its review was written, or its time was over. */
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    index('order_line_product').on(table.prodId, table.orderId),
    /** One gift for each main item; and the lines of an order. */
    unique('order_line_gift_once').on(table.orderId, table.mainSkuId),
  ],
);

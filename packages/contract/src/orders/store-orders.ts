import { REFUND_CHANNELS } from '@galleria/domain/ledger/refund-order';
import { STORE_ACTIONS } from '@galleria/domain/orders/order-lifecycle';
import { CLOSE_REASONS } from '@galleria/domain/orders/order-status';
import { z } from 'zod';
import { LineActivity } from '../activities/fields.ts';
import { PreSaleProgress } from '../activities/pre-sale-fields.ts';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { Amounts } from '../wire/amounts.ts';
import { CsvFile } from '../wire/csv-file.ts';
import { cursorPageOf, cursorPaging, id, integer, money, moneyInput, orderNumberList, time } from '../wire/formats.ts';
import { oneOrder, ParcelLine, StoreParcel } from './parcel-fields.ts';

/** Orders for the store that sold them: look up, change, cancel. */

const StoreOrderLine = ParcelLine.extend({
  activity: LineActivity.nullable().meta({ description: 'what the price came from' }),
  prodId: z.int(),
  skuId: z.int(),
  price: money,
  shippedCount: z.int(),
  amounts: Amounts,
});

const listed = {
  orderNumber: z.string(),
  status: z.int(),
  isPartlyShipped: z.boolean(),
  hasProblem: z.boolean().meta({ description: 'the courier reports a problem with a package' }),
  orderType: z.int(),
  mold: z.int().meta({ description: '0 physical, 1 virtual' }),
  dvyType: z.int(),
  createTime: time,
  payTime: time.nullable(),
  dvyTime: time.nullable(),
  payType: z.int().nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  remindTime: time.nullable().meta({ description: 'the buyer asked where it stays' }),
  cancelAskTime: time.nullable().meta({ description: 'the buyer asked the store to cancel it' }),
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string(),
  message: z.string().meta({ description: 'of the buyer' }),
  remark: z.string().meta({ description: 'of the store, for itself' }),
  payable: money,
  pieceCount: z.int(),
  preSale: PreSaleProgress.nullable().meta({ description: 'of an order of a pre-sale' }),
  missingPlaces: z
    .int()
    .nullable()
    .meta({ description: 'of an order whose group waits for people: how many have not paid yet' }),
  lines: z.array(StoreOrderLine),
};

const status = integer.pipe(z.int().min(0).max(7)).default(0).meta({ type: 'integer', description: '0 = all' });

const search = {
  status,
  isPartlyShipped: z.stringbool().or(z.boolean()).optional(),
  isReminded: z.stringbool().or(z.boolean()).optional(),
  isCancelAsked: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'the buyer asked to cancel it, and nothing of it has left' }),
  hasProblem: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'with a problem parcel, and not received yet' }),
  isOverdue: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'to ship, and past the date that a pre-sale promised' }),
  orderType: integer.pipe(z.int().min(0).max(5)).optional(),
  dvyType: integer.pipe(z.int().min(1).max(4)).optional(),
  keyword: z.string().trim().max(60).optional().meta({ description: 'order number, receiver, phone or product' }),
  prodId: id.optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const storeOrderPage = operation({
  method: 'GET',
  path: '/m/order/page',
  access: seller('orders.view'),
  summary: 'Orders of the store, newest first. Pages are reached by cursor, so that the last costs what the first does',
  input: z.object({
    ...search,
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(listed)),
  refusals: [],
});

export const exportStoreOrders = operation({
  method: 'GET',
  path: '/m/order/export',
  access: seller('orders.view'),
  summary: 'All orders of the store that a search finds, newest first, as a CSV file',
  input: z.object(search),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: [],
});

export const storeOrderCount = operation({
  method: 'GET',
  path: '/m/order/count',
  access: seller('orders.view'),
  summary: 'How many orders wait for what',
  input: z.object({}),
  output: z.object({
    toPay: z.int(),
    toShip: z.int(),
    partlyShipped: z.int().meta({ description: 'among those to ship' }),
    reminded: z.int().meta({ description: 'among those to ship' }),
    cancelAsked: z.int().meta({ description: 'among those to ship, and nothing has left' }),
    toReceive: z.int(),
    problem: z.int().meta({ description: 'with a problem parcel, and not received yet' }),
    overdue: z.int().meta({ description: 'to ship, and past the date that a pre-sale promised' }),
  }),
  refusals: [],
});

const pickup = z.object({
  stationName: z.string(),
  name: z.string(),
  mobile: z.string(),
});

export const storeOrderLog = operation({
  method: 'GET',
  path: '/m/order/log',
  access: seller('orders.view'),
  summary: 'What people of the store did with an order, newest first',
  input: oneOrder,
  output: z.array(
    z.object({
      id: z.int(),
      time,
      name: z.string().meta({ description: 'who' }),
      operation: z.string(),
      detail: z.string().meta({ description: 'a reason, a note or an amount, if there is one' }),
    }),
  ),
  refusals: ['order.notFound'],
});

export const storeOrderInfo = operation({
  method: 'GET',
  path: '/m/order/info',
  access: seller('orders.view'),
  summary: 'One order of the store with amounts, packages and times',
  input: oneOrder,
  output: z.object({
    ...listed,
    amounts: Amounts,
    postCode: z.string(),
    pickup: pickup.nullable(),
    virtualRemarks: z.array(z.object({ prodId: z.int(), name: z.string(), value: z.string() })),
    vouchers: z.object({ total: z.int(), used: z.int() }),
    finallyTime: time.nullable().meta({ description: 'received' }),
    cancelTime: time.nullable(),
    cancelNote: z.string().meta({ description: 'the store’s words to the buyer when it cancelled' }),
    refund: z
      .object({ way: z.enum(REFUND_CHANNELS), state: z.enum(['requested', 'done', 'failed']), amount: money })
      .nullable(),
    priceChangeTime: time.nullable(),
    priceBounds: z
      .object({ goods: money, transfee: money })
      .nullable()
      .meta({ description: 'what the buyer agreed to pay; null when the price cannot be changed any more' }),
    actions: z.array(z.enum(STORE_ACTIONS)),
    packages: z.array(StoreParcel),
  }),
  refusals: ['order.notFound'],
});

const PackingSlip = z.object({
  orderNumber: z.string(),
  locale: z.string().meta({ description: 'the language that it is written in' }),
  shopName: z.string(),
  createTime: time,
  dvyType: z.int(),
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string(),
  postCode: z.string(),
  stationName: z.string().meta({ description: 'where it is picked up; empty otherwise' }),
  message: z.string(),
  lines: z.array(
    ParcelLine.pick({ orderItemId: true, prodName: true, skuName: true, prodCount: true }).extend({
      isGift: z.boolean().meta({ description: 'it came with another item, for free' }),
    }),
  ),
});

export const packingSlips = operation({
  method: 'GET',
  path: '/m/order/slips',
  access: seller('orders.view'),
  summary: 'What is printed and laid into parcels, in the order in which it was asked for; unknown orders are left out',
  input: z.object({
    orderNumbers: orderNumberList(100),
    language: z.enum(['buyer', 'own']).default('buyer').meta({ description: 'the buyer’s, or the caller’s' }),
  }),
  output: z.array(PackingSlip),
  refusals: [],
});

export const cancelStoreOrder = operation({
  method: 'POST',
  path: '/m/order/cancel',
  access: seller('orders.cancel'),
  summary: 'Cancels an order of which nothing has left; what was paid for it is refunded in full',
  input: oneOrder.extend({
    reason: z.string().trim().min(2).max(200).meta({ description: 'the buyer reads it' }),
  }),
  output: z.null(),
  refusals: ['order.notFound', 'order.notCancelable', 'order.transferAwaited', 'order.refundOpen'],
});

export const changeOrderPrice = operation({
  method: 'PUT',
  path: '/m/order/price',
  access: seller('orders.edit'),
  summary: 'Asks for less than the buyer agreed to while the order is unpaid; the store bears the difference',
  input: oneOrder.extend({
    goods: moneyInput.meta({ description: 'for the goods, after all reductions' }),
    transfee: moneyInput.meta({ description: 'for shipping' }),
  }),
  output: z.object({ payable: money }),
  refusals: ['order.notFound', 'order.stateChanged', 'order.transferAwaited', 'order.priceOutOfBounds'],
});

export const changeOrderRemark = operation({
  method: 'PUT',
  path: '/m/order/remark',
  access: seller('orders.edit'),
  summary: 'A note of the store to itself; buyers never see it',
  input: oneOrder.extend({ remark: z.string().trim().max(200) }),
  output: z.null(),
  refusals: ['order.notFound'],
});

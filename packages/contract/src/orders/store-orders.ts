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
  activity: LineActivity.nullable().meta({ description: 'activity that set the price' }),
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
  hasProblem: z.boolean().meta({ description: 'the courier reports a problem with a parcel' }),
  orderType: z.int(),
  mold: z.int().meta({ description: '0 physical, 1 virtual' }),
  dvyType: z.int(),
  createTime: time,
  payTime: time.nullable(),
  dvyTime: time.nullable(),
  payType: z.int().nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  remindTime: time.nullable().meta({ description: 'time of the buyer’s reminder to ship it' }),
  cancelAskTime: time.nullable().meta({ description: 'time of the buyer’s request to cancel it' }),
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string(),
  message: z.string().meta({ description: 'message from the buyer' }),
  remark: z.string().meta({ description: 'internal note of the store' }),
  payable: money,
  pieceCount: z.int(),
  preSale: PreSaleProgress.nullable().meta({ description: 'of a pre-sale order; null for others' }),
  missingPlaces: z
    .int()
    .nullable()
    .meta({ description: 'of an order whose group is still open: number of unpaid places' }),
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
    .meta({ description: 'only orders with an open request to cancel, of which nothing has been shipped' }),
  hasProblem: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'only orders with a problem parcel that are not received yet' }),
  isOverdue: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'only orders to ship that are past the promised date of a pre-sale' }),
  orderType: integer.pipe(z.int().min(0).max(5)).optional(),
  dvyType: integer.pipe(z.int().min(1).max(4)).optional(),
  keyword: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'order number, receiver, phone number or product name' }),
  prodId: id.optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const storeOrderPage = operation({
  method: 'GET',
  path: '/m/order/page',
  access: seller('orders.view'),
  summary: 'Orders of the store, newest first, by cursor, so that late pages are as fast as the first',
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
  summary: 'All orders of the store that match a search, newest first, as a CSV file',
  input: z.object(search),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: [],
});

export const storeOrderCount = operation({
  method: 'GET',
  path: '/m/order/count',
  access: seller('orders.view'),
  summary: 'Number of orders per kind of waiting work',
  input: z.object({}),
  output: z.object({
    toPay: z.int(),
    toShip: z.int(),
    partlyShipped: z.int().meta({ description: 'included in toShip' }),
    reminded: z.int().meta({ description: 'included in toShip' }),
    cancelAsked: z.int().meta({ description: 'included in toShip; nothing of these orders has been shipped' }),
    toReceive: z.int(),
    problem: z.int().meta({ description: 'orders with a problem parcel that are not received yet' }),
    overdue: z.int().meta({ description: 'included in toShip; past the promised date of a pre-sale' }),
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
  summary: 'Actions of store members on an order, newest first',
  input: oneOrder,
  output: z.array(
    z.object({
      id: z.int(),
      time,
      name: z.string().meta({ description: 'name of the member' }),
      operation: z.string(),
      detail: z.string().meta({ description: 'reason, note or amount, if any' }),
    }),
  ),
  refusals: ['order.notFound'],
});

export const storeOrderInfo = operation({
  method: 'GET',
  path: '/m/order/info',
  access: seller('orders.view'),
  summary: 'One order of the store with amounts, parcels and times',
  input: oneOrder,
  output: z.object({
    ...listed,
    amounts: Amounts,
    postCode: z.string(),
    pickup: pickup.nullable(),
    virtualRemarks: z.array(z.object({ prodId: z.int(), name: z.string(), value: z.string() })),
    vouchers: z.object({ total: z.int(), used: z.int() }),
    finallyTime: time.nullable().meta({ description: 'time of receipt' }),
    cancelTime: time.nullable(),
    cancelNote: z.string().meta({ description: 'note of the store to the buyer about its cancellation' }),
    refund: z
      .object({ way: z.enum(REFUND_CHANNELS), state: z.enum(['requested', 'done', 'failed']), amount: money })
      .nullable(),
    priceChangeTime: time.nullable(),
    priceBounds: z.object({ goods: money, transfee: money }).nullable().meta({
      description:
        'upper limits for a price change: the amounts that the buyer agreed to; null if the price can no longer be changed',
    }),
    actions: z.array(z.enum(STORE_ACTIONS)),
    packages: z.array(StoreParcel),
  }),
  refusals: ['order.notFound'],
});

const PackingSlip = z.object({
  orderNumber: z.string(),
  locale: z.string().meta({ description: 'language of the slip' }),
  shopName: z.string(),
  createTime: time,
  dvyType: z.int(),
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string(),
  postCode: z.string(),
  stationName: z.string().meta({ description: 'name of the pickup point; empty for other deliveries' }),
  message: z.string(),
  lines: z.array(
    ParcelLine.pick({ orderItemId: true, prodName: true, skuName: true, prodCount: true }).extend({
      isGift: z.boolean().meta({ description: 'a free gift of another order line' }),
    }),
  ),
});

export const packingSlips = operation({
  method: 'GET',
  path: '/m/order/slips',
  access: seller('orders.view'),
  summary: 'Data of printed packing slips, in the order of the request; unknown orders are left out',
  input: z.object({
    orderNumbers: orderNumberList(100),
    language: z
      .enum(['buyer', 'own'])
      .default('buyer')
      .meta({ description: 'language of the slips: that of the buyer or of the caller' }),
  }),
  output: z.array(PackingSlip),
  refusals: [],
});

export const cancelStoreOrder = operation({
  method: 'POST',
  path: '/m/order/cancel',
  access: seller('orders.cancel'),
  summary: 'Cancels an order of which nothing has been shipped; a paid order is refunded in full',
  input: oneOrder.extend({
    reason: z.string().trim().min(2).max(200).meta({ description: 'shown to the buyer' }),
  }),
  output: z.null(),
  refusals: ['order.notFound', 'order.notCancelable', 'order.transferAwaited', 'order.refundOpen'],
});

export const changeOrderPrice = operation({
  method: 'PUT',
  path: '/m/order/price',
  access: seller('orders.edit'),
  summary: 'Reduces the price of an unpaid order; the store bears the difference',
  input: oneOrder.extend({
    goods: moneyInput.meta({ description: 'new price of the goods, after all reductions' }),
    transfee: moneyInput.meta({ description: 'new shipping fee' }),
  }),
  output: z.object({ payable: money }),
  refusals: ['order.notFound', 'order.stateChanged', 'order.transferAwaited', 'order.priceOutOfBounds'],
});

export const changeOrderRemark = operation({
  method: 'PUT',
  path: '/m/order/remark',
  access: seller('orders.edit'),
  summary: 'Changes the internal note of the store about an order; buyers never see it',
  input: oneOrder.extend({ remark: z.string().trim().max(200) }),
  output: z.null(),
  refusals: ['order.notFound'],
});

import { INVOICE_CONTENTS } from '@galleria/domain/invoices/invoice-lifecycle';
import { REFUND_CHANNELS } from '@galleria/domain/ledger/refund-order';
import { ORDER_ACTIONS } from '@galleria/domain/orders/order-lifecycle';
import { CLOSE_REASONS } from '@galleria/domain/orders/order-status';
import { z } from 'zod';
import { LineActivity } from '../activities/fields.ts';
import { Group } from '../activities/group-fields.ts';
import { PreSaleProgress } from '../activities/pre-sale-fields.ts';
import { buyer, operation } from '../operation.ts';
import { Amounts } from '../wire/amounts.ts';
import {
  flag,
  integer,
  money,
  orderNumber,
  orderNumberList,
  pageOf,
  paging,
  picturePath,
  time,
} from '../wire/formats.ts';

const OrderLine = z.object({
  activity: LineActivity.nullable().meta({ description: 'activity that set the price' }),
  orderItemId: z.int(),
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string().meta({ description: 'name at the time of the order' }),
  skuName: z.string(),
  pic: picturePath,
  price: money,
  prodCount: z.int(),
  mold: z.int(),
  amounts: Amounts,
  refundSn: z.string().nullable().meta({ description: 'latest refund request for this line' }),
  refundNum: z.int().meta({ description: 'number of refunded pieces' }),
});

const CancelOffer = z.object({
  untilIso: z.string().meta({ description: 'deadline for cancelling at once; afterwards a request is needed' }),
  way: z.enum(REFUND_CHANNELS).meta({ description: 'channel of the refund; none: nothing was paid' }),
  amount: money,
  points: z.int(),
});

const order = {
  orderNumber: z.string(),
  tradeOrderNumbers: z.string().meta({ description: 'all orders of the same trade, which are paid together' }),
  status: z.int(),
  logisticsState: z.int().meta({
    description:
      'state of its parcels: 4 if one has a problem, else that of the least advanced parcel; 0 without tracking events',
  }),
  orderType: z.int(),
  mold: z.int().meta({ description: '0 physical, 1 virtual' }),
  shopId: z.int(),
  shopName: z.string(),
  createTime: time,
  actions: z.array(z.enum(ORDER_ACTIONS)),
  amounts: Amounts,
  pieceCount: z.int(),
  payType: z.int().nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  refundStatus: z.int().nullable().meta({
    description: 'null: none requested, 1 requested, 2 refunded, 3 partly refunded, 4 a refund failed',
  }),
  isRefundable: z.boolean().meta({ description: 'a refund can be requested for at least a part of it' }),
  cancelOffer: CancelOffer.nullable().meta({ description: 'of a paid order that its buyer can cancel at once' }),
  endTimeIso: z.string().nullable().meta({ description: 'deadline for the payment; null if nothing is due' }),
  remainingSeconds: z.int(),
  preSale: PreSaleProgress.nullable().meta({ description: 'of a pre-sale order; null for others' }),
  lines: z.array(OrderLine),
};

export const orderPage = operation({
  method: 'GET',
  path: '/p/myOrder/myOrder',
  access: buyer,
  summary: 'Own orders, newest first',
  input: z.object({
    ...paging,
    status: integer.pipe(z.int().min(0).max(7)).default(0).meta({ type: 'integer', description: '0 = all' }),
    orderType: integer.pipe(z.int().min(0).max(5)).optional(),
    keyword: z.string().trim().max(100).optional().meta({ description: 'order number, product or store' }),
    startTime: time.optional(),
    endTime: time.optional(),
  }),
  output: pageOf(z.object(order)),
  refusals: [],
});

export const orderCount = operation({
  method: 'GET',
  path: '/p/myOrder/orderCount',
  access: buyer,
  summary: 'Number of own orders per state',
  input: z.object({}),
  output: z.object({ unPay: z.int(), payed: z.int(), consignment: z.int(), confirm: z.int(), grouping: z.int() }),
  refusals: [],
});

const Receiver = z.object({
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string().meta({ description: 'address in one line' }),
  postCode: z.string(),
});

const Arrival = z.object({
  leavesIso: z.string().meta({ description: 'actual or expected time of shipping' }),
  minDays: z.int(),
  maxDays: z.int(),
});

const Pickup = z.object({
  stationName: z.string(),
  addr: z.string(),
  phone: z.string(),
  hours: z.string(),
  name: z.string(),
  mobile: z.string(),
  code: z.string().meta({ description: 'pickup code; empty until the order is paid' }),
});

const Voucher = z.object({
  code: z.string(),
  orderItemId: z.int(),
  status: z.int().meta({ description: '0 not redeemed, 1 redeemed, 2 refunded' }),
  endTime: time.nullable(),
});

const Cancellation = z.object({
  note: z.string().meta({ description: 'note of the store to the buyer' }),
  way: z.enum(REFUND_CHANNELS).meta({ description: 'channel of the refund; none: nothing was paid' }),
  state: z.enum(['requested', 'done', 'failed']),
  amount: money,
  points: z.int(),
});

const InvoiceRequest = z.object({
  headerType: z.int(),
  headerName: z.string(),
  invoiceTaxNumber: z.string(),
  invoiceContent: z.enum(INVOICE_CONTENTS).optional(),
});

export const orderDetail = operation({
  method: 'GET',
  path: '/p/myOrder/orderDetail',
  access: buyer,
  summary: 'One own order with all its details',
  input: z.object({ orderNumber }),
  output: z.object({
    ...order,
    dvyType: z.int(),
    remarks: z.string(),
    payTime: time.nullable(),
    dvyTime: time.nullable(),
    finallyTime: time.nullable().meta({ description: 'time of receipt' }),
    completeTime: time.nullable(),
    cancelTime: time.nullable(),
    cancelAskTime: time.nullable().meta({
      description: 'time of the buyer’s request to cancel it, while the store has not decided; null otherwise',
    }),
    cancellation: Cancellation.nullable().meta({
      description: 'of a paid order that was cancelled by its store or the mall, or whose group failed',
    }),
    priceChangeTime: time.nullable().meta({ description: 'time of the last price reduction by the store; null: none' }),
    canRemindAgainIso: z.string().nullable(),
    userAddr: Receiver.nullable(),
    pickup: Pickup.nullable(),
    group: Group.nullable().meta({ description: 'group of this order; null after its buyer has left the group' }),
    vouchers: z.array(Voucher),
    virtualRemarks: z.array(z.object({ prodId: z.int(), name: z.string(), value: z.string() })),
    invoice: InvoiceRequest.nullable(),
    arrival: Arrival.nullable().meta({
      description: 'expected delivery of an order that is in preparation or in transit; null: unknown',
    }),
    earnsScore: z.int().meta({ description: 'points credited on receipt; 0 if it is already received or closed' }),
  }),
  refusals: ['order.notFound'],
});

const oneOrder = z.object({ orderNumber });

export const cancelOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/cancel/{orderNumber}',
  access: buyer,
  summary:
    'Cancels the whole trade of an own unpaid order; after the payment only the order itself, while cancelling at once is possible',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged', 'order.refundOpen', 'order.cancelTimeOver'],
});

export const askToCancelOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/askToCancel/{orderNumber}',
  access: buyer,
  summary: 'Creates a request to cancel an own cash-on-delivery order that can no longer be cancelled at once',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged'],
});

export const receiveOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/receipt/{orderNumber}',
  access: buyer,
  summary: 'Confirms the receipt of an own order',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged', 'order.refundOpen'],
});

export const remindSeller = operation({
  method: 'PUT',
  path: '/p/myOrder/remind/{orderNumber}',
  access: buyer,
  summary: 'Sends the store a reminder to ship an own order; limited in frequency',
  input: oneOrder,
  output: z.object({ canRemindAgainIso: z.string() }),
  refusals: ['order.notFound', 'order.stateChanged', 'order.remindedAlready'],
});

export const deleteOrder = operation({
  method: 'DELETE',
  path: '/p/myOrder/{orderNumber}',
  access: buyer,
  summary: 'Removes an own order from the list',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged'],
});

const RepeatedItem = z.object({ prodName: z.string(), skuName: z.string() });

export const buyAgain = operation({
  method: 'POST',
  path: '/p/myOrder/buyAgain/{orderNumber}',
  access: buyer,
  summary: 'Adds the products of own orders to the cart as the only selected lines, as far as they can be bought',
  input: oneOrder.extend({
    orderNumbers: orderNumberList(50).optional().meta({ description: 'further orders to buy again, comma-separated' }),
  }),
  output: z.object({
    addedLines: z.int(),
    missing: z.array(RepeatedItem).meta({ description: 'products that can no longer be bought' }),
    fewer: z
      .array(RepeatedItem.extend({ prodCount: z.int(), ordered: z.int() }))
      .meta({ description: 'products added with fewer pieces than ordered, for lack of stock' }),
    cartCount: z.int(),
    isChecked: flag,
  }),
  refusals: ['order.notFound', 'order.nothingLeft', 'cart.full'],
});

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
  activity: LineActivity.nullable().meta({ description: 'what the price came from' }),
  orderItemId: z.int(),
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string().meta({ description: 'as it was called when it was bought' }),
  skuName: z.string(),
  pic: picturePath,
  price: money,
  prodCount: z.int(),
  mold: z.int(),
  amounts: Amounts,
  refundSn: z.string().nullable().meta({ description: 'the latest refund request about it' }),
  refundNum: z.int().meta({ description: 'pieces that were refunded' }),
});

const CancelOffer = z.object({
  untilIso: z.string().meta({ description: 'at once until then; afterwards it takes a request' }),
  way: z.enum(REFUND_CHANNELS).meta({ description: 'where the money goes; none: nothing was paid' }),
  amount: money,
  points: z.int(),
});

const order = {
  orderNumber: z.string(),
  tradeOrderNumbers: z.string().meta({ description: 'all orders of the same trade, which are paid together' }),
  status: z.int(),
  logisticsState: z.int().meta({
    description: 'of its packages: 4 when one has a problem, else the one furthest back; 0 without news',
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
    description: 'null nothing asked for, 1 asked for, 2 refunded, 3 partly refunded, 4 a refund failed',
  }),
  isRefundable: z.boolean().meta({ description: 'money can be asked back for some of it' }),
  cancelOffer: CancelOffer.nullable().meta({ description: 'of an order that its buyer can cancel after the payment' }),
  endTimeIso: z.string().nullable().meta({ description: 'pay until then; null when there is nothing to pay' }),
  remainingSeconds: z.int(),
  preSale: PreSaleProgress.nullable().meta({ description: 'of an order of a pre-sale' }),
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
  summary: 'How many own orders wait for what',
  input: z.object({}),
  output: z.object({ unPay: z.int(), payed: z.int(), consignment: z.int(), confirm: z.int(), grouping: z.int() }),
  refusals: [],
});

const Receiver = z.object({
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string().meta({ description: 'in one line' }),
  postCode: z.string(),
});

const Arrival = z.object({
  leavesIso: z.string().meta({ description: 'when it has left or is expected to' }),
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
  code: z.string().meta({ description: 'shown at the counter; empty until the order is paid' }),
});

const Voucher = z.object({
  code: z.string(),
  orderItemId: z.int(),
  status: z.int().meta({ description: '0 to be used, 1 used, 2 refunded' }),
  endTime: time.nullable(),
});

const Cancellation = z.object({
  note: z.string().meta({ description: 'the store’s words' }),
  way: z.enum(REFUND_CHANNELS).meta({ description: 'where the money goes; none: nothing was paid' }),
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
  summary: 'One own order with everything about it',
  input: z.object({ orderNumber }),
  output: z.object({
    ...order,
    dvyType: z.int(),
    remarks: z.string(),
    payTime: time.nullable(),
    dvyTime: time.nullable(),
    finallyTime: time.nullable().meta({ description: 'received' }),
    completeTime: time.nullable(),
    cancelTime: time.nullable(),
    cancelAskTime: time
      .nullable()
      .meta({ description: 'its buyer asked the store to cancel it, and the store has not decided' }),
    cancellation: Cancellation.nullable().meta({
      description:
        'of an order that was cancelled after the payment, by its store or the mall, or bought in a group that failed',
    }),
    priceChangeTime: time.nullable().meta({ description: 'the store asks for less since then' }),
    canRemindAgainIso: z.string().nullable(),
    userAddr: Receiver.nullable(),
    pickup: Pickup.nullable(),
    group: Group.nullable().meta({ description: 'that it was bought in, unless its buyer has left it' }),
    vouchers: z.array(Voucher),
    virtualRemarks: z.array(z.object({ prodId: z.int(), name: z.string(), value: z.string() })),
    invoice: InvoiceRequest.nullable(),
    arrival: Arrival.nullable().meta({ description: 'while it is on its way or prepared; null: not known' }),
    earnsScore: z.int().meta({ description: 'points that its receipt will give; 0 when it is received or closed' }),
  }),
  refusals: ['order.notFound'],
});

const oneOrder = z.object({ orderNumber });

export const cancelOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/cancel/{orderNumber}',
  access: buyer,
  summary:
    'Cancels the trade of an own order while nothing was paid; afterwards the order alone, while its store allows it',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged', 'order.refundOpen', 'order.cancelTimeOver'],
});

export const askToCancelOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/askToCancel/{orderNumber}',
  access: buyer,
  summary: 'Asks the store to cancel an own order to be paid on delivery that can no longer be cancelled at once',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged'],
});

export const receiveOrder = operation({
  method: 'PUT',
  path: '/p/myOrder/receipt/{orderNumber}',
  access: buyer,
  summary: 'Says that everything has arrived',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged', 'order.refundOpen'],
});

export const remindSeller = operation({
  method: 'PUT',
  path: '/p/myOrder/remind/{orderNumber}',
  access: buyer,
  summary: 'Reminds the store to send it; once in a while',
  input: oneOrder,
  output: z.object({ canRemindAgainIso: z.string() }),
  refusals: ['order.notFound', 'order.stateChanged', 'order.remindedAlready'],
});

export const deleteOrder = operation({
  method: 'DELETE',
  path: '/p/myOrder/{orderNumber}',
  access: buyer,
  summary: 'Takes an own order out of the list',
  input: oneOrder,
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged'],
});

const RepeatedItem = z.object({ prodName: z.string(), skuName: z.string() });

export const buyAgain = operation({
  method: 'POST',
  path: '/p/myOrder/buyAgain/{orderNumber}',
  access: buyer,
  summary: 'Puts what can still be bought of own orders into the cart, checked, and nothing else checked',
  input: oneOrder.extend({
    orderNumbers: orderNumberList(50)
      .optional()
      .meta({ description: 'further orders, comma-separated, that are bought again along with it' }),
  }),
  output: z.object({
    addedLines: z.int(),
    missing: z.array(RepeatedItem).meta({ description: 'not to be had any more' }),
    fewer: z
      .array(RepeatedItem.extend({ prodCount: z.int(), ordered: z.int() }))
      .meta({ description: 'in the cart with fewer pieces than were ordered: there are no more' }),
    cartCount: z.int(),
    isChecked: flag,
  }),
  refusals: ['order.notFound', 'order.nothingLeft', 'cart.full'],
});

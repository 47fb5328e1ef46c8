import { REFUND_CHANNELS } from '@galleria/domain/ledger/refund-order';
import { CLOSE_REASONS } from '@galleria/domain/orders/order-status';
import { z } from 'zod';
import { LineActivity } from '../activities/fields.ts';
import { PreSaleProgress } from '../activities/pre-sale-fields.ts';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { JournalSummary, reason } from '../staff/person-fields.ts';
import { Amounts } from '../wire/amounts.ts';
import { CsvFile } from '../wire/csv-file.ts';
import { cursorPageOf, cursorPaging, id, integer, money, time } from '../wire/formats.ts';
import { oneOrder, ParcelLine, StoreParcel } from './parcel-fields.ts';

/** Orders of all stores, as staff look them up. */

const listed = {
  orderNumber: z.string(),
  status: z.int(),
  isPartlyShipped: z.boolean(),
  orderType: z.int(),
  dvyType: z.int(),
  createTime: time,
  payTime: time.nullable(),
  payType: z.int().nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  shopId: z.int(),
  shopName: z.string(),
  userId: z.string(),
  nickName: z.string().meta({ description: 'empty if the account is closed' }),
  payable: money,
  refunded: money,
  preSale: PreSaleProgress.nullable().meta({ description: 'of a pre-sale order; null for others' }),
  missingPlaces: z
    .int()
    .nullable()
    .meta({ description: 'of an order whose group is still open: number of unpaid places' }),
};

const search = {
  orderNumber: z.string().trim().max(24).optional().meta({ description: 'complete order number' }),
  buyer: z.string().trim().max(254).optional().meta({ description: 'mail address, mobile number, name or id' }),
  storeId: id.optional(),
  status: integer.pipe(z.int().min(0).max(7)).default(0).meta({ type: 'integer', description: '0 = all' }),
  isPlatformRefund: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .meta({ description: 'only orders that the mall refunded' }),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};

export const mallOrderPage = operation({
  method: 'GET',
  path: '/s/orders/page',
  access: staff('orders.view'),
  summary: 'Orders of all stores, newest first, by cursor',
  input: z.object({
    ...search,
    ...cursorPaging,
  }),
  output: cursorPageOf(z.object(listed)),
  refusals: [],
});

export const exportMallOrders = operation({
  method: 'GET',
  path: '/s/orders/export',
  access: staff('orders.view'),
  summary: 'All orders that match a search, newest first, as a CSV file',
  input: z.object(search),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: ['csv.tooManyPeople'],
});

const Refund = z.object({
  refundId: z.int(),
  way: z.enum(REFUND_CHANNELS),
  state: z.enum(['requested', 'done', 'failed']),
  amount: money,
  points: z.int(),
  createTime: time,
  journalId: z.int().nullable(),
});

export const mallOrderInfo = operation({
  method: 'GET',
  path: '/s/orders/info',
  access: staff('orders.view'),
  summary: 'One order with amounts, parcels, refunds and journals',
  input: oneOrder,
  output: z.object({
    ...listed,
    tradeOrderNumbers: z
      .array(z.string())
      .meta({ description: 'all orders that are paid together, including this one' }),
    amounts: Amounts,
    lines: z.array(
      ParcelLine.extend({
        ...{ prodId: z.int(), price: money, payable: money },
        postage: money.meta({ description: 'shipping fee included in payable' }),
        activity: LineActivity.nullable().meta({ description: 'activity that set the price' }),
      }),
    ),
    commission: money.meta({ description: 'fixed at the time of the sale' }),
    receiver: z.string(),
    mobile: z.string().meta({ description: 'masked' }),
    addr: z.string(),
    dvyTime: time.nullable(),
    finallyTime: time.nullable(),
    storePayTime: time.nullable().meta({ description: 'time when the share of the store was paid' }),
    cancelTime: time.nullable(),
    cancelNote: z.string(),
    canRefund: z.boolean().meta({ description: 'true while nothing is shipped' }),
    isPaid: z.boolean(),
    packages: z.array(StoreParcel),
    refunds: z.array(Refund),
    paidJournalId: z.int().nullable(),
    settledJournalId: z.int().nullable(),
    journals: z.array(JournalSummary),
  }),
  refusals: ['order.notFound'],
});

export const mallOrderLog = operation({
  method: 'GET',
  path: '/s/orders/log',
  access: staff('orders.view'),
  summary: 'Actions of store members and staff on an order, newest first',
  input: oneOrder,
  output: z.array(
    z.object({
      id: z.int(),
      time,
      who: z.enum(['seller', 'staff']),
      name: z.string(),
      operation: z.string(),
      detail: z.string().meta({ description: 'reason, note or amount, if any' }),
    }),
  ),
  refusals: ['order.notFound'],
});

export const platformRefund = operation({
  method: 'POST',
  path: '/s/orders/refund',
  access: staff('orders.refund'),
  summary: 'Closes an order of which nothing has been shipped and refunds it in full',
  input: oneOrder.extend({ reason: reason.meta({ description: 'shown to buyer and store' }) }),
  output: z.null(),
  refusals: ['order.notFound', 'order.notCancelable', 'order.transferAwaited', 'order.refundOpen'],
});

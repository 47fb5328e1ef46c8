import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { seller, signedInSeller } from '../sellers/fields.ts';
import { flag, integer } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { UploadedFile } from '../wire/uploaded-file.ts';
import { oneOrder, Parcel, ParcelLine } from './parcel-fields.ts';

/** Handing over orders: parcels, pickup at the counter, vouchers. */

const courier = {
  dvyId: integer.pipe(z.int().min(0)).meta({ type: 'integer', description: 'courier company; 0: none' }),
  dvyFlowId: z
    .string()
    .trim()
    .regex(/^[\w-]{4,40}$|^$/, expects('waybill'))
    .default('')
    .meta({ description: 'waybill number; empty without a courier' }),
};

export const shipOrder = operation({
  method: 'POST',
  path: '/m/order/deliver',
  access: seller('orders.ship'),
  summary: 'Ships an order, in full or in part, in one parcel or several',
  input: oneOrder.extend({
    packages: z
      .array(
        z.object({
          ...courier,
          items: z
            .array(z.object({ orderItemId: z.int().min(1), count: z.int().min(1).max(100_000) }))
            .max(200)
            .meta({ description: 'empty: all lines that are not shipped yet' }),
        }),
      )
      .min(1)
      .max(20),
  }),
  output: z.object({
    parcelIds: z.array(z.int()),
    isShipped: z.boolean().meta({ description: 'true: everything is shipped' }),
  }),
  refusals: [
    ...(['order.notFound', 'order.notShippable', 'order.courierUnknown'] as const),
    ...(['parcel.empty', 'order.linesShipped', 'order.refundOpen'] as const),
  ],
});

const CsvReport = z.object({
  shipped: z.int(),
  failed: z.array(z.object({ line: z.int(), orderNumber: z.string(), reason: z.string(), message: z.string() })),
});

export const shipOrdersFromCsv = operation({
  method: 'POST',
  path: '/m/order/deliverBatch',
  access: seller('orders.ship'),
  summary:
    'Ships whole orders from a CSV file with the columns orderNumber, courier, waybill; each line is processed independently',
  input: z.object({ file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }) }),
  output: CsvReport,
  file: 'file',
  refusals: ['csv.unreadable', 'csv.columns', 'csv.tooManyLines'],
});

export const changeWaybill = operation({
  method: 'PUT',
  path: '/m/order/waybill',
  access: seller('orders.ship'),
  summary: 'Corrects the courier or the waybill of a parcel while the order is in transit',
  input: z.object({ parcelId: z.int().min(1), ...courier }),
  output: z.null(),
  refusals: ['parcel.notFound', 'order.notShippable', 'order.courierUnknown'],
});

const pickupCode = z
  .string()
  .trim()
  .regex(/^\d{8}$/, expects('pickupCode'));

export const handOverOrder = operation({
  method: 'POST',
  path: '/m/order/pickup',
  access: seller('orders.ship'),
  summary: 'Finds the order for a pickup code and records that the buyer has collected it',
  input: z.object({
    code: pickupCode,
    isTaken: flag.default(1).meta({ description: '0: only return the order for this code; 1: record the collection' }),
  }),
  output: z.object({ orderNumber: z.string(), name: z.string(), lines: z.array(ParcelLine) }),
  refusals: ['order.pickupCodeWrong', 'order.refundOpen'],
});

export const redeemVoucher = operation({
  method: 'POST',
  path: '/m/voucher/redeem',
  access: seller('orders.ship'),
  summary: 'Redeems a voucher code of a virtual product; each code can be redeemed once',
  input: z.object({ code: z.string().trim().toUpperCase().min(8).max(30) }),
  output: z.object({
    orderNumber: z.string(),
    prodName: z.string(),
    skuName: z.string(),
    left: z.int().meta({ description: 'remaining codes of the same order' }),
  }),
  refusals: ['voucher.notFound', 'voucher.used', 'voucher.expired', 'voucher.refunded'],
});

const Courier = z.object({ dvyId: z.int(), dvyName: z.string(), phone: z.string(), trackingUrl: z.string() });

export const courierList = operation({
  method: 'GET',
  path: '/m/delivery/list',
  access: signedInSeller,
  summary: 'Courier companies',
  input: z.object({}),
  output: z.array(Courier),
  refusals: [],
});

export const parcelInfo = operation({
  method: 'GET',
  path: '/p/myDelivery/deliveryOrder/{parcelId}',
  access: buyer,
  summary: 'One parcel of an own order with its timeline',
  input: z.object({ parcelId: integer.pipe(z.int().min(1)).meta({ type: 'integer' }) }),
  output: Parcel.extend({
    orderNumber: z.string(),
    status: z.int().meta({ description: 'state of the order' }),
    dvyType: z.int(),
    number: z.int().meta({ description: 'position of this parcel among the parcels of the order, from 1' }),
    count: z.int().meta({ description: 'number of parcels of the order' }),
  }),
  refusals: ['parcel.notFound'],
});

export const parcelList = operation({
  method: 'GET',
  path: '/p/myDelivery/orderInfo/{orderNumber}',
  access: buyer,
  summary: 'Parcels of an own order',
  input: oneOrder,
  output: z.array(Parcel),
  refusals: ['order.notFound'],
});

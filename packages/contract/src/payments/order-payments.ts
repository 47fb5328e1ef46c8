import { z } from 'zod';
import { operation } from '../operation.ts';
import { oneOrder } from '../orders/parcel-fields.ts';
import { staff } from '../staff/fields.ts';
import { money, time } from '../wire/formats.ts';

export const orderPaymentList = operation({
  method: 'GET',
  path: '/s/orders/payments',
  access: staff('orders.view'),
  summary: 'Payment attempts for an order and the other orders of its trade, newest first',
  input: oneOrder,
  output: z.array(
    z.object({
      payNumber: z.string(),
      payType: z.int(),
      gateway: z.string(),
      amount: money,
      state: z.enum(['created', 'open', 'settled', 'failed', 'late', 'promised']),
      createTime: time,
      settleTime: time.nullable(),
      journalId: z.int().nullable(),
    }),
  ),
  refusals: ['order.notFound'],
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { oneBuyer } from '../staff/person-fields.ts';
import { pageOf, paging, time } from '../wire/formats.ts';

/** A buyer's data in other modules, for staff. */

export const buyerAddressCount = operation({
  method: 'GET',
  path: '/s/buyers/addresses',
  access: staff('buyers.view'),
  summary: 'Number of saved addresses of a buyer',
  input: oneBuyer,
  output: z.object({ count: z.int() }),
  refusals: [],
});

export const buyerCouponPage = operation({
  method: 'GET',
  path: '/s/buyers/coupons',
  access: staff('buyers.view'),
  summary: 'Coupons that a buyer has collected, newest first',
  input: oneBuyer.extend(paging),
  output: pageOf(
    z.object({
      id: z.int(),
      name: z.string(),
      shopId: z.int().meta({ description: '0: coupon of the mall' }),
      state: z.enum(['usable', 'used', 'expired']),
      collectTime: time,
      endTime: time,
    }),
  ),
  refusals: [],
});

export const buyerReviewPage = operation({
  method: 'GET',
  path: '/s/buyers/reviews',
  access: staff('buyers.view'),
  summary: 'Reviews that a buyer has written, newest first',
  input: oneBuyer.extend(paging),
  output: pageOf(z.object({ id: z.int(), prodId: z.int(), score: z.int(), content: z.string(), createTime: time })),
  refusals: [],
});

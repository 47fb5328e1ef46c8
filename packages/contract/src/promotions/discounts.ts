import { SHOPPER_DISCOUNT_STATES } from '@galleria/domain/promotions/promotion-states';
import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { id, pageOf, paging, picturePath, time } from '../wire/formats.ts';

/** Discounts of stores as shoppers see them. */

const Discount = z.object({
  discountId: z.int(),
  name: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  kind: z.enum(['spend', 'pieces']),
  steps: z
    .array(z.object({ from: z.number(), off: z.number() }))
    .meta({ description: 'steps, the lowest first; amounts for spend, pieces and percent for pieces' }),
  isWholeStore: z.boolean().meta({ description: 'true: for all products of the store' }),
  state: z.enum(SHOPPER_DISCOUNT_STATES),
  startTime: time,
  startTimeIso: z.string(),
  endTime: time,
  endTimeIso: z.string(),
  remainingSeconds: z
    .int()
    .meta({ description: 'seconds until it starts or, if it is running, until it ends, by the clock of the server' }),
});

export const discountPage = operation({
  method: 'GET',
  path: '/discount/page',
  access: visitor,
  summary: 'Running discounts of all stores or of one, each with some of its products, the earliest end first',
  input: z.object({ ...paging, shopId: id.optional() }),
  output: pageOf(Discount.extend({ products: z.array(ProductListItem) })),
  refusals: [],
});

export const discountInfo = operation({
  method: 'GET',
  path: '/discount/info',
  access: visitor,
  summary: 'One discount; its products are found by /search/page with its discountId',
  input: z.object({ discountId: id }),
  output: Discount,
  refusals: ['discount.notFound'],
});

export const productDiscounts = operation({
  method: 'GET',
  path: '/discount/listByProd',
  access: visitor,
  summary: 'Running discounts that apply to a product',
  input: z.object({ prodId: id, shopId: id.meta({ description: 'store of the product' }) }),
  output: z.array(Discount),
  refusals: [],
});

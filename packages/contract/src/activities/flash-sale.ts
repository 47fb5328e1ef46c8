import { FLASH_STATES } from '@galleria/domain/activities/flash-sale';
import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, money, pageOf, paging } from '../wire/formats.ts';
import { activityTimes, ProductActivity } from './fields.ts';
import { flashDay, flashRound, flashStocks, Round } from './flash-fields.ts';

/** Flash sales: the zone by rounds, the sale of a product, and the rounds that a store can apply for. */

const flashState = z.enum(FLASH_STATES);

export const flashSalePage = operation({
  method: 'GET',
  path: '/seckill/page',
  access: visitor,
  summary: 'Products of one round: the one that is asked for, else the current, else the next that has some',
  input: z.object({ ...paging, day: flashDay.optional(), round: flashRound.optional() }),
  output: pageOf(
    ProductListItem.extend({
      activity: ProductActivity,
      state: flashState,
      seckillSearchVO: z.object(flashStocks),
    }),
  ).extend({
    nowIso: z.string(),
    rounds: z.array(Round.extend({ state: z.enum(['notStarted', 'ongoing', 'ended']), products: z.int() })).meta({
      description: 'open ones of today and tomorrow, in order; of those that are over, how many were there is 0',
    }),
    shown: Round.pick({ day: true, round: true })
      .nullable()
      .meta({ description: 'the round of these products; null: there is none' }),
  }),
  refusals: [],
});

export const flashSaleInfo = operation({
  method: 'GET',
  path: '/seckill/info',
  access: visitor,
  summary: 'The flash sale of a product: the one that is named, in any state, else the one that runs or comes next',
  input: z.object({ prodId: id, activityId: id.optional() }),
  output: z.object({
    activityId: z.int(),
    prodId: z.int(),
    name: z.string(),
    state: flashState,
    ...activityTimes,
    nowIso: z.string(),
    limitPerBuyer: z.int().meta({ description: 'pieces of the product that one buyer may order' }),
    unpaidLimitMinutes: z.int().meta({ description: 'an order is to be paid within' }),
    ...flashStocks,
    skus: z.array(z.object({ skuId: z.int(), price: money, ...flashStocks })),
  }),
  refusals: ['activity.notFound'],
});

export const storeFlashRounds = operation({
  method: 'GET',
  path: '/m/seckill/rounds',
  access: seller('marketing.view'),
  summary: 'Open rounds of a day that a store can still apply for, and for how many products',
  input: z.object({
    day: flashDay.optional().meta({ description: 'today by default' }),
    activityId: id.optional().meta({ description: 'one’s own application, which is not counted' }),
  }),
  output: z.object({
    nowIso: z.string(),
    days: z.array(flashDay).meta({ description: 'that can be applied for, today first' }),
    rounds: z.array(
      Round.extend({
        productsAtMost: z.int(),
        productsLeft: z.int().meta({ description: 'that the store can offer beside those it has applied for' }),
      }),
    ),
  }),
  refusals: [],
});

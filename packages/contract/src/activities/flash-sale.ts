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
  summary: 'Products of one round: the requested round, else the current round, else the next round with products',
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
      description:
        'open rounds of today and tomorrow, in order of time; the number of products of a round that has ended is 0',
    }),
    shown: Round.pick({ day: true, round: true })
      .nullable()
      .meta({ description: 'the round of the returned products; null if there is none' }),
  }),
  refusals: [],
});

export const flashSaleInfo = operation({
  method: 'GET',
  path: '/seckill/info',
  access: visitor,
  summary: 'The flash sale of a product: the one with activityId in any state, else the running or next one',
  input: z.object({ prodId: id, activityId: id.optional() }),
  output: z.object({
    activityId: z.int(),
    prodId: z.int(),
    name: z.string(),
    state: flashState,
    ...activityTimes,
    nowIso: z.string(),
    limitPerBuyer: z.int().meta({ description: 'maximum pieces of the product per buyer' }),
    unpaidLimitMinutes: z.int().meta({ description: 'minutes for paying an order' }),
    ...flashStocks,
    skus: z.array(z.object({ skuId: z.int(), price: money, ...flashStocks })),
  }),
  refusals: ['activity.notFound'],
});

export const storeFlashRounds = operation({
  method: 'GET',
  path: '/m/seckill/rounds',
  access: seller('marketing.view'),
  summary: 'Open rounds of a day that the store can still apply for, with the number of products that it can still add',
  input: z.object({
    day: flashDay.optional().meta({ description: 'default: today' }),
    activityId: id.optional().meta({ description: 'an application of this store that is left out of the count' }),
  }),
  output: z.object({
    nowIso: z.string(),
    days: z.array(flashDay).meta({ description: 'dates with rounds to apply for, today first' }),
    rounds: z.array(
      Round.extend({
        productsAtMost: z.int(),
        productsLeft: z.int().meta({
          description: 'number of products that the store can still apply for, besides its existing applications',
        }),
      }),
    ),
  }),
  refusals: [],
});

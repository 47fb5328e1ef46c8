import { FLASH_ROUNDS, FLASH_RULES } from '@galleria/domain/activities/flash-sale';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, pageOf, paging, time } from '../wire/formats.ts';
import { activityTimes } from './fields.ts';
import { Round, roundRule } from './flash-fields.ts';

/** Flash sales for staff: rounds, and stores' applications. */

const rules = z.array(roundRule(FLASH_RULES.productsPerStoreAtMost)).length(FLASH_ROUNDS);

export const flashRoundList = operation({
  method: 'GET',
  path: '/s/seckill/rounds',
  access: staff('marketing.view'),
  summary: 'The twelve rounds of a day: state, and maximum number of products per store',
  input: z.object({}),
  output: rules,
  refusals: [],
});

export const saveFlashRounds = operation({
  method: 'PUT',
  path: '/s/seckill/rounds',
  access: staff('marketing.edit'),
  summary: 'Opens and closes rounds for applications; approved flash sales stay',
  input: z.object({ rounds: rules.meta({ description: 'all twelve rounds, each exactly once' }) }),
  output: z.null(),
  refusals: ['input.invalid'],
});

const APPLICATION_STATES = ['waiting', 'approved', 'refused'] as const;

export const flashApplicationPage = operation({
  method: 'GET',
  path: '/s/seckill/application/page',
  access: staff('marketing.view'),
  summary: 'Flash sale applications of stores; waiting ones by the start of their round, others newest first',
  input: z.object({ ...paging, approval: z.enum(APPLICATION_STATES).default('waiting'), shopId: id.optional() }),
  output: pageOf(
    z.object({
      activityId: z.int(),
      version: z.int().meta({
        description: 'version for a decision, which is refused if the store has changed the application since',
      }),
      name: z.string(),
      shopId: z.int(),
      shopName: z.string(),
      approval: z.enum(APPLICATION_STATES),
      ...Round.pick({ day: true, round: true }).shape,
      ...activityTimes,
      limitPerBuyer: z.int(),
      productCount: z.int(),
      skuCount: z.int(),
      pieces: z.int().meta({ description: 'total of all SKUs' }),
      appliedTime: time.meta({ description: 'time of the application or of its last change' }),
      refusedReason: z.string().meta({ description: 'empty unless it was refused' }),
    }),
  ),
  refusals: [],
});

const decided = z.object({
  activityId: id,
  version: z.int().min(1).meta({ description: 'version of the application that was reviewed' }),
});

const decisionRefusals = ['activity.notFound', 'flashSale.decided', 'flashSale.changed'] as const;

export const approveFlashSale = operation({
  method: 'PUT',
  path: '/s/seckill/approve',
  access: staff('marketing.edit'),
  summary:
    'Approves a flash sale for its round and moves its pieces out of the normal stock. The store is notified by mail',
  input: decided,
  output: z.null(),
  refusals: [...decisionRefusals, 'activity.overlap', 'flashSale.stock'],
});

export const refuseFlashSale = operation({
  method: 'PUT',
  path: '/s/seckill/refuse',
  access: staff('marketing.edit'),
  summary: 'Refuses a flash sale; the store can read the reason and change its application',
  input: decided.extend({ reason: z.string().trim().min(1).max(200) }),
  output: z.null(),
  refusals: decisionRefusals,
});

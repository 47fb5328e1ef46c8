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
  summary: 'The twelve rounds of a day: which are open, and how many products a store may offer in each',
  input: z.object({}),
  output: rules,
  refusals: [],
});

export const saveFlashRounds = operation({
  method: 'PUT',
  path: '/s/seckill/rounds',
  access: staff('marketing.edit'),
  summary: 'Opens and closes rounds for applications; what is approved already stays',
  input: z.object({ rounds: rules.meta({ description: 'all twelve, each once' }) }),
  output: z.null(),
  refusals: ['input.invalid'],
});

const APPLICATION_STATES = ['waiting', 'approved', 'refused'] as const;

export const flashApplicationPage = operation({
  method: 'GET',
  path: '/s/seckill/application/page',
  access: staff('marketing.view'),
  summary: 'Applications of stores; those that wait by the start of their round, others newest first',
  input: z.object({ ...paging, approval: z.enum(APPLICATION_STATES).default('waiting'), shopId: id.optional() }),
  output: pageOf(
    z.object({
      activityId: z.int(),
      version: z.int().meta({ description: 'named in a decision, which is refused if the store changed it since' }),
      name: z.string(),
      shopId: z.int(),
      shopName: z.string(),
      approval: z.enum(APPLICATION_STATES),
      ...Round.pick({ day: true, round: true }).shape,
      ...activityTimes,
      limitPerBuyer: z.int(),
      productCount: z.int(),
      skuCount: z.int(),
      pieces: z.int().meta({ description: 'of all SKUs' }),
      appliedTime: time.meta({ description: 'or last changed' }),
      refusedReason: z.string().meta({ description: 'empty unless it is refused' }),
    }),
  ),
  refusals: [],
});

const decided = z.object({
  activityId: id,
  version: z.int().min(1).meta({ description: 'of the application that was looked at' }),
});

const decisionRefusals = ['activity.notFound', 'flashSale.decided', 'flashSale.changed'] as const;

export const approveFlashSale = operation({
  method: 'PUT',
  path: '/s/seckill/approve',
  access: staff('marketing.edit'),
  summary: 'The flash sale runs in its round; its pieces leave the normal stock. The store gets a mail',
  input: decided,
  output: z.null(),
  refusals: [...decisionRefusals, 'activity.overlap', 'flashSale.stock'],
});

export const refuseFlashSale = operation({
  method: 'PUT',
  path: '/s/seckill/refuse',
  access: staff('marketing.edit'),
  summary: 'The flash sale does not run; the store reads why and may change it',
  input: decided.extend({ reason: z.string().trim().min(1).max(200) }),
  output: z.null(),
  refusals: decisionRefusals,
});

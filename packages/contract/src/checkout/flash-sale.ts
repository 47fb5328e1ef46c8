import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id } from '../wire/formats.ts';
import {
  Confirmation,
  confirmChoices,
  confirmRefusals,
  orderItem,
  PlacedOrders,
  submission,
  submitRefusals,
} from './fields.ts';

/** Buying in a flash sale: request a signed order path, then order one SKU at the price of the flash sale. */

const flashItem = orderItem.extend({ activityId: id });
const path = z.string().min(20).max(120).meta({ description: 'of `orderPath`' });

const flashRefusals = ['flashSale.path', 'activity.notRunning', 'flashSale.soldOut'] as const;

export const flashOrderPath = operation({
  method: 'GET',
  path: '/p/seckill/orderPath',
  access: buyer,
  summary: 'The path under which this buyer can order this SKU once, for ten minutes',
  input: z.object({ activityId: id, skuId: id }),
  output: z.object({ path: z.string(), endTimeIso: z.string().meta({ description: 'it is good until then' }) }),
  refusals: ['call.tooMany', 'activity.notRunning', 'flashSale.soldOut'],
});

export const confirmFlashOrder = operation({
  method: 'POST',
  path: '/p/seckill/{path}/confirm',
  access: buyer,
  summary: 'What an order in a flash sale would cost under these choices; holds nothing',
  input: z.object({ path, orderItem: flashItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, ...flashRefusals],
});

export const submitFlashOrder = operation({
  method: 'POST',
  path: '/p/seckill/{path}/submit',
  access: buyer,
  summary: 'Takes pieces of the pool with an order that waits to be paid; the same uuid again gives the same order',
  input: z.object({ path, orderItem: flashItem, ...submission }),
  output: PlacedOrders,
  refusals: ['flashSale.busy', ...submitRefusals, ...flashRefusals],
});

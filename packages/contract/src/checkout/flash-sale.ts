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
const path = z.string().min(20).max(120).meta({ description: 'from `orderPath`' });

const flashRefusals = ['flashSale.path', 'activity.notRunning', 'flashSale.soldOut'] as const;

export const flashOrderPath = operation({
  method: 'GET',
  path: '/p/seckill/orderPath',
  access: buyer,
  summary: 'Signed order path: allows this buyer to order this SKU once, for ten minutes',
  input: z.object({ activityId: id, skuId: id }),
  output: z.object({ path: z.string(), endTimeIso: z.string().meta({ description: 'expiry of the path' }) }),
  refusals: ['call.tooMany', 'activity.notRunning', 'flashSale.soldOut'],
});

export const confirmFlashOrder = operation({
  method: 'POST',
  path: '/p/seckill/{path}/confirm',
  access: buyer,
  summary: 'Calculates the amounts for an order in a flash sale; reserves nothing',
  input: z.object({ path, orderItem: flashItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, ...flashRefusals],
});

export const submitFlashOrder = operation({
  method: 'POST',
  path: '/p/seckill/{path}/submit',
  access: buyer,
  summary:
    'Places an unpaid order in a flash sale and reserves pieces of its pool; idempotent by uuid: a repeated call returns the same order',
  input: z.object({ path, orderItem: flashItem, ...submission }),
  output: PlacedOrders,
  refusals: ['flashSale.busy', ...submitRefusals, ...flashRefusals],
});

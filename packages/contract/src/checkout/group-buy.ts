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

/** Buying in a group: one SKU at the price of its group buy. */
const groupItem = orderItem.extend({
  activityId: id,
  groupId: id.optional().meta({ description: 'joins this group; left out: opens one' }),
});

const groupRefusals = ['activity.notRunning', 'group.notFound', 'group.over', 'group.full', 'group.alreadyIn'] as const;

export const confirmGroupOrder = operation({
  method: 'POST',
  path: '/p/group/order/confirm',
  access: buyer,
  summary: 'What a place in a group would cost under these choices',
  input: z.object({ orderItem: groupItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, ...groupRefusals],
});

export const submitGroupOrder = operation({
  method: 'POST',
  path: '/p/group/order/submit',
  access: buyer,
  summary: 'Takes a place in a group with an order that waits to be paid; the same uuid again gives the same order',
  input: z.object({ orderItem: groupItem, ...submission }),
  output: PlacedOrders,
  refusals: [...submitRefusals, ...groupRefusals],
});

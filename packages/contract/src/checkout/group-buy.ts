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
  groupId: id.optional().meta({ description: 'group to join; left out: opens a new one' }),
});

const groupRefusals = ['activity.notRunning', 'group.notFound', 'group.over', 'group.full', 'group.alreadyIn'] as const;

export const confirmGroupOrder = operation({
  method: 'POST',
  path: '/p/group/order/confirm',
  access: buyer,
  summary: 'Calculates the amounts for a place in a group with the given choices',
  input: z.object({ orderItem: groupItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, ...groupRefusals],
});

export const submitGroupOrder = operation({
  method: 'POST',
  path: '/p/group/order/submit',
  access: buyer,
  summary:
    'Places an unpaid order in a group buy and reserves a place in the group; idempotent by uuid: a repeated call returns the same order',
  input: z.object({ orderItem: groupItem, ...submission }),
  output: PlacedOrders,
  refusals: [...submitRefusals, ...groupRefusals],
});

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

/** Buying in a pre-sale: one SKU at its price, paid at once or in two parts. */
const preSaleItem = orderItem.extend({ activityId: id });

export const confirmPreSaleOrder = operation({
  method: 'POST',
  path: '/p/presale/confirm',
  access: buyer,
  summary: 'Calculates the amounts and payment dates for a pre-sale order with the given choices',
  input: z.object({ orderItem: preSaleItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, 'activity.notRunning'],
});

export const submitPreSaleOrder = operation({
  method: 'POST',
  path: '/p/presale/submit',
  access: buyer,
  summary:
    'Places a pre-sale order, with its deposit or full payment due; idempotent by uuid: a repeated call returns the same order',
  input: z.object({ orderItem: preSaleItem, ...submission }),
  output: PlacedOrders,
  refusals: [...submitRefusals, 'activity.notRunning'],
});

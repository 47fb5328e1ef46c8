import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import {
  Confirmation,
  confirmChoices,
  confirmRefusals,
  orderItem,
  PlacedOrders,
  submission,
  submitRefusals,
} from './fields.ts';

export const confirmOrder = operation({
  method: 'POST',
  path: '/p/order/confirm',
  access: buyer,
  summary: 'Calculates the amounts for the selected cart lines, or for one SKU bought directly, with the given choices',
  input: z.object({
    orderItem: orderItem.optional().meta({ description: 'the SKU bought directly; left out: the selected cart lines' }),
    ...confirmChoices,
  }),
  output: Confirmation,
  refusals: confirmRefusals,
});

export const submitOrder = operation({
  method: 'POST',
  path: '/p/order/submit',
  access: buyer,
  summary: 'Places the orders of one trade, one per store; idempotent by uuid: a repeated call returns the same orders',
  input: z.object({ orderItem: orderItem.optional(), ...submission }),
  output: PlacedOrders,
  refusals: submitRefusals,
});

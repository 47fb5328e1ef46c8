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
  summary: 'What the checked lines of the cart, or one SKU bought directly, would cost under these choices',
  input: z.object({
    orderItem: orderItem.optional().meta({ description: 'bought directly; else the checked lines of the cart' }),
    ...confirmChoices,
  }),
  output: Confirmation,
  refusals: confirmRefusals,
});

export const submitOrder = operation({
  method: 'POST',
  path: '/p/order/submit',
  access: buyer,
  summary: 'Places the orders of one trade, one per store; the same uuid again gives the same orders',
  input: z.object({ orderItem: orderItem.optional(), ...submission }),
  output: PlacedOrders,
  refusals: submitRefusals,
});

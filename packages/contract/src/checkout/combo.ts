import { COMBO_PRODUCTS, MAX_COMBO_SETS } from '@galleria/domain/activities/combo';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id, integer } from '../wire/formats.ts';
import { Confirmation, confirmChoices, confirmRefusals, PlacedOrders, submission, submitRefusals } from './fields.ts';

/** Buying a combo: one SKU of each of its products, in a number of sets. */
const orderItem = z.object({
  activityId: id,
  skuIds: z.array(id).min(1).max(COMBO_PRODUCTS.most),
  setCount: integer.pipe(z.int().min(1).max(MAX_COMBO_SETS)),
});

const comboRefusals = ['activity.notRunning', 'combo.choice'] as const;

export const confirmComboOrder = operation({
  method: 'POST',
  path: '/p/combo/confirm',
  access: buyer,
  summary: 'Calculates the amounts for a combo with the given choices',
  input: z.object({ orderItem, ...confirmChoices }),
  output: Confirmation,
  refusals: [...confirmRefusals, ...comboRefusals],
});

export const submitComboOrder = operation({
  method: 'POST',
  path: '/p/combo/submit',
  access: buyer,
  summary: 'Places an order for a combo; idempotent by uuid: a repeated call returns the same order',
  input: z.object({ orderItem, ...submission }),
  output: PlacedOrders,
  refusals: [...submitRefusals, ...comboRefusals],
});

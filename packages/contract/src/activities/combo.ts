import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { id, money, picturePath } from '../wire/formats.ts';
import { activityTimes } from './fields.ts';

/** Combos: several products of a store that cost less together. */

const ComboSku = z.object({
  skuId: z.int(),
  skuName: z.string(),
  pic: picturePath,
  price: money.meta({ description: 'unit price in the combo' }),
  normalPrice: money.meta({ description: 'current unit price outside the combo' }),
  stocks: z.int(),
  isSoldOut: z.boolean().meta({ description: 'less stock than one set needs' }),
});

const ComboPart = z.object({
  prodId: z.int(),
  prodName: z.string(),
  pic: picturePath,
  isMain: z.boolean(),
  isFixed: z.boolean().meta({ description: 'part of every set; the other products are optional' }),
  quantity: z.int().meta({ description: 'pieces per set' }),
  skus: z.array(ComboSku),
});

const Combo = z.object({
  activityId: z.int(),
  name: z.string(),
  shopId: z.int(),
  limitPerBuyer: z.int().nullable().meta({ description: 'maximum number of sets per buyer; null: no limit' }),
  least: z.int().meta({ description: 'minimum number of optional products to choose' }),
  most: z.int(),
  parts: z.array(ComboPart).meta({ description: 'products of the combo, the main product first' }),
  nowIso: z.string(),
  ...activityTimes,
});

export const comboList = operation({
  method: 'GET',
  path: '/combo/list',
  access: visitor,
  summary: 'Running combos that include a product; those with it as the main product are listed first',
  input: z.object({ prodId: id }),
  output: z.array(Combo),
  refusals: [],
});

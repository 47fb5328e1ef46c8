import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { id, money, picturePath } from '../wire/formats.ts';
import { activityTimes } from './fields.ts';

/** Combos: several products of a store that cost less together. */

const ComboSku = z.object({
  skuId: z.int(),
  skuName: z.string(),
  pic: picturePath,
  price: money.meta({ description: 'of one piece in the combo' }),
  normalPrice: money.meta({ description: 'of one piece outside of it, now' }),
  stocks: z.int(),
  isSoldOut: z.boolean().meta({ description: 'fewer pieces are left than one set needs' }),
});

const ComboPart = z.object({
  prodId: z.int(),
  prodName: z.string(),
  pic: picturePath,
  isMain: z.boolean(),
  isFixed: z.boolean().meta({ description: 'part of every set; others can be chosen' }),
  quantity: z.int().meta({ description: 'pieces in one set' }),
  skus: z.array(ComboSku),
});

const Combo = z.object({
  activityId: z.int(),
  name: z.string(),
  shopId: z.int(),
  limitPerBuyer: z.int().nullable().meta({ description: 'sets that one buyer may order' }),
  least: z.int().meta({ description: 'so many of the parts that are not fixed have to be chosen' }),
  most: z.int(),
  parts: z.array(ComboPart).meta({ description: 'the main product first' }),
  nowIso: z.string(),
  ...activityTimes,
});

export const comboList = operation({
  method: 'GET',
  path: '/combo/list',
  access: visitor,
  summary: 'Combos that a product can be bought in now, those that it is the main product of in front',
  input: z.object({ prodId: id }),
  output: z.array(Combo),
  refusals: [],
});

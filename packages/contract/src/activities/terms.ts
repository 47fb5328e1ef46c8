import { COMBO_PIECES_AT_MOST, COMBO_PRODUCTS } from '@galleria/domain/activities/combo';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';
import { id, whole } from '../formats.ts';

const chosenAtMost = whole.pipe(z.int().min(0).max(COMBO_PRODUCTS.most));

const ComboTerms = z.object({
  parts: z
    .array(
      z.object({
        prodId: id,
        isFixed: z.boolean().meta({ description: 'part of every set; others can be chosen' }),
        quantity: whole.pipe(z.int().min(1).max(COMBO_PIECES_AT_MOST)).meta({ description: 'pieces in one set' }),
      }),
    )
    .min(COMBO_PRODUCTS.least)
    .max(COMBO_PRODUCTS.most)
    .readonly()
    .meta({ description: 'the first is the main product' }),
  least: chosenAtMost.meta({ description: 'so many of those that are not fixed have to be chosen' }),
  most: chosenAtMost.meta({ description: 'so many of them may be' }),
});

/** What is agreed in an activity beside times and prices. A kind takes and answers its own fields. */
export const Terms = z.object({
  groupSize: whole
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: how many buyers make a group' }),
  combo: ComboTerms.optional().meta({ description: 'of a combo: what is bought together' }),
});

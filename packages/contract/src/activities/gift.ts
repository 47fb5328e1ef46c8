import { z } from 'zod';
import { money, picturePath } from '../wire/formats.ts';

/** Gifts as buyers, stores and staff see them. */

const gift = {
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  worth: money.meta({ description: 'normal unit price of the gift' }),
  perPieces: z.int().meta({ description: 'number of pieces of the main item that bring `pieces` gifts' }),
  pieces: z.int().meta({ description: 'number of gifts for every `perPieces` pieces of the main item' }),
};

/** The gift of a product, while its activity lasts. */
export const ProductGift = z.object({
  activityId: z.int(),
  name: z.string(),
  ...gift,
  isGone: z.boolean().meta({ description: 'no gifts left' }),
});

/** The gift of a line in a cart or at checkout. */
export const LineGift = ProductGift.extend({
  prodCount: z.int().meta({ description: 'gifts included with the line; fewer than dueCount when stock runs out' }),
  dueCount: z.int().meta({ description: 'gifts due for the quantity of the line' }),
});

/** The gift of an activity, as stores and staff see it. */
export const ActivityGift = z.object({
  ...gift,
  mostPerOrder: z.int().nullable(),
  pool: z
    .int()
    .nullable()
    .meta({ description: 'number of gifts in the whole activity; null: as long as the normal stock lasts' }),
  given: z.int().meta({ description: 'gifts in orders that are not cancelled' }),
});

import { z } from 'zod';
import { money, picturePath } from '../wire/formats.ts';

/** Gifts as buyers, stores and staff see them. */

const gift = {
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  worth: money.meta({ description: 'what one piece of the gift normally costs' }),
  perPieces: z.int().meta({ description: 'for so many pieces of the item it comes with' }),
  pieces: z.int().meta({ description: 'so many gifts' }),
};

/** The gift of a product, while its activity lasts. */
export const ProductGift = z.object({
  activityId: z.int(),
  name: z.string(),
  ...gift,
  isGone: z.boolean().meta({ description: 'there is none left' }),
});

/** The gift of a line in a cart or at checkout. */
export const LineGift = ProductGift.extend({
  prodCount: z.int().meta({ description: 'that come with the line; fewer than are due when they run out' }),
  dueCount: z.int().meta({ description: 'that the quantity of the line brings' }),
});

/** The gift of an activity, as stores and staff see it. */
export const ActivityGift = z.object({
  ...gift,
  mostPerOrder: z.int().nullable(),
  pool: z.int().nullable().meta({ description: 'gifts of the whole activity; null: while the stock lasts' }),
  given: z.int().meta({ description: 'in orders that are not cancelled' }),
});

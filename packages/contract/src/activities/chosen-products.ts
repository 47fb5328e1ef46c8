import { MAX_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { z } from 'zod';
import { id, money, picturePath } from '../wire/formats.ts';

/** Products that staff choose for a zone and put in order. */

export const ChosenProduct = z.object({
  prodId: z.int(),
  prodName: z.string().meta({ description: 'in the caller’s language' }),
  pic: picturePath,
  shopId: z.int(),
  shopName: z.string(),
  price: money.meta({ description: 'lowest price among its SKUs' }),
  status: z.int().meta({ description: 'as in /s/prod/page' }),
  isShown: z.boolean().meta({ description: 'the product is on sale and its store is open' }),
});

/** The whole list, in its order. */
export const chosenProductIds = z
  .array(id)
  .max(MAX_PREFERRED)
  .refine((all) => new Set(all).size === all.length);

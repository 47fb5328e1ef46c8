import { z } from 'zod';
import { money, picturePath } from '../wire/formats.ts';

/** A product in lists, with the field names of the specification. */
export const ProductListItem = z.object({
  prodId: z.int(),
  prodName: z.string(),
  pic: picturePath,
  imgs: z.string().meta({ description: 'relative paths, comma-separated; the first is `pic`' }),
  price: money.meta({ description: 'lowest price among its SKUs, in main units of the base currency' }),
  orignPrice: money.meta({ description: 'previous price; equal to price if there is no higher one' }),
  activityPrice: money.nullable(),
  prodType: z.int().meta({ description: '0 normal, 1 group, 2 flash sale, 3 points, 4 pre-sale, 5 combo, 6 gift' }),
  activityId: z.int().nullable(),
  activityInProgress: z.boolean(),
  groupActivitySearchVO: z.object({ groupNumber: z.int() }).nullable(),
  seckillSearchVO: z.object({ seckillOriginStocks: z.int(), seckillTotalStocks: z.int() }).nullable(),
  soldNum: z.int(),
  commentNum: z.int(),
  rating: z.number().meta({ description: 'average stars with one decimal; 0 while there are no reviews' }),
  inStock: z.boolean(),
  shopId: z.int(),
  shopName: z.string(),
});

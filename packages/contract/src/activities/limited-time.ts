import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { operation, visitor } from '../operation.ts';
import { id, pageOf, paging } from '../wire/formats.ts';
import { ProductActivity } from './fields.ts';

/** The zone of limited-time discounts. */

const day = z.iso.date().meta({ description: 'a date in the time zone of the mall' });

export const limitedTimePage = operation({
  method: 'GET',
  path: '/limitedTime/page',
  access: visitor,
  summary: 'Products with a limited-time discount on a day; by default the earliest end first',
  input: z.object({
    ...paging,
    day: day.optional().meta({ description: 'default: today, with running discounts only' }),
    categoryId: id.optional().meta({ description: 'a top-level category' }),
    sort: z.enum(['ending', 'percentOff', 'price', 'sold']).default('ending'),
  }),
  output: pageOf(ProductListItem.extend({ activity: ProductActivity })),
  refusals: [],
});

export const limitedTimeFilters = operation({
  method: 'GET',
  path: '/limitedTime/filters',
  access: visitor,
  summary: 'Dates with limited-time discounts, today first, and the categories of one date',
  input: z.object({ day: day.optional() }),
  output: z.object({
    nowIso: z.string(),
    days: z.array(z.object({ day, products: z.int(), isToday: z.boolean() })),
    categories: z.array(z.object({ categoryId: z.int(), categoryName: z.string(), products: z.int() })),
  }),
  refusals: [],
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, pageOf, time } from '../wire/formats.ts';
import { ActivityProduct, activityKind, activityPaging, activityShown } from './fields.ts';
import { Terms } from './terms.ts';

/** Activities of all stores as staff see them. */

const MallActivity = z.object({ ...activityShown, shopId: z.int(), shopName: z.string() });

export const mallActivityPage = operation({
  method: 'GET',
  path: '/s/activity/page',
  access: staff('marketing.view'),
  summary: 'Activities of all stores with what they brought, newest first',
  input: z.object({ ...activityPaging, shopId: id.optional() }),
  output: pageOf(MallActivity),
  refusals: [],
});

export const mallActivityInfo = operation({
  method: 'GET',
  path: '/s/activity/info',
  access: staff('marketing.view'),
  summary: 'One activity with its goods',
  input: z.object({ activityId: id }),
  output: MallActivity.extend({ terms: Terms, products: z.array(ActivityProduct) }),
  refusals: ['activity.notFound'],
});

export const mallActivityCalendar = operation({
  method: 'GET',
  path: '/s/activity/calendar',
  access: staff('marketing.view'),
  summary: 'Activities of all stores that run on some day between these times, the first to start in front',
  input: z.object({ from: time, to: time, kind: activityKind.optional(), shopId: id.optional() }),
  output: z.object({
    activities: z.array(
      MallActivity.pick({
        ...{ activityId: true, kind: true, name: true, state: true, startTime: true, endTime: true },
        ...{ shopId: true, shopName: true },
      }),
    ),
    hasMore: z.boolean().meta({ description: 'there are more than these' }),
  }),
  refusals: [],
});

export const takeDownActivity = operation({
  method: 'PUT',
  path: '/s/activity/takeDown',
  access: staff('marketing.edit'),
  summary: 'Ends an activity that runs or comes; its store reads why. Orders that were placed keep its price',
  input: z.object({ activityId: id, reason: z.string().trim().min(1).max(200) }),
  output: z.null(),
  refusals: ['activity.notFound', 'activity.ended'],
});

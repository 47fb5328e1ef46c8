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
  summary: 'Activities of all stores with their results, newest first',
  input: z.object({ ...activityPaging, shopId: id.optional() }),
  output: pageOf(MallActivity),
  refusals: [],
});

export const mallActivityInfo = operation({
  method: 'GET',
  path: '/s/activity/info',
  access: staff('marketing.view'),
  summary: 'One activity with its products',
  input: z.object({ activityId: id }),
  output: MallActivity.extend({ terms: Terms, products: z.array(ActivityProduct) }),
  refusals: ['activity.notFound'],
});

export const mallActivityCalendar = operation({
  method: 'GET',
  path: '/s/activity/calendar',
  access: staff('marketing.view'),
  summary: 'Activities of all stores that overlap with this period, the earliest start first',
  input: z.object({ from: time, to: time, kind: activityKind.optional(), shopId: id.optional() }),
  output: z.object({
    activities: z.array(
      MallActivity.pick({
        ...{ activityId: true, kind: true, name: true, state: true, startTime: true, endTime: true },
        ...{ shopId: true, shopName: true },
      }),
    ),
    hasMore: z.boolean().meta({ description: 'true: there are more activities than returned' }),
  }),
  refusals: [],
});

export const takeDownActivity = operation({
  method: 'PUT',
  path: '/s/activity/takeDown',
  access: staff('marketing.edit'),
  summary: 'Takes down a running or planned activity; the store can read the reason. Existing orders keep their prices',
  input: z.object({ activityId: id, reason: z.string().trim().min(1).max(200) }),
  output: z.null(),
  refusals: ['activity.notFound', 'activity.ended'],
});

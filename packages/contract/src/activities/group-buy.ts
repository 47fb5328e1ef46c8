import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { buyer, operation, visitor } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { staff } from '../staff/fields.ts';
import { id, orderNumber, pageOf, paging } from '../wire/formats.ts';
import { ProductActivity } from './fields.ts';
import { Group, groupSize } from './group-fields.ts';

/** Group buys: the zone, the groups of a product, and the buyer's own place. */

export const groupPage = operation({
  method: 'GET',
  path: '/group/page',
  access: visitor,
  summary: 'Products with a running group buy, the earliest end first',
  input: z.object({ ...paging, shopId: id.optional() }),
  output: pageOf(ProductListItem.extend({ activity: ProductActivity, groupNumber: groupSize })),
  refusals: [],
});

export const groupInfo = operation({
  method: 'GET',
  path: '/group/info',
  access: visitor,
  summary: 'The group buy of a product: size of a group, and number of groups that can be joined',
  input: z.object({ prodId: id, groupActivityId: id.optional() }),
  output: z.object({
    groupActivityId: z.int(),
    prodId: z.int(),
    groupNumber: groupSize,
    hours: z.int().meta({ description: 'hours after which an incomplete group fails' }),
    state: z.enum(['notStarted', 'ongoing']),
    openGroups: z
      .int()
      .meta({ description: 'number of groups that can be joined; at most as many as `groupTeams` lists' }),
  }),
  refusals: ['activity.notRunning'],
});

export const groupTeams = operation({
  method: 'GET',
  path: '/group/teams',
  access: visitor,
  summary: 'Groups that can be joined, the earliest end first; with `groupId` that group, in any state',
  input: z.object({ groupActivityId: id, prodId: id.optional(), groupId: id.optional() }),
  output: z.array(Group),
  refusals: [],
});

export const leaveGroup = operation({
  method: 'PUT',
  path: '/p/group/leave/{orderNumber}',
  access: buyer,
  summary: 'Leaves an open group; the order is closed and refunded',
  input: z.object({ orderNumber }),
  output: z.null(),
  refusals: ['order.notFound', 'order.stateChanged'],
});

const GroupCounts = z.object({ open: z.int(), filled: z.int(), failed: z.int() });

export const storeGroupCounts = operation({
  method: 'GET',
  path: '/m/group/counts',
  access: seller('marketing.view'),
  summary: 'Number of open, filled and failed groups of an activity',
  input: z.object({ activityId: id }),
  output: GroupCounts,
  refusals: ['activity.notFound'],
});

export const mallGroupCounts = operation({
  method: 'GET',
  path: '/s/group/counts',
  access: staff('marketing.view'),
  summary: 'Number of open, filled and failed groups of an activity of any store',
  input: z.object({ activityId: id }),
  output: GroupCounts,
  refusals: ['activity.notFound'],
});

const OpenGroups = z.array(Group.extend({ prodId: z.int() }));

export const storeOpenGroups = operation({
  method: 'GET',
  path: '/m/group/open',
  access: seller('marketing.view'),
  summary: 'Open groups of an activity, the earliest end first, at most 20',
  input: z.object({ activityId: id }),
  output: OpenGroups,
  refusals: ['activity.notFound'],
});

export const mallOpenGroups = operation({
  method: 'GET',
  path: '/s/group/open',
  access: staff('marketing.view'),
  summary: 'Open groups of an activity of any store, the earliest end first, at most 20',
  input: z.object({ activityId: id }),
  output: OpenGroups,
  refusals: ['activity.notFound'],
});

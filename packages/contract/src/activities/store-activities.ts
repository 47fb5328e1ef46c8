import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import { FLASH_RULES } from '@galleria/domain/activities/flash-sale';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, ids, integer, moneyInput, pageOf, time } from '../wire/formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';
import {
  ActivityProduct,
  activityKind,
  activityPaging,
  activityShown,
  activityTimes,
  MAX_ACTIVITY_NAME_LENGTH,
} from './fields.ts';
import { Terms } from './terms.ts';

/** Activities, for the store that runs them. */

const flashPieces = integer
  .pipe(z.int().min(1).max(FLASH_RULES.piecesAtMost))
  .meta({ description: 'required for a flash sale: pieces that are moved out of the normal stock with the approval' });

const StoreActivity = z.object(activityShown);

export const storeActivityPage = operation({
  method: 'GET',
  path: '/m/activity/page',
  access: seller('marketing.view'),
  summary: 'Activities of the store with their results, newest first',
  input: z.object(activityPaging),
  output: pageOf(StoreActivity),
  refusals: [],
});

export const storeActivityInfo = operation({
  method: 'GET',
  path: '/m/activity/info',
  access: seller('marketing.view'),
  summary: 'One activity with its products',
  input: z.object({ activityId: id }),
  output: StoreActivity.extend({
    names: localeTexts(MAX_ACTIVITY_NAME_LENGTH),
    terms: Terms,
    products: z.array(ActivityProduct),
  }),
  refusals: ['activity.notFound'],
});

export const activityCandidates = operation({
  method: 'GET',
  path: '/m/activity/candidates',
  access: seller('marketing.view'),
  summary: 'SKUs, prices and stock of the given products, for creating an activity with them',
  input: z.object({ prodIds: ids(50) }),
  output: z.array(ActivityProduct),
  refusals: [],
});

const Clash = z.object({
  skuId: z.int(),
  activityId: z.int(),
  kind: activityKind,
  name: z.string(),
  ...activityTimes,
});

export const activityClashes = operation({
  method: 'POST',
  path: '/m/activity/clashes',
  isReadOnly: true,
  access: seller('marketing.view'),
  summary: 'Other activities for some of these SKUs in the same period',
  input: z.object({
    activityId: id.optional().meta({ description: 'the activity that is being edited, which is left out' }),
    kind: activityKind
      .default('limitedTime')
      .meta({ description: 'gifts clash with gifts only; activities with a price clash with each other' }),
    startTime: time,
    endTime: time,
    skuIds: z.array(id).min(1).max(ACTIVITY_RULES.skusAtMost),
  }),
  output: z.array(Clash),
  refusals: [],
});

export const storeActivityCalendar = operation({
  method: 'GET',
  path: '/m/activity/calendar',
  access: seller('marketing.view'),
  summary: 'Activities of the store that overlap with this period',
  input: z.object({ from: time, to: time }),
  output: z.array(
    StoreActivity.pick({ activityId: true, kind: true, name: true, state: true, startTime: true, endTime: true }),
  ),
  refusals: [],
});

export const saveStoreActivity = operation({
  method: 'POST',
  path: '/m/activity',
  access: seller('marketing.edit'),
  summary: 'Creates an activity, or changes one that has not started; a flash sale then waits for approval by the mall',
  input: z.object({
    activityId: id.optional(),
    kind: activityKind,
    names: requiredTexts(MAX_ACTIVITY_NAME_LENGTH),
    startTime: time
      .optional()
      .meta({ description: 'required except for a flash sale, whose times are those of its round' }),
    endTime: time.optional(),
    limitPerBuyer: integer.pipe(z.int().min(1).max(ACTIVITY_RULES.limitPerBuyerAtMost)).nullable().default(null),
    terms: Terms.default({}),
    items: z
      .array(
        z.object({
          skuId: id,
          price: moneyInput.optional().meta({ description: 'left out for gifts' }),
          pieces: flashPieces.optional(),
        }),
      )
      .min(1)
      .max(ACTIVITY_RULES.skusAtMost),
  }),
  output: z.object({ activityId: z.int() }),
  refusals: [
    'activity.dates',
    'activity.notFound',
    'activity.started',
    'activity.skuUnknown',
    'activity.price',
    'activity.overlap',
    'activity.tooMany',
    'activity.groupSize',
    'flashSale.approved',
    'flashSale.round',
    'flashSale.pieces',
    'flashSale.tooManyProducts',
    'activity.preSaleTerms',
    'activity.preSaleVirtual',
    'activity.balanceWindow',
    'activity.shipDate',
    'combo.parts',
    'combo.price',
    'combo.saving',
    'activity.gift',
  ],
});

export const stopStoreActivity = operation({
  method: 'PUT',
  path: '/m/activity/stop',
  access: seller('marketing.edit'),
  summary: 'Ends a running activity at once and permanently; existing orders keep their prices',
  input: z.object({ activityId: id }),
  output: z.null(),
  refusals: ['activity.notFound', 'activity.notOngoing'],
});

export const deleteStoreActivity = operation({
  method: 'DELETE',
  path: '/m/activity',
  access: seller('marketing.edit'),
  summary: 'Deletes an activity that has not started',
  input: z.object({ activityId: id }),
  output: z.null(),
  refusals: ['activity.notFound', 'activity.started'],
});

import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { ACTIVITY_STATES } from '@galleria/domain/activities/activity-state';
import { z } from 'zod';
import { money, paging, picturePath, time } from '../wire/formats.ts';
import { ActivityGift } from './gift.ts';
import { PreSale } from './terms.ts';

export const MAX_ACTIVITY_NAME_LENGTH = 40;

export const activityKind = z.enum(ACTIVITY_KINDS);
export const activityState = z.enum(ACTIVITY_STATES);

/** Kinds of activities, as a comma-separated text or an array. */
export const activityKinds = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
  .pipe(z.array(activityKind).min(1).max(ACTIVITY_KINDS.length))
  .meta({ type: 'string', description: 'only products with a running activity of these kinds, comma-separated' });

/** `…Time` in the API's format; `…TimeIso` is the same moment in ISO format, for countdowns. */
export const activityTimes = {
  startTime: time,
  endTime: time,
  startTimeIso: z.string(),
  endTimeIso: z.string(),
};

/** A product's running or next activity, as buyers see it. */
export const ProductActivity = z.object({
  activityId: z.int(),
  kind: activityKind,
  name: z.string(),
  state: z.enum(['notStarted', 'ongoing']),
  price: money.meta({ description: 'activity price of its cheapest SKU' }),
  percentOff: z.int().meta({ description: 'percentage off the price of that SKU, rounded down' }),
  limitPerBuyer: z
    .int()
    .nullable()
    .meta({ description: 'maximum pieces of the product per buyer in this activity; null: no limit' }),
  nowIso: z.string().meta({ description: 'current server time, for countdowns' }),
  preSale: PreSale.nullable().meta({ description: 'of a pre-sale: payments and date of shipping; else null' }),
  ...activityTimes,
});

/** The activity that the price of a cart or order line comes from. */
export const LineActivity = z.object({
  activityId: z.int(),
  kind: activityKind,
  name: z.string(),
  normalPrice: money.meta({ description: 'unit price without the activity' }),
  perSet: z
    .int()
    .optional()
    .meta({ description: 'of a combo, whose order lines form one group: pieces of this line per set' }),
});

/** An activity as stores and staff see it. */
export const activityShown = {
  activityId: z.int(),
  kind: activityKind,
  name: z.string(),
  state: activityState,
  ...activityTimes,
  limitPerBuyer: z.int().nullable(),
  productCount: z.int(),
  skuCount: z.int(),
  takenDownReason: z.string().meta({ description: 'empty unless it was taken down' }),
  refusedReason: z.string().meta({ description: 'of a flash sale that staff refused; empty otherwise' }),
  views: z.int().meta({ description: 'number of product page views that showed the activity as running' }),
  visitors: z.int().meta({ description: 'visitors of those pages, each counted once a day' }),
  orders: z.int().meta({ description: 'number of paid orders' }),
  buyers: z.int(),
  broughtIn: money.meta({ description: 'revenue from its goods' }),
  givenAway: money.meta({ description: 'difference between the normal price of these goods and the price paid' }),
  gift: ActivityGift.nullable().meta({ description: 'of a gift activity; else null' }),
};

export const activityPaging = {
  ...paging,
  kind: activityKind.optional(),
  state: activityState.optional(),
  keyword: z.string().trim().max(60).optional().meta({ description: 'part of the name in any language' }),
};

/** A product for the form of an activity. */
export const ActivityProduct = z.object({
  prodId: z.int(),
  prodName: z.string(),
  pic: picturePath,
  skus: z.array(
    z.object({
      skuId: z.int(),
      skuName: z.string(),
      normalPrice: money,
      price: money.nullable().meta({ description: 'activity price; null: this SKU is not included' }),
      stocks: z.int(),
      pieces: z.int().nullable().meta({ description: 'pieces in the pool of a flash sale; null for other kinds' }),
      piecesLeft: z
        .int()
        .nullable()
        .meta({ description: 'pieces left in the pool of an approved flash sale; null before and after its round' }),
    }),
  ),
});

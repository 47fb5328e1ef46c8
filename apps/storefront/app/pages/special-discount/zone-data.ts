import type { ShownActivity } from '../../features/activities/turn.ts';
import type { CardProduct } from '../../features/products/card-product.ts';

/** The fields of an activity that its card in the zone shows. */
type ZoneActivity = Pick<
  ShownActivity,
  'activityId' | 'name' | 'state' | 'startTime' | 'startTimeIso' | 'endTime' | 'endTimeIso' | 'price'
>;

export interface ZoneProduct extends CardProduct {
  readonly activity: ZoneActivity;
  /** The buyer gets a mail when the activity starts. */
  readonly isReminded: boolean;
}

export interface DayTab {
  /** Undefined: activities that run now. */
  readonly day: string | undefined;
  /** The day in the format of the language; undefined for today, which has a translated word. */
  readonly label: string | undefined;
  readonly products: number;
}

import type { ShownActivity } from '../../features/activities/turn.ts';
import type { CardProduct } from '../../features/products/card-product.ts';

/** The activity of a product as far as its card in the zone shows it. */
type ZoneActivity = Pick<
  ShownActivity,
  'activityId' | 'name' | 'state' | 'startTime' | 'startTimeIso' | 'endTime' | 'endTimeIso' | 'price'
>;

export interface ZoneProduct extends CardProduct {
  readonly activity: ZoneActivity;
  /** The buyer gets a mail when it starts. */
  readonly isReminded: boolean;
}

export interface DayTab {
  /** Nothing: what runs now. */
  readonly day: string | undefined;
  /** How the language writes the day; today has a word. */
  readonly label: string | undefined;
  readonly products: number;
}

import { centsOf } from '@galleria/domain/money/main-units';
import type { Catalogue } from '../../catalogue/index.ts';

type Card = NonNullable<ReturnType<Awaited<ReturnType<Catalogue['cards']>>['get']>>;

/** What lists show: the price of an activity that runs now, else of the cheapest SKU. */
export function shownCents({ price, activityPrice }: Pick<Card, 'price' | 'activityPrice'>): number {
  return centsOf(activityPrice ?? price);
}

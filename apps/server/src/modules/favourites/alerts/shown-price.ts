import { centsOf } from '@galleria/domain/money/main-units';
import type { Catalogue } from '../../catalogue/index.ts';

type Card = NonNullable<ReturnType<Awaited<ReturnType<Catalogue['cards']>>['get']>>;

/** The price shown in lists: that of a running activity, otherwise that of the cheapest SKU. */
export function shownCents({ price, activityPrice }: Pick<Card, 'price' | 'activityPrice'>): number {
  return centsOf(activityPrice ?? price);
}

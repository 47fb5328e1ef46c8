import type { ProductListItem } from '@galleria/contract/catalogue/products';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import { activityOfCard, type CurrentActivities } from '../../activities/index.ts';
import type { StoreSummary } from '../../stores/index.ts';
import type { SearchContext } from '../context.ts';

/** Sort orders and their columns. */
export const SORT_COLUMNS = {
  popularity: 'popularity',
  created: 'created',
  published: 'published',
  sold: 'sold',
  price: 'price',
  storeOrder: 'store_order',
  reviews: 'reviews',
} as const;
export type SortOrder = keyof typeof SORT_COLUMNS;

/**
 * Orders that need a keyword. `rank`: best match first, when there are few enough hits to compare all. `shelf`: most
 * popular first, hits in name, brand or category before all others. Both names are part of cursors, so they must not be
 * renamed.
 */
export const MATCH_ORDERS = ['rank', 'shelf'] as const;
export type MatchOrder = (typeof MATCH_ORDERS)[number];

/** In the order `shelf`, added to the popularity of hits in name, brand or category: more than any popularity. */
export const PRIMARY_MATCH_BONUS = 1_000_000;

/** The requested part of a sorted list: by offset, or after the last product of the previous page. */
export interface Window {
  readonly descending: boolean;
  readonly after?: { readonly key: number; readonly id: number } | undefined;
  readonly offset: number;
  readonly size: number;
}

/** A product of a list, with its sort key. */
export interface ListRow {
  readonly id: number;
  readonly key: number;
  readonly name: LocaleTexts;
  readonly pictures: string;
  /** Normal price of the cheapest SKU. */
  readonly normalCents: number;
  readonly oldPriceCents: number;
  readonly type: number;
  readonly sold: number;
  readonly reviews: number;
  readonly ratingTenths: number;
  readonly inStock: boolean;
  readonly shopId: number;
}

/** The columns of a `ListRow`, of a product `p`. */
export const LIST_COLUMNS = `p.product_id as id, p.name, p.pictures, p.normal_price as "normalCents",
  p.old_price as "oldPriceCents", p.type, p.sold, p.reviews, p.rating as "ratingTenths", p.in_stock as "inStock",
  p.shop_id as "shopId"`;

/** Removes the row of an empty list, which has only the totals. */
export function toListRows(rows: readonly ListRow[]): ListRow[] {
  return rows.filter((row) => row.id !== null).map((row) => ({ ...row, key: Number(row.key) }));
}

type ListItem = z.output<typeof ProductListItem>;

/** Data that lists show in addition to the rows, all from memory. */
export interface ListSurroundings {
  readonly summaries: ReadonlyMap<number, StoreSummary>;
  readonly current: CurrentActivities;
}

export async function listSurroundings(
  { stores, activities }: Pick<SearchContext, 'stores' | 'activities'>,
  locale: Locale,
): Promise<ListSurroundings> {
  const [summaries, current] = await Promise.all([stores.summaries(locale), activities.current()]);
  return { summaries, current };
}

export function toListItem(row: ListRow, { summaries, current }: ListSurroundings, locale: Locale): ListItem {
  const [picture = ''] = row.pictures.split(',');
  return {
    prodId: row.id,
    prodName: textIn(row.name, locale),
    pic: picture,
    imgs: row.pictures,
    price: mainUnits(row.normalCents),
    orignPrice: mainUnits(row.oldPriceCents),
    prodType: row.type,
    ...activityOfCard(current, row.id, row.normalCents),
    soldNum: row.sold,
    commentNum: row.reviews,
    rating: row.ratingTenths / 10,
    inStock: row.inStock,
    shopId: row.shopId,
    shopName: summaries.get(row.shopId)?.shopName ?? '',
  };
}

import type { ProductListItem } from '@galleria/contract/products';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { StoreSummary } from '../../stores/index.ts';

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
 * Orders that need a keyword. `rank`: best match first, where there are few enough hits to compare all. `shelf`: most
 * popular first, hits in name, brand or category before all others. Both names are part of cursors, so they stay.
 */
export const MATCH_ORDERS = ['rank', 'shelf'] as const;
export type MatchOrder = (typeof MATCH_ORDERS)[number];

/** In the order `shelf`, added to the popularity of hits in name, brand or category: more than any popularity. */
export const PRIMARY_MATCH_BONUS = 1_000_000;

/** The part of a sorted list that is wanted: by offset, or after the last product of the page before. */
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
  readonly priceCents: number;
  readonly oldPriceCents: number;
  readonly type: number;
  readonly sold: number;
  readonly reviews: number;
  readonly ratingTenths: number;
  readonly inStock: boolean;
  readonly shopId: number;
}

/** The columns of a `ListRow`, of a product `p`. */
export const LIST_COLUMNS = `p.product_id as id, p.name, p.pictures, p.price as "priceCents",
  p.old_price as "oldPriceCents", p.type, p.sold, p.reviews, p.rating as "ratingTenths", p.in_stock as "inStock",
  p.shop_id as "shopId"`;

/** An empty list comes as one row that has only the totals. */
export function toListRows(rows: readonly ListRow[]): ListRow[] {
  return rows.filter((row) => row.id !== null).map((row) => ({ ...row, key: Number(row.key) }));
}

type ListItem = z.output<typeof ProductListItem>;

export function toListItem(row: ListRow, stores: ReadonlyMap<number, StoreSummary>, locale: Locale): ListItem {
  const [picture = ''] = row.pictures.split(',');
  return {
    prodId: row.id,
    prodName: textIn(row.name, locale),
    pic: picture,
    imgs: row.pictures,
    price: mainUnits(row.priceCents),
    orignPrice: mainUnits(row.oldPriceCents),
    activityPrice: null,
    prodType: row.type,
    activityId: null,
    activityInProgress: false,
    groupActivitySearchVO: null,
    seckillSearchVO: null,
    soldNum: row.sold,
    commentNum: row.reviews,
    rating: row.ratingTenths / 10,
    inStock: row.inStock,
    shopId: row.shopId,
    shopName: stores.get(row.shopId)?.shopName ?? '',
  };
}

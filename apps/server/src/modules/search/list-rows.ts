import type { LocaleTexts } from '@galleria/domain/site/locales';

/** What lists can be sorted by, as columns. */
export const ORDERS = {
  popularity: 'popularity',
  created: 'created',
  published: 'published',
  sold: 'sold',
  price: 'price',
  storeOrder: 'store_order',
  reviews: 'reviews',
} as const;
export type Order = keyof typeof ORDERS;

/**
 * Orders that only words make: `rank` is the best match first, where so few have the words that all can be compared;
 * `shelf` is the most popular first of those that have them in name, brand or category, then of those that have them
 * elsewhere.
 */
export const MATCHES = ['rank', 'shelf'] as const;
export type MatchOrder = (typeof MATCHES)[number];

/** Of the order `shelf`: what has the words there stands before what has not, however popular that may be. */
export const ON_SHELF_FIRST = 1_000_000;

/** The part of a sorted list that is wanted. */
export interface Window {
  readonly descending: boolean;
  readonly after?: { readonly key: number; readonly id: number } | undefined;
  readonly offset: number;
  readonly size: number;
}

/** A product of a list, with the key that gave it its place. */
export interface ListRow {
  readonly id: number;
  readonly key: number;
  readonly name: LocaleTexts;
  readonly pictures: string;
  readonly price: number;
  readonly oldPrice: number;
  readonly type: number;
  readonly sold: number;
  readonly reviews: number;
  readonly rating: number;
  readonly inStock: boolean;
  readonly shopId: number;
}

/** What a list shows of a product `p`. */
export const SHOWN = `p.product_id as id, p.name, p.pictures, p.price, p.old_price as "oldPrice", p.type, p.sold, p.reviews,
  p.rating, p.in_stock as "inStock", p.shop_id as "shopId"`;

/** An empty list comes as one row that tells only its numbers. */
export function listRows(rows: readonly ListRow[]): ListRow[] {
  return rows.filter((row) => row.id !== null).map((row) => ({ ...row, key: Number(row.key) }));
}

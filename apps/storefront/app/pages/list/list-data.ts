import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search/search';
import type { MessageId } from '@galleria/i18n/message-id';
import type { CardProduct } from '../../features/products/card-product.ts';
import type { ListQuery } from './list-query.ts';

export interface TrailStep {
  readonly id: number;
  readonly name: string;
}

export type Facets = OutputOf<typeof searchFacets>;

/** Data of the page. */
export interface ListData {
  /** Heading and title of the list. */
  readonly name: string;
  readonly query: ListQuery;
  /** Exchange rate of the currency in which the price range was typed. */
  readonly rate: number;
  readonly trail: readonly TrailStep[];
  /** Why the list is empty, if it is. */
  readonly missing?: 'products' | 'category' | 'page';
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly isEstimate: boolean;
  /** The corrected search words; null when the words were searched as typed. */
  readonly corrected: string | null;
  /** Partial matches: no product has all of the words. */
  readonly isPartial: boolean;
  readonly pages: number;
  readonly nextCursor: string | null;
  /** Possibly deferred; the page works without them. */
  readonly facets: Promise<Facets | undefined> | Facets | undefined;
  /** Suggestions for an empty list. */
  readonly help?: { readonly hot: readonly CardProduct[]; readonly similar: readonly string[] };
}

/** Facets are never deferred when a brand or a store is chosen, since their names are in them. */
function facetsOf({ facets }: Pick<ListData, 'facets'>): Facets | undefined {
  return facets instanceof Promise ? undefined : facets;
}

export function nameOfBrand(list: Pick<ListData, 'facets' | 'query'>, id: number): string | undefined {
  const counted = facetsOf(list)?.brands.find(({ brandId }) => brandId === id)?.brandName;
  return counted ?? (list.query.brandName || undefined);
}

export function nameOfShop(list: ListData, id: number): string | undefined {
  return facetsOf(list)?.shops.find(({ shopId }) => shopId === id)?.shopName;
}

/** By the delivery types of the API. */
export const DELIVERY_NAMES: Readonly<Record<number, MessageId<'storefront'>>> = {
  1: 'search.list.courier',
  2: 'search.list.pickup',
  3: 'search.list.noDelivery',
  4: 'search.list.sameCity',
};

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

/** What the page shows. */
export interface ListData {
  /** What one sees here, in a few words. */
  readonly name: string;
  readonly query: ListQuery;
  /** Of the currency that the price range was typed in. */
  readonly rate: number;
  readonly trail: readonly TrailStep[];
  /** Why there is nothing, if there is nothing. */
  readonly missing?: 'products' | 'category' | 'page';
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly isEstimate: boolean;
  /** What was searched for instead of what was typed. */
  readonly corrected: string | null;
  /** No product has all of the words; these have some. */
  readonly isPartial: boolean;
  readonly pages: number;
  readonly nextCursor: string | null;
  /** They may follow later, and the page does without them. */
  readonly facets: Promise<Facets | undefined> | Facets | undefined;
  /** For who found nothing. */
  readonly help?: { readonly hot: readonly CardProduct[]; readonly similar: readonly string[] };
}

/** The counts have come already wherever a brand or a store is chosen. */
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

/** By the numbers of the API. */
export const DELIVERY_NAMES: Readonly<Record<number, MessageId<'storefront'>>> = {
  1: 'search.list.courier',
  2: 'search.list.pickup',
  3: 'search.list.noDelivery',
  4: 'search.list.sameCity',
};

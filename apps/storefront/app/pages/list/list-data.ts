import type { OutputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import type { CardProduct } from '../../features/products/card-product.ts';
import type { ListQuery } from './list-query.ts';

export interface TrailStep {
  readonly id: number;
  readonly name: string;
}

export type Facets = OutputOf<typeof searchFacets>;

/** What the page shows. */
export interface ListData {
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
  readonly pages: number;
  readonly nextCursor: string | null;
  /** They may follow later, and the page does without them. */
  readonly facets: Promise<Facets | undefined> | Facets | undefined;
  /** For who found nothing. */
  readonly help?: { readonly hot: readonly CardProduct[]; readonly similar: readonly string[] };
}

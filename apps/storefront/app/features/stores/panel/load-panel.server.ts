import type { PageVisit } from '@galleria/contract/call';
import { searchProducts } from '@galleria/contract/search/search';
import type { CardProduct } from '../../products/card-product.ts';
import { readKeyword } from '../../search/read-keyword.ts';
import type { Shop } from '../shop.ts';
import { shopProduct } from '../shop-product.ts';

/** The first page, in the store's own order. */
const SORT = 12;
const SIZE = 20;

/** Results of a search in a store: for words, or on a shelf (with or without words). */
export interface Panel {
  readonly state: 'goods' | 'category';
  readonly keyword: string;
  /** The words were searched for as typed, without corrections. */
  readonly exact: boolean;
  /** The shelf's name and id in the state `category`. */
  readonly shelf?: { readonly id: number; readonly name: string };
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly isEstimate: boolean;
  readonly corrected: string | null;
  readonly isPartial: boolean;
}

/** Undefined (the state `none`) when the query has neither words nor a shelf of this store. */
export async function loadPanel({ call }: PageVisit, shop: Shop, query: URLSearchParams): Promise<Panel | undefined> {
  const keyword = readKeyword(query, 'pn');
  const exact = query.get('exact') === '1';
  const shelf = shop.shelves.find(({ id }) => String(id) === query.get('cid'));
  if (!keyword && !shelf) return undefined;
  const answer = await call(searchProducts, {
    shopId: shop.id,
    keyword: keyword || undefined,
    exact: exact ? 1 : 0,
    shopCategoryId: shelf?.id,
    sort: SORT,
    size: SIZE,
    current: 1,
  });
  if (!answer.ok) throw new Response(answer.message, { status: 503 });
  return {
    state: shelf ? 'category' : 'goods',
    keyword,
    exact,
    shelf: shelf && { id: shelf.id, name: shelf.name },
    products: answer.data.records.map(shopProduct),
    total: answer.data.total,
    isEstimate: answer.data.isEstimate,
    corrected: answer.data.corrected,
    isPartial: answer.data.isPartial,
  };
}

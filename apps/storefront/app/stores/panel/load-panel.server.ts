import type { PageVisit } from '@galleria/contract/call';
import { searchPage } from '@galleria/contract/search';
import type { CardProduct } from '../../products/card-product.ts';
import type { Shop } from '../shop.ts';
import { shopProduct } from '../shop-product.ts';

/** The store's own order, the first page of it. */
const SORT = 12;
const SIZE = 20;

/** What a search in a store found: for words, or on a shelf (with or without words). */
export interface Panel {
  readonly state: 'goods' | 'category';
  readonly words: string;
  /** The shelf's name and id in the state `category`. */
  readonly shelf?: { readonly id: number; readonly name: string };
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly corrected: string | null;
}

/** Nothing (the state `none`) when neither words nor a shelf of this store are asked for. */
export async function loadPanel({ call }: PageVisit, shop: Shop, query: URLSearchParams): Promise<Panel | undefined> {
  const words = query.get('pn')?.trim() ?? '';
  const shelf = shop.shelves.find(({ id }) => String(id) === query.get('cid'));
  if (!words && !shelf) return undefined;
  const answer = await call(searchPage, {
    shopId: shop.id,
    keyword: words || undefined,
    shopCategoryId: shelf?.id,
    sort: SORT,
    size: SIZE,
    current: 1,
  });
  if (!answer.ok && answer.reason !== 'input.invalid') throw new Response(answer.message, { status: 503 });
  return {
    state: shelf ? 'category' : 'goods',
    words,
    shelf: shelf && { id: shelf.id, name: shelf.name },
    products: answer.ok ? answer.data.records.map(shopProduct) : [],
    total: answer.ok ? answer.data.total : 0,
    corrected: answer.ok ? answer.data.corrected : null,
  };
}

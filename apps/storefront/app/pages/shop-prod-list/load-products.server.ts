import type { PageVisit } from '@galleria/contract/call';
import { searchProducts } from '@galleria/contract/search/search';
import { redirect } from 'react-router';
import { searchPageAddress } from '../../features/stores/search-page-address.ts';
import { shopProduct } from '../../features/stores/shop-product.ts';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { type ListQuery, searchSort } from './list-query.ts';

const SIZE = 20;
const UNAVAILABLE = 503;

/**
 * One page of a store's products. A page beyond the last one redirects to the last; the number of pages may be an
 * estimate.
 */
export async function loadProducts({ call }: Pick<PageVisit, 'call'>, shopId: number, query: ListQuery) {
  const { keyword, exact, shelf, sort, current } = query;
  const answer = await call(searchProducts, {
    shopId,
    keyword: keyword || undefined,
    exact: exact ? 1 : 0,
    shopCategoryId: shelf?.id,
    sort: searchSort(query),
    current,
    size: SIZE,
  });
  if (!answer.ok && answer.reason === 'search.tooDeep') return PAST_END;
  if (!answer.ok) throw new Response(answer.message, { status: UNAVAILABLE });
  const { records, total, isEstimate, pages, corrected, isPartial } = answer.data;
  const last = Math.max(pages, 1);
  if (records.length === 0 && current > last) {
    throw redirect(
      searchPageAddress(storeProductsAddress(shopId, { shelf: shelf?.id, keyword, sort }), { exact, page: last }),
    );
  }
  if (records.length === 0 && current > 1) return PAST_END;
  return { isPastEnd: false, products: records.map(shopProduct), total, isEstimate, pages, corrected, isPartial };
}

const PAST_END = {
  ...{ isPastEnd: true, products: [], total: 0, isEstimate: false },
  ...{ pages: 0, corrected: null, isPartial: false },
};

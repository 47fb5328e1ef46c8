import { readKeyword } from '../../features/search/read-keyword.ts';

const LAST_PAGE = 1_000_000;
const INTEGER = /^\d{1,7}$/;

/**
 * The query of the list, as in its address. Invalid parameters are ignored, so that a redirect never leads to the same
 * address.
 */
export function readStoreQuery(params: URLSearchParams): StoreQuery & { page: number } {
  const typed = params.get('current') ?? '';
  const page = INTEGER.test(typed) ? Number(typed) : 1;
  return {
    keyword: readKeyword(params, 'shopName'),
    isPreferred: params.get('type') === PREFERRED,
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Value of the parameter `type` for preferred stores. */
export const PREFERRED = '1';

export interface StoreQuery {
  readonly keyword: string;
  readonly isPreferred: boolean;
}

/** The first page has no number in its address. */
export function listAddress({ keyword, isPreferred, page = 1 }: StoreQuery & { page?: number }): string {
  const query = new URLSearchParams();
  if (isPreferred) query.set('type', PREFERRED);
  if (keyword) query.set('shopName', keyword);
  if (page > 1) query.set('current', String(page));
  return query.size > 0 ? `/shop-list?${query}` : '/shop-list';
}

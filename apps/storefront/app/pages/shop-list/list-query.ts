import { typedWords } from '../../shell/search/typed-words.ts';

const LAST_PAGE = 1_000_000;
const WHOLE = /^\d{1,7}$/;

/** What the address asks for. What makes no sense is passed over, so that no answer leads back to the same address. */
export function readStoreQuery(params: URLSearchParams): StoreQuery & { page: number } {
  const typed = params.get('current') ?? '';
  const page = WHOLE.test(typed) ? Number(typed) : 1;
  return {
    words: typedWords(params, 'shopName'),
    isPreferred: params.get('type') === PREFERRED,
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** What `type` says for preferred stores. */
export const PREFERRED = '1';

export interface StoreQuery {
  readonly words: string;
  readonly isPreferred: boolean;
}

/** The first page needs no number. */
export function listAddress({ words, isPreferred, page = 1 }: StoreQuery & { page?: number }): string {
  const query = new URLSearchParams();
  if (isPreferred) query.set('type', PREFERRED);
  if (words) query.set('shopName', words);
  if (page > 1) query.set('current', String(page));
  return query.size > 0 ? `/shop-list?${query}` : '/shop-list';
}

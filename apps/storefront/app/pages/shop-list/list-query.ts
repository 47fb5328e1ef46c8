import { typedWords } from '../../shell/search/typed-words.ts';
import { PREFERRED, type StoreQuery } from './list-address.ts';

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

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

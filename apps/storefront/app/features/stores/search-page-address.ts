interface SearchPage {
  /** Search for the words as they were typed, without corrections. */
  exact?: boolean;
  page?: number;
}

/**
 * Adds the parameters that only a further search has to an address of search results in a store. Not part of
 * `store-address.ts`, which is in the bundle of every page with a store's name.
 */
export function searchPageAddress(address: string, { exact = false, page = 1 }: SearchPage): string {
  return `${address}${exact ? '&exact=1' : ''}${page > 1 ? `&current=${page}` : ''}`;
}

interface Further {
  /** The words as they were typed, without corrections. */
  exact?: boolean;
  page?: number;
}

/**
 * An address of what a store found, with what only a search that goes on has. Not a part of `store-address.ts`, which
 * every page with a store's name on it carries.
 */
export function goingOn(address: string, { exact = false, page = 1 }: Further): string {
  return `${address}${exact ? '&exact=1' : ''}${page > 1 ? `&current=${page}` : ''}`;
}

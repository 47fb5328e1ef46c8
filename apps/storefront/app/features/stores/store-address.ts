/** Filters of a store's products; empty values are left out of the address. */
interface StoreSearch {
  /** One of the store's own shelves. */
  shelf?: number | string | undefined;
  keyword?: string | undefined;
  sort?: number | undefined;
}

/** The home page of a store or, with words or a shelf, the search results there. */
export function storeAddress(shopId: number, search: StoreSearch = {}): string {
  return addressOf('/shop-index', shopId, search);
}

export function storeProductsAddress(shopId: number, search: StoreSearch = {}): string {
  return addressOf('/shop-prod-list', shopId, search);
}

export function storePapersAddress(shopId: number): string {
  return addressOf('/shop-qualifications', shopId, {});
}

export function storeNoticesAddress(shopId: number, shopName: string): string {
  return `/notice-list?${new URLSearchParams({ shopId: String(shopId), shopName })}`;
}

function addressOf(path: string, shopId: number, { shelf, keyword, sort }: StoreSearch): string {
  const query = new URLSearchParams({ sid: String(shopId) });
  if (shelf) query.set('cid', String(shelf));
  if (keyword) query.set('pn', keyword);
  if (sort !== undefined) query.set('sort', String(sort));
  return `${path}?${query}`;
}

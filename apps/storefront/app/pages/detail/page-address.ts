import type { Product } from './detail-data.ts';

type Change = string | number | undefined;

/**
 * The query string of this page with changes, without the path: the page of a flash sale shows products too. Other
 * parameters (campaign, language) stay; a change to undefined removes its parameter.
 */
export function changedAddress(search: string, changes: Record<string, Change>, hash = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}${hash}`;
}

/** Canonical address of the page, or of one SKU of it, without personal or campaign parameters. */
export function plainAddress(prodId: number, skuId?: number): string {
  return skuId === undefined ? `/detail?prodId=${prodId}` : `/detail?prodId=${prodId}&sku=${skuId}`;
}

/** Whether two addresses differ only in the SKU, whose data the page has already. */
export function differOnlyInSku(one: URL, other: URL): boolean {
  return (
    one.pathname === other.pathname &&
    one.searchParams.get('sku') !== other.searchParams.get('sku') &&
    changedAddress(one.search, { sku: undefined }) === changedAddress(other.search, { sku: undefined })
  );
}

/** Query parameters of the product list for categories of the first, second and third level. */
const LEVELS = ['cpid', 'cid', 'thCid'];

/** The path of categories, each with the address of its list, which names all levels above it. */
export function categoryAddresses(categories: Product['categories']): { name: string; address: string }[] {
  return categories.slice(0, LEVELS.length).map(({ categoryName }, depth) => {
    const query = categories.slice(0, depth + 1).map(({ categoryId }, level) => `${LEVELS[level]}=${categoryId}`);
    return { name: categoryName, address: `/list?${query.join('&')}` };
  });
}

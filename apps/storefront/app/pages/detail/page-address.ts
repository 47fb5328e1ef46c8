import type { Product } from './detail-data.ts';

type Change = string | number | undefined;

/**
 * An address of this page with something changed, without its path: a product is also shown by the page of its flash
 * sale. Other parameters (campaign, language) stay; a change without a value takes its part away.
 */
export function changedAddress(search: string, changes: Record<string, Change>, hash = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}${hash}`;
}

/** The address under which the page, or one SKU of it, is to be known: nothing in it says who looked. */
export function plainAddress(prodId: number, skuId?: number): string {
  return skuId === undefined ? `/detail?prodId=${prodId}` : `/detail?prodId=${prodId}&sku=${skuId}`;
}

/** Whether two addresses differ in nothing but the SKU, of which the page knows everything already. */
export function differOnlyInSku(one: URL, other: URL): boolean {
  return (
    one.pathname === other.pathname &&
    one.searchParams.get('sku') !== other.searchParams.get('sku') &&
    changedAddress(one.search, { sku: undefined }) === changedAddress(other.search, { sku: undefined })
  );
}

/** How the list of products names a category of the first, second and third level in its address. */
const LEVELS = ['cpid', 'cid', 'thCid'];

/** Each category of the way down, with all above it in its address. */
export function categoryAddresses(categories: Product['categories']): { name: string; address: string }[] {
  return categories.slice(0, LEVELS.length).map(({ categoryName }, depth) => {
    const query = categories.slice(0, depth + 1).map(({ categoryId }, level) => `${LEVELS[level]}=${categoryId}`);
    return { name: categoryName, address: `/list?${query.join('&')}` };
  });
}

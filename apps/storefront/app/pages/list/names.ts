import type { Facets, ListData } from './list-data.ts';

/** The counts have come already wherever a brand or a store is chosen. */
function facetsOf({ facets }: ListData): Facets | undefined {
  return facets instanceof Promise ? undefined : facets;
}

export function nameOfBrand(list: ListData, id: number): string | undefined {
  const counted = facetsOf(list)?.brands.find(({ brandId }) => brandId === id)?.brandName;
  return counted ?? (list.query.brandName || undefined);
}

export function nameOfShop(list: ListData, id: number): string | undefined {
  return facetsOf(list)?.shops.find(({ shopId }) => shopId === id)?.shopName;
}

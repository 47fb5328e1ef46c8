import { demoStores } from './demo-mall.ts';

/** All brands, in the order in which they first occur in the stores: their ids are their positions. */
export const demoBrands: readonly string[] = [
  ...new Set(
    demoStores.flatMap((store) => store.shelves.flatMap((shelf) => shelf.products.flatMap(({ brand }) => brand ?? []))),
  ),
];

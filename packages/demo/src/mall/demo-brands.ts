import { demoStores } from './demo-mall.ts';

/** Every brand on the shelves, in the order in which a walk through the stores meets them: their ids are their places. */
export const demoBrands: readonly string[] = [
  ...new Set(
    demoStores.flatMap((store) => store.shelves.flatMap((shelf) => shelf.products.flatMap(({ brand }) => brand ?? []))),
  ),
];

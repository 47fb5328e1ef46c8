import { demoStores } from '@galleria/demo/mall/demo-mall';
import type { DemoProduct, DemoStore } from '@galleria/demo/mall/types';

/** A product of the demo with the ids that it has in every mall it is put into. */
export interface PlacedProduct {
  readonly product: DemoProduct;
  readonly store: DemoStore;
  readonly id: number;
  readonly shelfId: number;
  /** Its place in the store, from 1. */
  readonly place: number;
}

const MOST_SHELVES = 100;
const MOST_PRODUCTS = 1_000;

export function shelfIdOf(shopId: number, index: number): number {
  return shopId * MOST_SHELVES + index + 1;
}

/** Ids come from the store and the place in it, so links to the demo's products hold wherever it is shown. */
export function placeProducts(): PlacedProduct[] {
  return demoStores.flatMap((store) =>
    store.shelves
      .flatMap((shelf, index) =>
        shelf.products.map((product) => ({ product, shelfId: shelfIdOf(store.shopId, index) })),
      )
      .map(({ product, shelfId }, index) => ({
        product,
        store,
        id: store.shopId * MOST_PRODUCTS + index + 1,
        shelfId,
        place: index + 1,
      })),
  );
}

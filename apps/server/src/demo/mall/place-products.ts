import { demoStores } from '@galleria/demo/mall/demo-mall';
import type { DemoProduct, DemoStore } from '@galleria/demo/mall/types';

/** A demo product with its ids, which are the same in every mall it is seeded into. */
export interface PlacedProduct {
  readonly product: DemoProduct;
  readonly store: DemoStore;
  readonly id: number;
  readonly storeCategoryId: number;
  /** Its position in the store, from 1. */
  readonly place: number;
}

const MAX_CATEGORIES_PER_STORE = 100;
const MAX_PRODUCTS_PER_STORE = 1_000;

export function storeCategoryIdOf(shopId: number, index: number): number {
  return shopId * MAX_CATEGORIES_PER_STORE + index + 1;
}

/** Ids are derived from the store and the position in it, so links to demo products work in every installation. */
export function placeProducts(): PlacedProduct[] {
  return demoStores.flatMap((store) =>
    store.shelves
      .flatMap((shelf, index) =>
        shelf.products.map((product) => ({ product, storeCategoryId: storeCategoryIdOf(store.shopId, index) })),
      )
      .map(({ product, storeCategoryId }, index) => ({
        product,
        store,
        id: store.shopId * MAX_PRODUCTS_PER_STORE + index + 1,
        storeCategoryId,
        place: index + 1,
      })),
  );
}

import { type CardProduct, cardProduct } from '../products/card-product.ts';

/** For loaders of a store's own pages, where the store's name on every card would be redundant. */
export function shopProduct(listed: Parameters<typeof cardProduct>[0]): CardProduct {
  return { ...cardProduct(listed), shopName: '' };
}

import { type CardProduct, cardProduct } from '../products/card-product.ts';

/** For loaders of a store's own pages, where every card would say the same name. */
export function shopProduct(listed: Parameters<typeof cardProduct>[0]): CardProduct {
  return { ...cardProduct(listed), shopName: '' };
}

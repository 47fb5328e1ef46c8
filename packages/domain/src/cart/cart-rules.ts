import { PRODUCT_TYPE } from '../catalogue/product-types.ts';

/** At most so many lines are settled together. */
export const SETTLED_AT_MOST = 50;
/** More kinds of things than anybody carries; a line has at most so many pieces. */
export const LINES_AT_MOST = 200;
export const PIECES_AT_MOST = 9_999;

/** Why a product cannot be put into the cart; nothing when it can. */
export function cartObjection(prodType: number): 'cart.preSale' | 'cart.combo' | 'cart.flashSale' | undefined {
  if (prodType === PRODUCT_TYPE.preSale) return 'cart.preSale';
  if (prodType === PRODUCT_TYPE.combo) return 'cart.combo';
  if (prodType === PRODUCT_TYPE.flashSale) return 'cart.flashSale';
  return undefined;
}

import { PRODUCT_TYPE } from '../catalogue/product-types.ts';

/** At most so many lines are settled together. */
export const SETTLED_AT_MOST = 50;
/** More kinds of things than anybody carries; a line has at most so many pieces. */
export const LINES_AT_MOST = 200;
export const PIECES_AT_MOST = 9_999;

/**
 * Why a product cannot be bought at its SKU's price, through the cart or directly; nothing when it can, as what is also
 * sold to groups. What belongs to another activity has a price and limits of its own there and is not sold beside it.
 */
export function cartObjection(
  prodType: number,
): 'cart.preSale' | 'cart.combo' | 'cart.flashSale' | 'product.offShelf' | undefined {
  if (prodType === PRODUCT_TYPE.normal || prodType === PRODUCT_TYPE.group) return undefined;
  if (prodType === PRODUCT_TYPE.preSale) return 'cart.preSale';
  if (prodType === PRODUCT_TYPE.combo) return 'cart.combo';
  if (prodType === PRODUCT_TYPE.flashSale) return 'cart.flashSale';
  return 'product.offShelf';
}

import { PRODUCT_TYPE } from '../catalogue/product-types.ts';

/** Lines per checkout. */
export const MAX_CHECKOUT_LINES = 50;
/** Lines per cart. */
export const MAX_LINES = 200;
/** Lines that a buyer can save for later. */
export const MAX_SAVED = 100;
/** Pieces per line. */
export const MAX_PIECES = 9_999;

/**
 * Why a product of this type cannot be bought at its SKU's price, through the cart or directly; undefined when it can.
 * Products of an activity other than a group buy are sold only in that activity.
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

interface Line {
  readonly skuId: number;
  readonly addedAt: Date;
}

/** The lines of a guest's cart that fit into the buyer's cart: SKUs that it already has, then the most recent ones. */
export function selectMergeableLines<GuestLine extends Line>(
  own: readonly Line[],
  guestLines: readonly GuestLine[],
): GuestLine[] {
  const ownSkuIds = new Set(own.map(({ skuId }) => skuId));
  const alreadyInCart = guestLines.filter(({ skuId }) => ownSkuIds.has(skuId));
  const newLines = guestLines
    .filter(({ skuId }) => !ownSkuIds.has(skuId))
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime());
  return [...alreadyInCart, ...newLines.slice(0, Math.max(0, MAX_LINES - own.length))];
}

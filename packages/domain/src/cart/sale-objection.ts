import { PRODUCT_STATUS } from '../catalogue/product-types.ts';
import { isOpen } from '../stores/store-status.ts';
import { cartObjection } from './cart-rules.ts';

interface ForSale {
  readonly status: number;
  /** Whether the SKU is offered. */
  readonly isOn: boolean;
}

/** Why a SKU cannot be bought now, apart from its stock; undefined when it can. */
export function saleObjection(
  item: ForSale | undefined,
  storeStatus: number | undefined,
): 'product.notFound' | 'product.offShelf' | 'store.notOpen' | undefined {
  if (!item || isHidden(item.status) || !item.isOn) return 'product.notFound';
  if (item.status !== PRODUCT_STATUS.onSale) return 'product.offShelf';
  return storeStatus !== undefined && isOpen(storeStatus) ? undefined : 'store.notOpen';
}

/** Whether the product is visible to its store only. */
function isHidden(status: number): boolean {
  return status === PRODUCT_STATUS.deleted || status === PRODUCT_STATUS.draft;
}

/** Why a line of a cart cannot be bought any more. Each has a text in the catalogues. */
export type LineObjection = 'offShelf' | 'noSku' | 'storeClosed' | 'soldOut' | 'notForCart';

interface OnLine {
  readonly status: number;
  readonly isOn: boolean;
  readonly type: number;
}

/**
 * Undefined when the line can be bought. Having too little stock is no objection: the buyer can reduce the quantity.
 */
export function lineObjection(
  item: OnLine | undefined,
  storeStatus: number | undefined,
  pieces: number,
): LineObjection | undefined {
  if (!item) return 'noSku';
  if (item.status === PRODUCT_STATUS.deleted) return 'offShelf';
  const objection = saleObjection(item, storeStatus);
  if (objection === 'product.notFound') return 'noSku';
  if (objection === 'product.offShelf') return 'offShelf';
  if (objection === 'store.notOpen') return 'storeClosed';
  if (cartObjection(item.type)) return 'notForCart';
  return pieces > 0 ? undefined : 'soldOut';
}

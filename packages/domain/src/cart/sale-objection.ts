import { PRODUCT_STATUS } from '../catalogue/product-types.ts';
import { isOpen } from '../stores/store-status.ts';

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
  if (!item || item.status === PRODUCT_STATUS.deleted || !item.isOn) return 'product.notFound';
  if (item.status !== PRODUCT_STATUS.onSale) return 'product.offShelf';
  return storeStatus !== undefined && isOpen(storeStatus) ? undefined : 'store.notOpen';
}

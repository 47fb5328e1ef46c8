import type { cartDiscount } from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import type { discountInfo } from '@galleria/contract/promotions/discounts';
import type { SortNumber } from '@galleria/domain/search/sort-order';
import type { CardProduct } from '../../features/products/card-product.ts';

export type Discount = OutputOf<typeof discountInfo>;
export type CartProgress = OutputOf<typeof cartDiscount>;

/** Data of the page. */
export interface DiscountData {
  readonly discount: Discount;
  readonly products: readonly CardProduct[];
  readonly sort: SortNumber | undefined;
  readonly current: number;
  readonly pages: number;
  /** Undefined when the cart has no product of the discount, or the discount does not run. */
  readonly progress: CartProgress | undefined;
}

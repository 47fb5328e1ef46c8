import type { cartInfo, expiredCartItems } from '@galleria/contract/cart';
import type { OutputOf } from '@galleria/contract/operation';

export type Cart = OutputOf<typeof cartInfo>;
export type CartShop = Cart['shops'][number];
export type CartLine = CartShop['lines'][number];
export type CartDiscount = CartShop['discounts'][number];
/** A line that cannot be bought any more. */
export type GoneLine = OutputOf<typeof expiredCartItems>[number];

export interface CartData {
  readonly cart: Cart;
  readonly gone: readonly GoneLine[];
}

export function linesOf({ shops }: Cart): CartLine[] {
  return shops.flatMap(({ lines }) => lines);
}

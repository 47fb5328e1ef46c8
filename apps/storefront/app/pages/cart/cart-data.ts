import type { cartInfo, expiredCartItems } from '@galleria/contract/cart/cart';
import type { savedLineList } from '@galleria/contract/cart/saved-lines';
import type { OutputOf } from '@galleria/contract/operation';
import type { FormState } from '../../forms/form-state.ts';
import type { RemovedLine } from './cart-change.ts';

export type Cart = OutputOf<typeof cartInfo>;
export type CartShop = Cart['shops'][number];
export type CartLine = CartShop['lines'][number];
export type CartDiscount = CartShop['discounts'][number];
/** A line that cannot be bought any more. */
export type ExpiredLine = OutputOf<typeof expiredCartItems>[number];

/** A line that was saved for later. */
export type SavedLine = OutputOf<typeof savedLineList>[number];

export interface CartData {
  readonly cart: Cart;
  readonly expired: readonly ExpiredLine[];
}

export function linesOf({ shops }: Cart): CartLine[] {
  return shops.flatMap(({ lines }) => lines);
}

/** Whether the line is ticked for checkout. */
export function isChecked(line: CartLine): boolean {
  return line.isChecked === CHECKED;
}

const CHECKED = 1;

/** Result of the action. `errors` holds the refusal of a single line under its SKU. */
export interface CartOutcome extends FormState {
  readonly message?: CartMessage;
}

export interface CartMessage {
  readonly kind: 'removed' | 'favoured' | 'restored' | 'cleared' | 'saved' | 'movedBack' | 'forgotten';
  readonly count: number;
  /** Lines that the undo button puts back. */
  readonly taken: readonly RemovedLine[];
  /** Products that became favourites. */
  readonly kept?: readonly number[];
}

import { createContext, use } from 'react';
import type { CartChange } from './cart-change.ts';

interface CartHandle {
  readonly change: (change: CartChange) => void;
  /** What the server said against a change, by SKU. */
  readonly problems: Readonly<Record<string, string>>;
}

/** For everything in the cart that changes it. */
export const CartContext = createContext<CartHandle>({ change: () => undefined, problems: {} });

export function useCartHandle(): CartHandle {
  return use(CartContext);
}

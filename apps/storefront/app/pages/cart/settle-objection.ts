import { type Cart, linesOf } from './cart-data.ts';

/** Why the selection cannot be settled as it is; nothing when it can. */
export function settleObjection(cart: Cart): 'chooseOne' | 'tooManyLines' | 'cannotSettle' | undefined {
  if (cart.checkedLines === 0) return 'chooseOne';
  if (cart.checkedLines > cart.settledAtMost) return 'tooManyLines';
  const isShort = linesOf(cart).some((line) => line.isChecked === 1 && line.prodCount > line.stocks);
  return isShort ? 'cannotSettle' : undefined;
}

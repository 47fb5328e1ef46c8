import type { CartChange } from './cart-change.ts';
import { type Cart, type CartData, type CartLine, linesOf } from './cart-data.ts';

/**
 * The cart as it will be if nothing is in the way. What the checked lines come to only the server can say: until it has,
 * the old amounts stand.
 */
export function applyChange({ cart, gone }: CartData, change: CartChange): CartData {
  switch (change.kind) {
    case 'check': {
      const ids = new Set(change.basketIds);
      const isChecked = change.isChecked ? 1 : 0;
      return { gone, cart: eachLine(cart, (line) => (ids.has(line.basketId) ? [{ ...line, isChecked }] : [line])) };
    }
    case 'count': {
      const { skuId, count: prodCount } = change;
      return { gone, cart: eachLine(cart, (line) => [line.skuId === skuId ? { ...line, prodCount } : line]) };
    }
    case 'remove':
    case 'favour': {
      const ids = new Set(change.basketIds);
      return {
        gone: gone.filter(({ basketId }) => !ids.has(basketId)),
        cart: eachLine(cart, (line) => (ids.has(line.basketId) ? [] : [line])),
      };
    }
    case 'clear':
      return { cart, gone: [] };
    // What another SKU is called and costs comes with the answer.
    case 'switch':
    case 'restore':
      return { cart, gone };
  }
}

function eachLine(cart: Cart, turn: (line: CartLine) => CartLine[]): Cart {
  const shops = cart.shops.map((shop) => ({ ...shop, lines: shop.lines.flatMap(turn) }));
  const next = { ...cart, shops: shops.filter(({ lines }) => lines.length > 0) };
  const checked = linesOf(next).filter((line) => line.isChecked === 1);
  return {
    ...next,
    checkedLines: checked.length,
    checkedPieces: checked.reduce((sum, { prodCount }) => sum + prodCount, 0),
  };
}

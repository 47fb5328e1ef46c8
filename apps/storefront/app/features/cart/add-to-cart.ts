import { changeCartItem, changeGuestCartItem } from '@galleria/contract/cart/cart';
import { api } from '../../api/client.ts';
import { type Added, cartCountNow, setCartCount, setLastAdded } from './cart-store.ts';

interface CartAddition extends Added {
  readonly skuId: number;
}

/** The message of the refusal; empty when the network failed. */
interface AddToCartFailure {
  readonly message: string;
}

/** Optimistic update of the badges, rolled back when the server refuses. On success a note shows what was added. */
export async function addToCart(
  { skuId, ...added }: CartAddition,
  isBuyer: boolean,
): Promise<AddToCartFailure | undefined> {
  adjustCartCount(added.count);
  const answer = await changeCart({ skuId, count: added.count }, isBuyer);
  if (!answer.ok) {
    adjustCartCount(-added.count);
    return answer;
  }
  setCartCount(answer.data.cartCount);
  setLastAdded(added);
  return undefined;
}

/** If the session has ended unnoticed, the product goes into the guest's cart, which signing in merges. */
async function changeCart(item: { skuId: number; count: number }, isBuyer: boolean) {
  const own = isBuyer ? await api(changeCartItem, item, { ownSignIn: true }) : undefined;
  if (own && (own.ok || own.reason !== 'access.signIn')) return own;
  return api(changeGuestCartItem, item);
}

function adjustCartCount(more: number): void {
  const now = cartCountNow();
  if (now !== undefined) setCartCount(Math.max(0, now + more));
}

import { changeCartItem, changeGuestCartItem } from '@galleria/contract/cart/cart';
import { api } from '../../api/client.ts';
import { type Added, cartCountNow, setCartCount, setLastAdded } from './cart-store.ts';

interface Wish extends Added {
  readonly skuId: number;
}

/** The message of the refusal; empty when the network failed. */
interface NotAdded {
  readonly message: string;
}

/** Optimistic update of the badges, rolled back when the server refuses. On success a note shows what was added. */
export async function addToCart({ skuId, ...added }: Wish, isBuyer: boolean): Promise<NotAdded | undefined> {
  countOn(added.count);
  const answer = await change({ skuId, count: added.count }, isBuyer);
  if (!answer.ok) {
    countOn(-added.count);
    return answer;
  }
  setCartCount(answer.data.cartCount);
  setLastAdded(added);
  return undefined;
}

/** If the session has ended unnoticed, the product goes into the guest's cart, which signing in merges. */
async function change(item: { skuId: number; count: number }, isBuyer: boolean) {
  const own = isBuyer ? await api(changeCartItem, item, { ownSignIn: true }) : undefined;
  if (own && (own.ok || own.reason !== 'access.signIn')) return own;
  return api(changeGuestCartItem, item);
}

function countOn(more: number): void {
  const now = cartCountNow();
  if (now !== undefined) setCartCount(Math.max(0, now + more));
}

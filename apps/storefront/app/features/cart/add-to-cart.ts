import { changeCartItem, changeGuestCartItem } from '@galleria/contract/cart/cart';
import { api } from '../../api/client.ts';
import { type Added, cartCountNow, tellAdded, tellCartCount } from './cart-store.ts';

interface Wish extends Added {
  readonly skuId: number;
}

/** The refusal's message; empty when the network failed. */
interface NotAdded {
  readonly message: string;
}

/** Badges count at once and back again if the server refuses; then a note says where it went. */
export async function addToCart({ skuId, ...added }: Wish, isBuyer: boolean): Promise<NotAdded | undefined> {
  countOn(added.count);
  const answer = await change({ skuId, count: added.count }, isBuyer);
  if (!answer.ok) {
    countOn(-added.count);
    return answer;
  }
  tellCartCount(answer.data.cartCount);
  tellAdded(added);
  return undefined;
}

/** A session that ended unnoticed loses nothing: the guest's cart takes it, and signing in brings both together. */
async function change(item: { skuId: number; count: number }, isBuyer: boolean) {
  const own = isBuyer ? await api(changeCartItem, item, { ownSignIn: true }) : undefined;
  if (own && (own.ok || own.reason !== 'access.signIn')) return own;
  return api(changeGuestCartItem, item);
}

function countOn(more: number): void {
  const now = cartCountNow();
  if (now !== undefined) tellCartCount(Math.max(0, now + more));
}

import type { PageVisit } from '@galleria/contract/call';
import { cartInfo, expiredCartItems, mergeCart } from '@galleria/contract/cart';
import { need } from '../../forms/answers.server.ts';
import type { CartData } from './cart-data.ts';

/** What was put in before signing in belongs to it, and nobody knows whether the frame or the page is loaded first. */
export async function loadCart(visit: PageVisit, url: URL): Promise<CartData> {
  await need(visit, url, mergeCart, {});
  return readCart(visit, url);
}

export async function readCart(visit: PageVisit, url: URL): Promise<CartData> {
  const [cart, gone] = await Promise.all([need(visit, url, cartInfo, {}), need(visit, url, expiredCartItems, {})]);
  return { cart, gone };
}

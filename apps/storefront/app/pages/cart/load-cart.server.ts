import type { PageVisit } from '@galleria/contract/call';
import { cartInfo, expiredCartItems } from '@galleria/contract/cart';
import { need } from '../../forms/answers.server.ts';
import type { CartData } from './cart-data.ts';

export async function readCart(visit: PageVisit, url: URL): Promise<CartData> {
  const [cart, gone] = await Promise.all([need(visit, url, cartInfo, {}), need(visit, url, expiredCartItems, {})]);
  return { cart, gone };
}

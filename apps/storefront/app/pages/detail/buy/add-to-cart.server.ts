import type { PageVisit } from '@galleria/contract/call';
import { changeCartItem, changeGuestCartItem } from '@galleria/contract/cart/cart';
import { redirect } from 'react-router';
import { serverText } from '../../../messages/server-text.server.ts';
import { positiveIntegerIn } from '../load-detail.server.ts';
import { changedAddress } from '../page-address.ts';
import type { CartReply } from './use-add-to-cart.ts';

/** Form post without scripts: adds one piece of the chosen SKU. Guests have no cart page to be redirected to. */
export async function addToCart(visit: PageVisit, url: URL, form: FormData): Promise<CartReply | Response> {
  const skuId = positiveIntegerIn(form, 'sku');
  if (!skuId) return { refusal: serverText(visit.locale)('cart.sku.title') };
  const operation = visit.isSignedIn ? changeCartItem : changeGuestCartItem;
  const answer = await visit.call(operation, { skuId, count: 1 });
  if (!answer.ok) return { refusal: answer.message };
  return redirect(visit.isSignedIn ? '/cart' : `/detail${changedAddress(url.search, { added: 1 })}`, 303);
}

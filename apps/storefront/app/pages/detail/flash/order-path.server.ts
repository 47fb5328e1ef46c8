import type { PageVisit } from '@galleria/contract/call';
import { flashOrderPath } from '@galleria/contract/checkout/flash-sale';
import { redirect } from 'react-router';
import { flashCheckoutAddress } from '../../../features/flash-sale/flash-address.ts';
import { serverText } from '../../../messages/server-text.server.ts';
import { loginAddress } from '../../../visit/login-address.ts';
import { positiveIntegerIn } from '../load-detail.server.ts';
import { changedAddress } from '../page-address.ts';

/** Why the order was refused, and for which SKU. */
export interface FlashReply {
  readonly refusal: string;
  readonly skuId: number | undefined;
}

/** "Buy now", with and without scripts: redirects to the checkout or the login, or returns the refusal. */
export async function toFlashCheckout(visit: PageVisit, url: URL, form: FormData): Promise<FlashReply | Response> {
  const [skuId, activityId, prodId] = [
    positiveIntegerIn(form, 'sku'),
    positiveIntegerIn(form, 'activityId'),
    positiveIntegerIn(form, 'prodId'),
  ];
  if (!skuId || !activityId || !prodId) return { refusal: serverText(visit.locale)('cart.sku.title'), skuId };
  const here = `${url.pathname}${changedAddress(url.search, { sku: skuId })}`;
  if (!visit.isSignedIn) return redirect(loginAddress(here), 303);
  const answer = await visit.call(flashOrderPath, { activityId, skuId });
  if (answer.ok) {
    const { path } = answer.data;
    return redirect(
      flashCheckoutAddress({ prodId, activityId, skuId, count: positiveIntegerIn(form, 'count') ?? 1, path }),
      303,
    );
  }
  return answer.reason === 'access.signIn' ? redirect(loginAddress(here), 303) : { refusal: answer.message, skuId };
}

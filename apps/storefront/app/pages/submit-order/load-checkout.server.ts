import { randomUUID } from 'node:crypto';
import { addressCount, addressList } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { signInFirst } from '../../features/accounts/buyer-only.server.ts';
import { regionsAround } from '../../features/addresses/regions.server.ts';
import { flashAddress } from '../../features/flash-sale/flash-address.ts';
import { need } from '../../forms/answers.server.ts';
import { confirmPurchase, type Purchase, purchaseIn } from './purchase.ts';

/** What there is to check out and everything it can be sent to, or why nothing can be checked out. */
export async function loadCheckout(visit: PageVisit, url: URL) {
  const purchase = purchaseIn(url.searchParams);
  const [answer, addresses, { limit }, regions] = await Promise.all([
    confirmPurchase(visit.call, purchase),
    need(visit, url, addressList, {}),
    need(visit, url, addressCount, {}),
    regionsAround(visit, url),
  ]);
  if (!answer.ok && answer.reason === 'access.signIn') throw signInFirst(url);
  if (!answer.ok) {
    return { refusal: { reason: answer.reason, message: answer.message, way: wayOn(purchase) } };
  }
  return {
    checkout: {
      /** The same one twice is the same order: a double click buys once. */
      uuid: randomUUID(),
      purchase,
      confirmed: answer.data,
      addresses,
      mayAdd: addresses.length < limit,
      regions,
      leavesMs: leavesMs(answer.data.preSale?.shipByIso),
    },
  };
}

/** What is ordered now leaves now, or on the day that a pre-sale promises. */
function leavesMs(shipByIso: string | undefined): number {
  return shipByIso ? Date.parse(shipByIso) : Date.now();
}

/** Where to go when there is nothing to check out: to the cart, on with shopping, or back to the flash sale. */
function wayOn(purchase: Purchase): 'cart' | 'shopping' | { flashSale: string } {
  if (purchase.checkout === 'flashSale')
    return { flashSale: flashAddress(purchase.prodId, purchase.orderItem.activityId) };
  return purchase.orderItem === undefined ? 'cart' : 'shopping';
}

export type LoadedCheckout = NonNullable<Awaited<ReturnType<typeof loadCheckout>>['checkout']>;

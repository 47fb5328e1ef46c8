import { randomUUID } from 'node:crypto';
import { addressCount, addressList } from '@galleria/contract/addresses';
import type { PageVisit } from '@galleria/contract/call';
import { regionsAround } from '../../features/addresses/regions.server.ts';
import { flashAddress } from '../../features/flash-sale/flash-address.ts';
import { callOrThrow } from '../../forms/answers.server.ts';
import { loginRedirect } from '../../visit/buyer-only.server.ts';
import { confirmPurchase, type Purchase, purchaseIn } from './purchase.ts';

/** The confirmed order with the buyer's addresses, or the refusal of the checkout. */
export async function loadCheckout(visit: PageVisit, url: URL) {
  const purchase = purchaseIn(url.searchParams);
  const [answer, addresses, { limit }, regions] = await Promise.all([
    confirmPurchase(visit.call, purchase),
    callOrThrow(visit, url, addressList, {}),
    callOrThrow(visit, url, addressCount, {}),
    regionsAround(visit, url),
  ]);
  if (!answer.ok && answer.reason === 'access.signIn') throw loginRedirect(url);
  if (!answer.ok) {
    return { refusal: { reason: answer.reason, message: answer.message, way: emptyCheckoutTarget(purchase) } };
  }
  return {
    checkout: {
      /** Idempotency key of the submission: a double click places one order. */
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

/** Orders leave now, those of a pre-sale on the promised date. */
function leavesMs(shipByIso: string | undefined): number {
  return shipByIso ? Date.parse(shipByIso) : Date.now();
}

/** Target of the link when there is nothing to check out: the cart, the shop, or the flash sale. */
function emptyCheckoutTarget(purchase: Purchase): 'cart' | 'shopping' | { flashSale: string } {
  if (purchase.checkout === 'flashSale')
    return { flashSale: flashAddress(purchase.prodId, purchase.orderItem.activityId) };
  return purchase.orderItem === undefined ? 'cart' : 'shopping';
}

export type LoadedCheckout = NonNullable<Awaited<ReturnType<typeof loadCheckout>>['checkout']>;

import type { flashSalePage } from '@galleria/contract/activities/flash-sale';
import type { OutputOf } from '@galleria/contract/operation';
import { type CardProduct, cardProduct } from '../products/card-product.ts';
import { flashAddress } from './flash-address.ts';

export type FlashListed = OutputOf<typeof flashSalePage>['records'][number];

/** A product of a round, which leads to its flash sale. Before that starts it says what it is and costs what it does now. */
export function flashCard(listed: FlashListed): CardProduct {
  const address = flashAddress(listed.prodId, listed.activity.activityId);
  const card: CardProduct = { ...cardProduct(listed), address, notForCart: true };
  if (listed.state !== 'notStarted') return card;
  return { ...card, badges: [{ tone: 'soft', label: 'products.card.flash' }] };
}

import type { flashSalePage } from '@galleria/contract/activities/flash-sale';
import type { OutputOf } from '@galleria/contract/operation';
import { type CardProduct, cardProduct } from '../products/card-product.ts';
import { flashAddress } from './flash-address.ts';

export type FlashListed = OutputOf<typeof flashSalePage>['records'][number];

/**
 * A product of a round, with a link to its flash sale. Before the start it has a flash-sale badge and its current
 * price.
 */
export function flashCard(listed: FlashListed): CardProduct {
  const address = flashAddress(listed.prodId, listed.activity.activityId);
  const card: CardProduct = { ...cardProduct(listed), address, notForCart: true };
  if (listed.state !== 'notStarted') return card;
  return { ...card, badges: [{ tone: 'soft', label: 'products.card.flash' }] };
}

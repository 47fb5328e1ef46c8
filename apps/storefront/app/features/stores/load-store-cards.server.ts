import type { PageVisit } from '@galleria/contract/call';
import type { OutputOf } from '@galleria/contract/operation';
import { topProductsByStore } from '@galleria/contract/search/search';
import type { hotStores } from '@galleria/contract/stores/stores';
import { isOpen } from '@galleria/domain/stores/store-status';
import { type CardStore, cardStore } from './card-store.ts';

/** Stores with up to four products each, loaded in one call. If that fails, the cards are shown without products. */
export async function loadStoreCards(
  { callAsVisitor }: PageVisit,
  stores: OutputOf<typeof hotStores>,
): Promise<CardStore[]> {
  const open = stores.filter(({ shopStatus }) => isOpen(shopStatus));
  if (open.length === 0) return stores.map((store) => cardStore(store));
  const top = await callAsVisitor(topProductsByStore, { shopIds: open.map(({ shopId }) => shopId) });
  const productsOf = new Map(top.ok ? top.data.map(({ shopId, products }) => [shopId, products]) : []);
  return stores.map((store) => cardStore(store, productsOf.get(store.shopId)));
}

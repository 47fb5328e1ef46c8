import * as operations from '@galleria/contract/favourites';
import { type Binding, bind, type Caller } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Buyer } from './buyer.ts';
import type { Favourites } from './index.ts';

function buyerOf(caller: Caller): Buyer {
  return { actor: caller.actor, userId: signedInBuyer(caller).userId, locale: caller.locale };
}

export function favouriteRoutes(favourites: Favourites): Binding[] {
  return [
    bind(operations.isCollection, ({ prodId }, caller) => favourites.isKept(prodId, buyerOf(caller))),
    bind(operations.areCollections, (_, caller) => favourites.ids(buyerOf(caller))),
    bind(operations.collectionCount, (_, caller) => favourites.counts(buyerOf(caller))),
    bind(operations.collectionPage, ({ staleOnly, ...page }, caller) =>
      favourites.products({ ...page, staleOnly: staleOnly === 1 }, buyerOf(caller)),
    ),
    bind(operations.toggleCollection, ({ prodId }, caller) => favourites.toggleProduct(prodId, buyerOf(caller))),
    bind(operations.cancelCollections, ({ prodIds }, caller) => favourites.letGo(prodIds, buyerOf(caller))),
    bind(operations.isShopCollection, ({ shopId }, caller) => favourites.isFollowed(shopId, buyerOf(caller))),
    bind(operations.shopCollectionPage, (page, caller) => favourites.stores(page, buyerOf(caller))),
    bind(operations.toggleShopCollection, ({ shopId }, caller) => favourites.toggleStore(shopId, buyerOf(caller))),
    bind(operations.cancelShopCollections, ({ shopIds }, caller) => favourites.unfollow(shopIds, buyerOf(caller))),
    bind(operations.browseLogPage, (page, caller) => favourites.seen(page, buyerOf(caller))),
    bind(operations.logBrowsing, ({ prodId }, caller) => favourites.remember(prodId, buyerOf(caller))),
    bind(operations.clearBrowsing, ({ prodBrowseLogIds }, caller) =>
      favourites.forget(prodBrowseLogIds?.split(',').map(Number), buyerOf(caller)),
    ),
  ];
}

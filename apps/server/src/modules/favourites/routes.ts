import * as operations from '@galleria/contract/favourites';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Binding, bind, type Caller } from '../../infra/calls/use-case.ts';
import type { Buyer } from './buyer.ts';
import type { Favourites } from './index.ts';

function buyerOf(caller: Caller): Buyer {
  return { actor: caller.actor, userId: signedInBuyer(caller).userId, locale: caller.locale };
}

export function favouriteRoutes(favourites: Favourites): Binding[] {
  return [
    bind(operations.isFavourite, ({ prodId }, caller) => favourites.isKept(prodId, buyerOf(caller))),
    bind(operations.favouriteIds, (_, caller) => favourites.ids(buyerOf(caller))),
    bind(operations.favouriteCount, (_, caller) => favourites.counts(buyerOf(caller))),
    bind(operations.favouritePage, ({ staleOnly, ...page }, caller) =>
      favourites.products({ ...page, staleOnly: staleOnly === 1 }, buyerOf(caller)),
    ),
    bind(operations.toggleFavourite, ({ prodId }, caller) => favourites.toggleProduct(prodId, buyerOf(caller))),
    bind(operations.removeFavourites, ({ prodIds }, caller) => favourites.letGo(prodIds, buyerOf(caller))),
    bind(operations.isFollowedStore, ({ shopId }, caller) => favourites.isFollowed(shopId, buyerOf(caller))),
    bind(operations.followedStorePage, (page, caller) => favourites.stores(page, buyerOf(caller))),
    bind(operations.toggleFollowedStore, ({ shopId }, caller) => favourites.toggleStore(shopId, buyerOf(caller))),
    bind(operations.unfollowStores, ({ shopIds }, caller) => favourites.unfollow(shopIds, buyerOf(caller))),
    bind(operations.browsingHistoryPage, (page, caller) => favourites.seen(page, buyerOf(caller))),
    bind(operations.recordBrowsing, ({ prodId }, caller) => favourites.remember(prodId, buyerOf(caller))),
    bind(operations.clearBrowsingHistory, ({ prodBrowseLogIds }, caller) =>
      favourites.forget(prodBrowseLogIds?.split(',').map(Number), buyerOf(caller)),
    ),
  ];
}

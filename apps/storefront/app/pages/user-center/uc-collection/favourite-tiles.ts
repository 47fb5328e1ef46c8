import type { alertPage } from '@galleria/contract/favourites/alerts';
import type { favouritePage, followedStorePage } from '@galleria/contract/favourites/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';
import { SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import { closedState } from '../../../features/stores/closed-states.ts';
import { tileProduct } from '../tile-product.ts';

const PREFERRED = 1;

/** Used by loaders. The price when the favourite was added is the old price, if it was higher. */
export function favouriteTile(row: OutputOf<typeof favouritePage>['records'][number]) {
  const tile = tileProduct(row);
  const addedCents = row.keptPrice === null ? 0 : centsOf(row.keptPrice);
  const isCheaper = addedCents > tile.priceCents;
  const { hasPriceAlert } = row;
  return { ...tile, isCheaper, hasPriceAlert, oldPriceCents: isCheaper ? addedCents : tile.oldPriceCents };
}

export function followedStoreTile(row: OutputOf<typeof followedStorePage>['records'][number]) {
  return {
    id: row.shopId,
    name: row.shopName,
    logo: row.shopLogo,
    intro: row.intro,
    fans: row.fansCount,
    isOpen: !row.isStale,
    isSelfOperated: row.shopId === SELF_OPERATED_STORE,
    isPreferred: row.type === PREFERRED,
    /** Why the store cannot be visited. */
    closed: row.isStale ? closedState(row.shopStatus).message : undefined,
  };
}

/** An alert that the buyer asked for. */
export function alertTile(row: OutputOf<typeof alertPage>['records'][number]) {
  const { alertId, kind, skuId, skuName, askedPrice, sentTime } = row;
  return {
    ...{ alertId, kind, skuId, skuName, sentTime },
    askedCents: askedPrice === null ? 0 : centsOf(askedPrice),
    product: tileProduct(row),
  };
}

export type AlertTile = ReturnType<typeof alertTile>;
export type FavouriteTile = ReturnType<typeof favouriteTile>;
export type FollowedStoreTile = ReturnType<typeof followedStoreTile>;

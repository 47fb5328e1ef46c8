import type { favouritePage, followedStorePage } from '@galleria/contract/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';
import { SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import { closedState } from '../../../features/stores/closed-states.ts';
import { tileProduct } from '../tile-product.ts';

const PREFERRED = 1;

/** For loaders: what its tile shows. What it cost when it was kept is its old price, if that was more. */
export function keptProduct(kept: OutputOf<typeof favouritePage>['records'][number]) {
  const tile = tileProduct(kept);
  const keptCents = kept.keptPrice === null ? 0 : centsOf(kept.keptPrice);
  const isCheaper = keptCents > tile.priceCents;
  return { ...tile, isCheaper, oldPriceCents: isCheaper ? keptCents : tile.oldPriceCents };
}

export function keptStore(kept: OutputOf<typeof followedStorePage>['records'][number]) {
  return {
    id: kept.shopId,
    name: kept.shopName,
    logo: kept.shopLogo,
    intro: kept.intro,
    fans: kept.fansCount,
    isOpen: !kept.isStale,
    isSelfOperated: kept.shopId === SELF_OPERATED_STORE,
    isPreferred: kept.type === PREFERRED,
    /** Why it cannot be visited. */
    closed: kept.isStale ? closedState(kept.shopStatus).words : undefined,
  };
}

export type KeptProduct = ReturnType<typeof keptProduct>;
export type KeptStore = ReturnType<typeof keptStore>;

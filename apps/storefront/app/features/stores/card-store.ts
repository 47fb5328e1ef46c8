import type { OutputOf } from '@galleria/contract/operation';
import type { topProductsByStore } from '@galleria/contract/search/search';
import type { hotStores } from '@galleria/contract/stores/stores';
import { centsOf } from '@galleria/domain/money/main-units';
import { isOpen, SELF_OPERATED_STORE, STORE_TYPE } from '@galleria/domain/stores/store-status';

type ListedStore = OutputOf<typeof hotStores>[number];
type ListedProduct = OutputOf<typeof topProductsByStore>[number]['products'][number];

/** Data of a store card, and no more, since it is part of the page's loader data. */
export interface CardStore {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly intro: string;
  readonly isOpen: boolean;
  readonly isSelfOperated: boolean;
  readonly isPreferred: boolean;
  readonly fans: number;
  readonly rating: number;
  readonly productCount: number;
  /** The most popular products of the store, if they were loaded. */
  readonly products: readonly ShelfPiece[];
}

interface ShelfPiece {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly priceCents: number;
}

/** For loaders. */
export function cardStore(listed: ListedStore, products: readonly ListedProduct[] = []): CardStore {
  return {
    id: listed.shopId,
    name: listed.shopName,
    logo: listed.shopLogo,
    intro: listed.intro,
    isOpen: isOpen(listed.shopStatus),
    isSelfOperated: listed.shopId === SELF_OPERATED_STORE,
    isPreferred: listed.type === STORE_TYPE.preferred,
    fans: listed.fansCount,
    rating: listed.rating,
    productCount: listed.prodCount,
    products: products.map(shelfPiece),
  };
}

function shelfPiece({ prodId, prodName, pic, price, activityPrice, activityInProgress }: ListedProduct): ShelfPiece {
  const charged = activityInProgress && activityPrice !== null ? activityPrice : price;
  return { id: prodId, name: prodName, picture: pic, priceCents: centsOf(charged) };
}

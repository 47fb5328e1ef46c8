import type { browsingHistoryPage } from '@galleria/contract/favourites/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';

type StoredProduct = Omit<OutputOf<typeof browsingHistoryPage>['records'][number], 'prodBrowseLogId' | 'browseDate'>;

/** A favourite or viewed product, and whether it can still be bought. */
export interface TileProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly priceCents: number;
  readonly oldPriceCents: number;
  readonly shopName: string;
  /** Why the product cannot be opened any more. */
  readonly stale?: MessageId<'storefront'>;
  readonly inStock: boolean;
}

/** Used by loaders. */
export function tileProduct(stored: StoredProduct): TileProduct {
  const { price, activityPrice, activityInProgress } = stored;
  const isReduced = activityInProgress && activityPrice !== null;
  return {
    id: stored.prodId,
    name: stored.prodName,
    picture: stored.pic,
    priceCents: centsOf(isReduced ? activityPrice : price),
    oldPriceCents: centsOf(isReduced ? price : stored.orignPrice),
    shopName: stored.shopName,
    stale: stored.isStale ? staleMessage(stored.status) : undefined,
    inStock: stored.inStock,
  };
}

function staleMessage(status: number): MessageId<'storefront'> {
  return status === PRODUCT_STATUS.onSale ? 'favourites.page.storeClosed' : 'favourites.page.offShelf';
}

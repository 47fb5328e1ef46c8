import type { ProductListItem } from '@galleria/contract/catalogue/products';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { z } from 'zod';
import { activityOfCard, type CurrentActivities } from '../activities/index.ts';
import type { StoreSummary } from '../stores/index.ts';
import type { CardRow } from './product-db.ts';

export type ProductCard = z.infer<typeof ProductListItem> & {
  readonly status: number;
  /** Not on sale, or the store is not open. */
  readonly isStale: boolean;
};

export function buildCards(
  rows: readonly CardRow[],
  summaries: ReadonlyMap<number, StoreSummary>,
  current: CurrentActivities,
  locale: Locale,
): ReadonlyMap<number, ProductCard> {
  return new Map(rows.map((row) => [row.id, cardOf(row, summaries.get(row.storeId), current, locale)]));
}

function cardOf(
  row: CardRow,
  store: StoreSummary | undefined,
  current: CurrentActivities,
  locale: Locale,
): ProductCard {
  const canBeBought = row.status === PRODUCT_STATUS.onSale && store !== undefined && isOpen(store.shopStatus);
  return {
    prodId: row.id,
    prodName: textIn(row.name, locale),
    pic: row.pictures[0] ?? '',
    imgs: row.pictures.join(','),
    price: mainUnits(row.priceCents),
    orignPrice: mainUnits(row.oldPriceCents),
    prodType: row.type,
    ...activityOfCard(current, row.id, row.priceCents),
    soldNum: row.sold,
    commentNum: row.reviewCount,
    rating: averageStars(row.ratingSum, row.reviewCount),
    inStock: row.hasStock,
    shopId: row.storeId,
    shopName: store?.shopName ?? '',
    status: row.status,
    isStale: !canBeBought,
  };
}

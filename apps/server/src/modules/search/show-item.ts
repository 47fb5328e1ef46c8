import type { ProductListItem } from '@galleria/contract/products';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { StoreSummary } from '../stores/index.ts';
import type { ListRow } from './list-rows.ts';

export type ListItem = z.output<typeof ProductListItem>;

/** A product as lists show it. */
export function showItem(row: ListRow, heads: ReadonlyMap<number, StoreSummary>, locale: Locale): ListItem {
  const [picture = ''] = row.pictures.split(',');
  return {
    prodId: row.id,
    prodName: textIn(row.name, locale),
    pic: picture,
    imgs: row.pictures,
    price: mainUnits(row.price),
    orignPrice: mainUnits(row.oldPrice),
    activityPrice: null,
    prodType: row.type,
    activityId: null,
    activityInProgress: false,
    groupActivitySearchVO: null,
    seckillSearchVO: null,
    soldNum: row.sold,
    commentNum: row.reviews,
    rating: row.rating / 10,
    inStock: row.inStock,
    shopId: row.shopId,
    shopName: heads.get(row.shopId)?.shopName ?? '',
  };
}

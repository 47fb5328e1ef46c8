import { LOW_STOCK_BELOW } from '@galleria/domain/catalogue/low-stock';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { readLowStocks } from '../inventory/index.ts';
import type { CatalogueContext } from './context.ts';
import { onSaleIn } from './find-products-db.ts';
import { pictureOf, skuNameIn } from './sale-items.ts';
import { readSaleItems } from './sale-items-db.ts';

/** What a store sells and nearly has no more of, the lowest first. */
export async function readLowStockItems(queries: Queries, storeId: number, locale: Locale, limit: number) {
  const { rows } = await readLowStocks(queries, onSaleIn(queries, storeId), { below: LOW_STOCK_BELOW, limit });
  const items = await readSaleItems(
    queries,
    rows.map(({ skuId }) => skuId),
  );
  return rows.flatMap(({ skuId, available }) => {
    const item = items.find((one) => one.skuId === skuId);
    if (!item?.isOn) return [];
    const { prodId, name } = item;
    const texts = { prodName: textIn(name, locale), skuName: skuNameIn(item, locale) };
    return [{ prodId, ...texts, pic: pictureOf(item), stocks: available }];
  });
}

export async function countLowStock({ database: { queries } }: CatalogueContext, storeId: number) {
  const { total } = await readLowStocks(queries, onSaleIn(queries, storeId), { below: LOW_STOCK_BELOW, limit: 1 });
  return { lowStock: total };
}

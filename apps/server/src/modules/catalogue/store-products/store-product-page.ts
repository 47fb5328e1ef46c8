import type * as contract from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readLowStockSkuIds, readProductStocks } from '../../inventory/index.ts';
import type { CatalogueContext } from '../context.ts';
import { productIdsOfStore } from '../product-db.ts';
import { countByTab, type ListedProduct, listStoreProducts } from './store-product-page-db.ts';

type StoreProduct = OutputOf<typeof contract.storeProductPage>['records'][number];

/** Two statements: products and their stock; the filter for low stock needs two more before. */
export const storeProductPage: UseCase<typeof contract.storeProductPage, CatalogueContext> = async (
  { database: { queries }, categoryNames, stores },
  { isLowStock, ...search },
  { actor, locale },
) => {
  const { storeId } = actor;
  const lowSkuIds = isLowStock
    ? await readLowStockSkuIds(queries, await productIdsOfStore(queries, storeId))
    : undefined;
  const [{ rows, total }, names, shelves] = await Promise.all([
    listStoreProducts(queries, storeId, { ...search, lowSkuIds }),
    categoryNames(locale),
    stores.categoriesOf(storeId),
  ]);
  const stocks = await readProductStocks(
    queries,
    rows.map(({ id }) => id),
  );
  const stockOf = Map.groupBy(stocks, ({ productId }) => productId);
  const shelfNames = new Map(shelves.map(({ id, name }) => [id, textIn(name, locale)]));
  const records = rows.map((row) => ({
    ...present(row, locale),
    categoryName: names.get(row.categoryId)?.name ?? '',
    shopCategoryName: shelfNames.get(row.storeCategoryId ?? 0) ?? '',
    ...stockSums(row, stockOf.get(row.id) ?? []),
  }));
  return toPage(records, total, search);
};

type Stock = Awaited<ReturnType<typeof readProductStocks>>[number];

/** A SKU without a stock row counts as out of stock. */
function stockSums({ skuIds, offeredSkuIds }: ListedProduct, stocks: readonly Stock[]) {
  const bySku = new Map(stocks.map((stock) => [stock.skuId, stock]));
  return {
    stocks: skuIds.reduce((sum, skuId) => sum + (bySku.get(skuId)?.available ?? 0), 0),
    lowStockCount: offeredSkuIds.filter((skuId) => bySku.get(skuId)?.isLow ?? true).length,
  };
}

function present(
  row: ListedProduct,
  locale: Locale,
): Omit<StoreProduct, 'categoryName' | 'shopCategoryName' | 'stocks' | 'lowStockCount'> {
  return {
    prodId: row.id,
    prodName: textIn(row.name, locale),
    pic: row.pictures[0] ?? '',
    price: mainUnits(row.priceCents),
    maxPrice: mainUnits(row.maxPriceCents),
    skuCount: row.skuIds.length,
    soldNum: row.sold,
    mold: row.isVirtual ? 1 : 0,
    status: row.status,
    hasPendingChange: row.hasPendingChange,
    reason: row.changeReason || row.platformReason,
    onSaleTime: row.onSaleAt && formatApiTime(row.onSaleAt),
    offSaleTime: row.offSaleAt && formatApiTime(row.offSaleAt),
    createTime: formatApiTime(row.createdAt),
    updateTime: formatApiTime(row.updatedAt),
    deleteTime: row.deletedAt && formatApiTime(row.deletedAt),
  };
}

export const storeProductCount: UseCase<typeof contract.storeProductCount, CatalogueContext> = async (
  { database: { queries } },
  _input,
  { actor },
) => countByTab(queries, actor.storeId);

import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/stock';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { readOfferedSkuIds, readStoreSkus, type StoreSku } from '../catalogue/index.ts';
import { readScarceStocks, readStoreLimit, readStoreStocks, type StoreStock } from '../inventory/index.ts';
import type { StockContext } from './index.ts';

type Listed = OutputOf<typeof contract.storeStockPage>['records'][number];

/** Names come from the catalogue, numbers from the inventory. A filter by stock reads the few scarce SKUs first. */
export const storeStockPage: UseCase<typeof contract.storeStockPage, StockContext> = async (
  { database: { queries } },
  { current, size, state, ...search },
  { actor: { storeId }, locale },
) => {
  const paging = { current, size };
  const scarce = state && (await readScarceForSale(queries, storeId, state));
  const skuIds = scarce?.map(({ skuId }) => skuId);
  const { rows, total } = await readStoreSkus(queries, storeId, { ...search, skuIds }, paging);
  const shown = rows.map(({ skuId }) => skuId);
  const [stocks, lowLimit] = await Promise.all([
    scarce ?? readStoreStocks(queries, storeId, shown),
    readStoreLimit(queries, storeId),
  ]);
  const stockOf = new Map(stocks.map((row) => [row.skuId, row]));
  const records = rows.map((row) => present(row, stockOf.get(row.skuId), lowLimit, locale));
  return { ...toPage(records, total, paging), lowLimit };
};

function present(sku: StoreSku, stock: StoreStock | undefined, storeLimit: number, locale: Locale): Listed {
  return {
    skuId: sku.skuId,
    prodId: sku.prodId,
    prodName: textIn(sku.name, locale),
    skuName: formatChoice(sku.options, sku.choice, locale).skuName,
    partyCode: sku.code,
    pic: sku.skuPicture || (sku.pictures[0] ?? ''),
    status: sku.status,
    stocks: stock?.available ?? 0,
    lowLimit: stock?.lowLimit ?? storeLimit,
    hasOwnLimit: typeof stock?.ownLimit === 'number',
  };
}

export const lowStockCount: UseCase<typeof contract.lowStockCount, StockContext> = async (
  { database: { queries } },
  _input,
  { actor: { storeId } },
) => countLowStock(queries, storeId);

/** Counts the SKUs for sale that are low, and those that have run out. */
export async function countLowStock(queries: Queries, storeId: number): Promise<{ low: number; out: number }> {
  const scarce = await readScarceForSale(queries, storeId);
  const out = scarce.filter(({ available }) => available === 0).length;
  return { low: scarce.length - out, out };
}

/** SKUs for sale that are low or have run out, the lowest stock first. */
export async function readLowStockItems(queries: Queries, storeId: number, locale: Locale, limit: number) {
  const scarce = (await readScarceForSale(queries, storeId)).toSorted((one, other) => one.available - other.available);
  const lowest = scarce.slice(0, limit);
  const skuIds = lowest.map(({ skuId }) => skuId);
  const { rows } = await readStoreSkus(queries, storeId, { skuIds }, { current: 1, size: limit });
  return lowest.flatMap((stock) => {
    const sku = rows.find(({ skuId }) => skuId === stock.skuId);
    if (!sku) return [];
    const { prodId, prodName, skuName, pic, stocks } = present(sku, stock, stock.lowLimit, locale);
    return [{ prodId, prodName, skuName, pic, stocks }];
  });
}

/** Only SKUs that are for sale, since the others need no new stock. */
async function readScarceForSale(
  queries: Queries,
  storeId: number,
  state: 'low' | 'out' | 'scarce' = 'scarce',
): Promise<StoreStock[]> {
  const scarce = await readScarceStocks(queries, storeId, state);
  const offered = await readOfferedSkuIds(
    queries,
    scarce.map(({ skuId }) => skuId),
  );
  return scarce.filter(({ skuId }) => offered.has(skuId));
}

import type * as contract from '@galleria/contract/stock';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { cutPage } from '../../infra/calls/cursor.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readMovements, readStoreStocks } from '../inventory/index.ts';
import { sellerNames } from '../sellers/index.ts';
import type { StockContext } from './index.ts';

const NEWEST = 2_147_483_647;

/** Keyset pagination by the sequence of the movements: the last page costs as much as the first. */
export const stockHistoryPage: UseCase<typeof contract.stockHistoryPage, StockContext> = async (
  { database: { queries } },
  { skuId, cursor = NEWEST, size },
  { actor: { storeId } },
) => {
  const rows = await readMovements(queries, {
    ...{ storeId, skuId, limit: size + 1 },
    before: Math.min(cursor, NEWEST),
  });
  const isOwn = rows.length > 0 || (await readStoreStocks(queries, storeId, [skuId])).length > 0;
  if (!isOwn) return refuse('sku.notFound');
  const { shown, nextCursor } = cutPage(rows, size, ({ sequence }) => sequence);
  const sellerIds = shown.map(({ sellerId }) => sellerId).filter(Boolean);
  const names = await sellerNames(queries, [...new Set(sellerIds)]);
  return {
    records: shown.map(({ at, sellerId, ...movement }) => ({
      ...movement,
      sellerName: names.get(sellerId) ?? '',
      time: formatApiTime(at),
    })),
    nextCursor,
  };
};

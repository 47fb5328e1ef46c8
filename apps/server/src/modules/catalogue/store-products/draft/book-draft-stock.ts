import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { bookStock, lockStocks } from '../../../inventory/index.ts';
import { announceChanged, refreshHasStock } from '../../write/write-products.ts';

/**
 * The stock that a draft asks for. What the editor showed decides the difference, so that pieces which were sold while
 * somebody typed are not put back. Every SKU gets a row, since one without cannot be found in the lists of stock.
 */
export async function bookDraftStock(
  transaction: Transaction,
  { storeId, productId }: { readonly storeId: number; readonly productId: number },
  draft: Draft,
  skuIds: readonly number[],
): Promise<void> {
  const wanted = draft.skus.flatMap(({ skuId: sent, stocks, shownStocks }, index) => {
    const skuId = skuIds[index] ?? sent;
    return skuId === undefined ? [] : { skuId, stocks, shownStocks };
  });
  const now = await lockStocks(
    transaction,
    wanted.map(({ skuId }) => skuId),
  );
  const lines = wanted.flatMap(({ skuId, stocks, shownStocks }) => {
    const counted = now.get(skuId);
    // A row of the matrix that was copied shows the stock of another SKU.
    const shown = counted === undefined ? 0 : (shownStocks ?? counted);
    const difference = stocks === undefined ? 0 : stocks - shown;
    return counted === undefined || difference !== 0 ? { skuId, productId, storeId, difference } : [];
  });
  await bookStock(transaction, lines);
  await announceChanged(transaction, await refreshHasStock(transaction, [productId]));
}

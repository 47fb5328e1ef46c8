import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { bookStock, lockStocks } from '../../../inventory/index.ts';
import { announceChanged, refreshHasStock } from '../../write/write-products.ts';

/**
 * Books the stock that a draft asks for, as the difference from the stock that the editor showed, so that pieces sold
 * meanwhile are not put back. Every SKU gets a stock row, since the lists of stock do not show SKUs without one.
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
    // In a copied row of the editor's matrix, `shownStocks` is the stock of another SKU.
    const shown = counted === undefined ? 0 : (shownStocks ?? counted);
    const difference = stocks === undefined ? 0 : stocks - shown;
    return counted === undefined || difference !== 0 ? { skuId, productId, storeId, difference } : [];
  });
  await bookStock(transaction, lines);
  await announceChanged(transaction, await refreshHasStock(transaction, [productId]));
}

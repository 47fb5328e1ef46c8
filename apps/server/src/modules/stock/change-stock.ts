import type * as contract from '@galleria/contract/stock';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import {
  type AdjustedStock,
  adjustStock,
  readStoreLimit,
  readStoreStocks,
  type StockAdjustment,
  writeSkuLimit,
  writeStoreLimit,
} from '../inventory/index.ts';
import type { StockContext } from './index.ts';

/** Counted and added lines have different reasons, so that the history distinguishes them. */
export const changeStock: UseCase<typeof contract.changeStock, StockContext> = async (
  { database },
  { lines, reason, note },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const adjust = (some: readonly StockAdjustment[], cause: typeof reason | 'count') =>
      adjustStock(transaction, actor.storeId, some, { reason: cause, reference: note });
    const counted = await adjust(
      lines.filter((line) => 'count' in line),
      'count',
    );
    const moved = await adjust(
      lines.filter((line) => 'difference' in line),
      reason,
    );
    const done = [...counted, ...moved].filter(({ outcome }) => outcome === 'changed');
    if (done.length > 0) audit.changed(toStocks(done, 'before'), toStocks(done, 'available'));
    const presented = [...counted, ...moved].map(({ available: stocks, ...line }) => ({ ...line, stocks }));
    return { changed: done.length, lines: presented };
  });

function toStocks(done: readonly AdjustedStock[], which: 'before' | 'available') {
  return { stocks: done.map((line) => ({ skuId: line.skuId, stocks: line[which] })) };
}

export const changeLowStockLimit: UseCase<typeof contract.changeLowStockLimit, StockContext> = async (
  { database },
  { skuId, lowLimit },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    if (skuId !== undefined) {
      const [before] = await readStoreStocks(queries, actor.storeId, [skuId]);
      if (!(await writeSkuLimit(transaction, actor.storeId, skuId, lowLimit))) return refuse('sku.notFound');
      audit.changed({ skuId, lowLimit: before?.ownLimit ?? null }, { skuId, lowLimit });
      return null;
    }
    const before = await readStoreLimit(queries, actor.storeId);
    // A store always has a limit: null resets it to the default.
    await writeStoreLimit(transaction, actor.storeId, lowLimit);
    audit.changed({ lowLimit: before }, { lowLimit: await readStoreLimit(queries, actor.storeId) });
    return null;
  });

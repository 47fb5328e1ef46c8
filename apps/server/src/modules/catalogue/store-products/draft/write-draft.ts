import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { bookStock, lockStocks } from '../../../inventory/index.ts';
import { announceChanged, refreshHasStock, writeProduct } from '../../write/write-products.ts';
import { scheduleSwitch } from '../product-schedule.ts';
import { putChange, readOwnSkus, removeChange, type StoreProduct } from '../store-products-db.ts';
import type { DraftProblem } from './draft-problems.ts';
import { draftOf, rowOf, skuRowsOf } from './draft-rows.ts';
import { exchangePictures } from './product-pictures.ts';

export interface WriteTarget {
  readonly storeId: number;
  /** Locked; undefined for a new product. */
  readonly current: StoreProduct | undefined;
  /** The stored drafts: see `draftsBefore`. */
  readonly before: readonly Draft[];
  readonly sellerId: string | undefined;
}

export interface WrittenDraft {
  readonly prodId: number;
  readonly version: number;
  /** In the order of the draft; empty for a pending change. */
  readonly skuIds: readonly number[];
}

type Written = WrittenDraft | { readonly problems: readonly DraftProblem[] };

/** The product as it is, followed by its pending change. */
export async function draftsBefore({ queries }: Transaction, { product, change }: StoreProduct): Promise<Draft[]> {
  const live = draftOf(product, await readOwnSkus(queries, [product.id]), new Map());
  return change ? [live, change.draft] : [live];
}

/** Writes the draft to the product. It also replaces a pending change. */
export async function writeDraft(
  transaction: Transaction,
  { storeId, current, before, sellerId }: WriteTarget,
  draft: Draft,
  status: number,
): Promise<Written> {
  const isFirstTime = current?.product.status === PRODUCT_STATUS.draft && status !== PRODUCT_STATUS.draft;
  const written = await writeProduct(transaction, {
    ...(current && { id: current.product.id }),
    ...{ ...rowOf(draft), storeId, status, skus: skuRowsOf(draft) },
    ...(isFirstTime && { publishedAt: await transaction.now() }),
  });
  const { productId, version, skuIds } = written;
  if (current?.change) await removeChange(transaction.queries, productId);
  const problems = await exchangePictures(transaction, { storeId, productId, sellerId, before, after: [draft] });
  if (problems.length > 0) return { problems };
  await bookDraftStock(transaction, { storeId, productId }, draft, skuIds);
  await scheduleSwitch(transaction, productId, rowOf(draft));
  return { prodId: productId, version, skuIds };
}

/** Stores the draft as a pending change until the platform decides. Stock is booked at once: it needs no approval. */
export async function writeChange(
  transaction: Transaction,
  { storeId, current, before, sellerId }: WriteTarget,
  draft: Draft,
): Promise<Written> {
  if (!current) throw new Error(`writeChange: a new product of store ${storeId} is no change`);
  const { id: productId } = current.product;
  const version = await putChange(transaction.queries, productId, withoutBookedStock(draft));
  // Pictures of the live product stay in use.
  const after = [draft, ...before.slice(0, 1)];
  const problems = await exchangePictures(transaction, { storeId, productId, sellerId, before, after });
  if (problems.length > 0) return { problems };
  await bookDraftStock(transaction, { storeId, productId }, draft, []);
  return { prodId: productId, version, skuIds: [] };
}

/** Stock of existing SKUs has been booked at once; that of new ones is booked when they are made. */
function withoutBookedStock(draft: Draft): Draft {
  return {
    ...draft,
    skus: draft.skus.map(({ stocks, shownStocks: _, ...sku }) =>
      sku.skuId === undefined && stocks !== undefined ? { ...sku, stocks } : sku,
    ),
  };
}

/**
 * Books the stock that a draft asks for, as the difference from the stock that the editor showed, so that pieces sold
 * meanwhile are not put back. Every SKU gets a stock row, since the lists of stock do not show SKUs without one.
 */
async function bookDraftStock(
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

import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { writeProduct } from '../../write/write-products.ts';
import { scheduleSwitch } from '../product-schedule.ts';
import { putChange, readOwnSkus, removeChange, type StoreProduct } from '../store-products-db.ts';
import { bookDraftStock } from './book-draft-stock.ts';
import type { DraftProblem } from './draft-problems.ts';
import { draftOf, rowOf, skuRowsOf } from './draft-rows.ts';
import { exchangePictures } from './product-pictures.ts';

export interface WriteTarget {
  readonly storeId: number;
  /** Locked; undefined: the product is new. */
  readonly current: StoreProduct | undefined;
  /** What it says now: see `draftsBefore`. */
  readonly before: readonly Draft[];
  readonly sellerId: string | undefined;
}

export interface WrittenDraft {
  readonly prodId: number;
  readonly version: number;
  /** In the order of the draft; empty while the change waits. */
  readonly skuIds: readonly number[];
}

type Written = WrittenDraft | { readonly problems: readonly DraftProblem[] };

/** The product as it is, and then the change of it that waits. */
export async function draftsBefore({ queries }: Transaction, { product, change }: StoreProduct): Promise<Draft[]> {
  const live = draftOf(product, await readOwnSkus(queries, [product.id]), new Map());
  return change ? [live, change.draft] : [live];
}

/** Makes the draft the product. A change that waited is what it replaces, too. */
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

/** Keeps the draft beside the product until the platform has looked at it. Stock is the store's own affair. */
export async function writeChange(
  transaction: Transaction,
  { storeId, current, before, sellerId }: WriteTarget,
  draft: Draft,
): Promise<Written> {
  if (!current) throw new Error(`writeChange: a new product of store ${storeId} is no change`);
  const { id: productId } = current.product;
  const version = await putChange(transaction.queries, productId, withoutBookedStock(draft));
  // Buyers go on seeing the pictures of the product as it is.
  const after = [draft, ...before.slice(0, 1)];
  const problems = await exchangePictures(transaction, { storeId, productId, sellerId, before, after });
  if (problems.length > 0) return { problems };
  await bookDraftStock(transaction, { storeId, productId }, draft, []);
  return { prodId: productId, version, skuIds: [] };
}

/** The stock of SKUs that exist is booked at once; that of new ones when they are made. */
function withoutBookedStock(draft: Draft): Draft {
  return {
    ...draft,
    skus: draft.skus.map(({ stocks, shownStocks: _, ...sku }) =>
      sku.skuId === undefined && stocks !== undefined ? { ...sku, stocks } : sku,
    ),
  };
}

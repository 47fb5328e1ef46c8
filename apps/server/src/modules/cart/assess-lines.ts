import { type LineObjection, lineObjection } from '@galleria/domain/cart/line-objection';
import type { Queries } from '../../infra/database/database.ts';
import { readSaleItems, type SaleItem } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import { readStoreStatuses } from '../stores/index.ts';
import { type CartLine, readLines } from './cart-lines-db.ts';
import { buyerOwner, type Owner } from './owner.ts';

/** A line that can be bought, with what it is and how many there are. */
export interface GoodLine {
  readonly line: CartLine;
  readonly item: SaleItem;
  readonly stock: number;
}

/** A line that cannot, and why. A SKU that is gone for good left nothing to show. */
export interface BadLine {
  readonly line: CartLine;
  readonly item: SaleItem | undefined;
  readonly why: LineObjection;
}

/** What a cart holds, as things are now, in the order in which they were put in, the latest first. */
export interface Assessed {
  readonly good: readonly GoodLine[];
  readonly bad: readonly BadLine[];
}

/** Four statements, however long the cart. */
export async function assessCart(queries: Queries, owner: Owner): Promise<Assessed> {
  const lines = await readLines(queries, owner);
  if (lines.length === 0) return { good: [], bad: [] };
  const skuIds = lines.map(({ skuId }) => skuId);
  const items = new Map((await readSaleItems(queries, skuIds)).map((item) => [item.skuId, item]));
  const stocks = await readStocks(queries, skuIds);
  const statuses = await readStoreStatuses(queries, [...new Set([...items.values()].map((item) => item.storeId))]);
  const good: GoodLine[] = [];
  const bad: BadLine[] = [];
  for (const line of lines) {
    const item = items.get(line.skuId);
    const stock = stocks.get(line.skuId) ?? 0;
    const why = lineObjection(item, item && statuses.get(item.storeId), stock);
    if (item && !why) good.push({ line, item, stock });
    else bad.push({ line, item, why: why ?? 'noSku' });
  }
  return { good, bad };
}

/** Pieces in a cart that can be bought: what the badge shows. */
export async function countGoodPieces(queries: Queries, owner: Owner): Promise<number> {
  const { good } = await assessCart(queries, owner);
  return good.reduce((sum, { line }) => sum + line.quantity, 0);
}

export function countPieces(queries: Queries, userId: string): Promise<number> {
  return countGoodPieces(queries, buyerOwner(userId));
}

import { type LineObjection, lineObjection } from '@galleria/domain/cart/sale-objection';
import type { Queries } from '../../infra/database/database.ts';
import type { PriceReader } from '../activities/index.ts';
import { type PricedItem, priceItems, readSaleItems } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import { readStoreStatuses } from '../stores/index.ts';
import { type CartLine, readLines } from './cart-lines-db.ts';
import { buyerOwner, type Owner, userIdOf } from './owner.ts';

/** A line that can be bought. */
export interface AvailableLine {
  readonly line: CartLine;
  readonly item: PricedItem;
  readonly stock: number;
}

/** A line that cannot be bought any more. */
export interface ExpiredLine {
  readonly line: CartLine;
  /** Undefined when the SKU was deleted. */
  readonly item: PricedItem | undefined;
  readonly why: LineObjection;
}

/** The lines of a cart by current price, stock and status, the latest first. */
interface AssessedCart {
  readonly available: readonly AvailableLine[];
  readonly expired: readonly ExpiredLine[];
}

/** Four statements for any length of the cart; one more when something in it has an activity, one more for first orders. */
export async function assessCart(queries: Queries, owner: Owner, readPrices: PriceReader): Promise<AssessedCart> {
  const lines = await readLines(queries, owner);
  if (lines.length === 0) return { available: [], expired: [] };
  const skuIds = lines.map(({ skuId }) => skuId);
  const priced = priceItems(await readSaleItems(queries, skuIds), await readPrices(queries, skuIds, userIdOf(owner)));
  const items = new Map(priced.map((item) => [item.skuId, item]));
  const stocks = await readStocks(queries, skuIds);
  const statuses = await readStoreStatuses(queries, [...new Set([...items.values()].map((item) => item.storeId))]);
  const available: AvailableLine[] = [];
  const expired: ExpiredLine[] = [];
  for (const line of lines) {
    const item = items.get(line.skuId);
    const stock = stocks.get(line.skuId) ?? 0;
    const why = lineObjection(item, item && statuses.get(item.storeId), stock);
    if (item && !why) available.push({ line, item, stock });
    else expired.push({ line, item, why: why ?? 'noSku' });
  }
  return { available, expired };
}

/** For those who ask what can be bought, not what it costs. */
export const NO_PRICES: PriceReader = async () => new Map();

/** Pieces that can be bought: the number on the cart's badge. */
export async function countAvailablePieces(queries: Queries, owner: Owner): Promise<number> {
  const { available } = await assessCart(queries, owner, NO_PRICES);
  return available.reduce((sum, { line }) => sum + line.quantity, 0);
}

export function countPieces(queries: Queries, userId: string): Promise<number> {
  return countAvailablePieces(queries, buyerOwner(userId));
}

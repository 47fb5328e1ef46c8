import { type LineObjection, lineObjection } from '@galleria/domain/cart/sale-objection';
import type { Queries } from '../../infra/database/database.ts';
import type { PriceReader } from '../activities/index.ts';
import { type PricedItem, priceItems, readSaleItems } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import type { StoreSummary } from '../stores/index.ts';
import { type CartLine, readLines } from './cart-lines-db.ts';
import { buyerOwner, type Owner, userIdOf } from './owner.ts';

/** A line that can be bought. */
export interface AvailableLine<Line = CartLine> {
  readonly line: Line;
  readonly item: PricedItem;
  readonly stock: number;
}

/** A line that cannot be bought any more. */
export interface ExpiredLine<Line = CartLine> {
  readonly line: Line;
  /** Undefined when the SKU was deleted. */
  readonly item: PricedItem | undefined;
  readonly objection: LineObjection;
}

/** Lines split by current price, stock and status, in cart order. */
interface AssessedLines<Line> {
  readonly available: readonly AvailableLine<Line>[];
  readonly expired: readonly ExpiredLine<Line>[];
}

/** Every store with its status. Comes from the cache, so it must be read before a transaction begins. */
export type KnownStores = ReadonlyMap<number, Pick<StoreSummary, 'shopStatus'>>;

/** The price reader and the buyer it prices for. Without a reader, items have no activity prices. */
interface Pricing {
  readonly readPrices?: PriceReader;
  readonly userId?: string | undefined;
}

/** Current data of some SKUs. */
export interface Goods {
  readonly items: ReadonlyMap<number, PricedItem>;
  readonly stocks: ReadonlyMap<number, number>;
  readonly stores: KnownStores;
}

/** Two statements for any number of SKUs; one more when one of them has an activity, and one more for first orders. */
export async function readGoods(
  queries: Queries,
  skuIds: readonly number[],
  stores: KnownStores,
  { readPrices = NO_PRICES, userId }: Pricing = {},
): Promise<Goods> {
  const saleItems = await readSaleItems(queries, skuIds);
  const priced = priceItems(saleItems, await readPrices(queries, skuIds, userId));
  const stocks = await readStocks(queries, skuIds);
  return { items: new Map(priced.map((item) => [item.skuId, item])), stocks, stores };
}

/** Three statements for any length of the cart, plus those of the price reader. */
export async function assessCart(
  queries: Queries,
  owner: Owner,
  stores: KnownStores,
  readPrices?: PriceReader,
): Promise<AssessedLines<CartLine>> {
  const lines = await readLines(queries, owner);
  if (lines.length === 0) return { available: [], expired: [] };
  const skuIds = lines.map(({ skuId }) => skuId);
  return assessLines(
    lines,
    await readGoods(queries, skuIds, stores, { ...(readPrices && { readPrices }), userId: userIdOf(owner) }),
  );
}

export function assessLines<Line extends { readonly skuId: number }>(
  lines: readonly Line[],
  { items, stocks, stores }: Goods,
): AssessedLines<Line> {
  const available: AvailableLine<Line>[] = [];
  const expired: ExpiredLine<Line>[] = [];
  for (const line of lines) {
    const item = items.get(line.skuId);
    const stock = stocks.get(line.skuId) ?? 0;
    const objection = lineObjection(item, item && stores.get(item.storeId)?.shopStatus, stock);
    if (item && !objection) available.push({ line, item, stock });
    else expired.push({ line, item, objection: objection ?? 'noSku' });
  }
  return { available, expired };
}

const NO_PRICES: PriceReader = async () => new Map();

/** Number of pieces that can be bought, for the cart badge. */
export async function countAvailablePieces(queries: Queries, owner: Owner, stores: KnownStores): Promise<number> {
  return sumPieces((await assessCart(queries, owner, stores)).available);
}

export function sumPieces(available: readonly AvailableLine[]): number {
  return available.reduce((sum, { line }) => sum + line.quantity, 0);
}

export function countPieces(queries: Queries, userId: string, stores: KnownStores): Promise<number> {
  return countAvailablePieces(queries, buyerOwner(userId), stores);
}

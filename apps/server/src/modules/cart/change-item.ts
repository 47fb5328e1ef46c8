import type { changeCartItem } from '@galleria/contract/cart';
import type { OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import type { Actor } from '@galleria/domain/access/access';
import { cartObjection, LINES_AT_MOST, PIECES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Database, Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { readSaleItems } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import { readStoreStatuses } from '../stores/index.ts';
import { countGoodPieces } from './assess-lines.ts';
import { type Addition, addPieces, countLines, readLine, removeLine, takePieces } from './cart-lines-db.ts';
import { holdCart } from './hold-cart.ts';
import type { Owner } from './owner.ts';

export type Change = ParsedInputOf<typeof changeCartItem>;
type Refusal = Refused<RefusalOf<typeof changeCartItem>>;
export type Changed = OutputOf<typeof changeCartItem> | Refusal;

type LineNow = { readonly id: number; readonly quantity: number } | undefined;

/** Puts more in, takes some out, or changes what a line is of. Whoever wants fewer is never refused. */
export async function changeItem(database: Database, change: Change, owner: Owner, actor: Actor): Promise<Changed> {
  const offer = change.count > 0 ? await findOffer(database.queries, change.skuId) : undefined;
  const line = await holdCart(database, actor, owner, (transaction) => changeLine(transaction, owner, change, offer));
  if (isRefused(line)) return line;
  const cartCount = await countGoodPieces(database.queries, owner);
  return { basketId: line?.id ?? 0, prodCount: line?.quantity ?? 0, cartCount };
}

async function changeLine(
  transaction: Transaction,
  owner: Owner,
  { skuId, count, oldSkuId }: Change,
  offer: Offer | Refusal | undefined,
): Promise<LineNow | Refusal> {
  if (oldSkuId === undefined) return changeBy(transaction, owner, skuId, count, offer);
  if (oldSkuId === skuId) {
    const now = await readLine(transaction.queries, owner, skuId);
    return now && changeBy(transaction, owner, skuId, Math.max(0, count) - now.quantity, offer);
  }
  const old = await removeLine(transaction.queries, owner, oldSkuId);
  // A second click finds the line changed already: adding its pieces again would double them.
  if (!old) return readLine(transaction.queries, owner, skuId);
  if (!offer) return undefined;
  if (isRefused(offer)) return offer;
  return add(transaction, owner, offer, { quantity: count, isChecked: old.isChecked, addedAt: old.addedAt });
}

async function changeBy(
  transaction: Transaction,
  owner: Owner,
  skuId: number,
  difference: number,
  offer: Offer | Refusal | undefined,
): Promise<LineNow | Refusal> {
  if (difference <= 0 || !offer) return takePieces(transaction, owner, skuId, -difference);
  return isRefused(offer) ? offer : add(transaction, owner, offer, { quantity: difference, isChecked: true });
}

async function add(
  transaction: Transaction,
  owner: Owner,
  { skuId, prodId, priceCents, most }: Offer,
  wanted: Pick<Addition, 'quantity' | 'isChecked' | 'addedAt'>,
): Promise<LineNow | Refusal> {
  const line = await addPieces(transaction, owner, { skuId, prodId, priceCents, ...wanted }, most);
  if (line) return line;
  const { queries } = transaction;
  const isNew = !(await readLine(queries, owner, skuId));
  if (isNew && (await countLines(queries, owner)) >= LINES_AT_MOST) {
    return refuse('cart.full', { values: { limit: LINES_AT_MOST } });
  }
  return refuse('stock.insufficient', { data: skuId });
}

/** What is for sale under a SKU: at most so many pieces of it on a line. */
interface Offer {
  readonly skuId: number;
  readonly prodId: number;
  readonly priceCents: number;
  readonly most: number;
}

async function findOffer(queries: Queries, skuId: number): Promise<Offer | Refusal> {
  const [[item], stocks] = await Promise.all([readSaleItems(queries, [skuId]), readStocks(queries, [skuId])]);
  const statuses = await readStoreStatuses(queries, item ? [item.storeId] : []);
  const objection = saleObjection(item, item && statuses.get(item.storeId));
  if (!item || objection) return refuse(objection ?? 'product.notFound');
  const unfit = cartObjection(item.type);
  if (unfit) return refuse(unfit);
  const { prodId, priceCents } = item;
  return { skuId, prodId, priceCents, most: Math.min(stocks.get(skuId) ?? 0, PIECES_AT_MOST) };
}

import type * as contract from '@galleria/contract/cart/cart';
import type { OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import type { Actor } from '@galleria/domain/access/access';
import { cartObjection, MAX_LINES, MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { lineObjection, saleObjection } from '@galleria/domain/cart/sale-objection';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { PriceReader } from '../activities/index.ts';
import { refuseShortage } from '../inventory/index.ts';
import { assessLines, type Goods, readGoods, sumPieces } from './assess-lines.ts';
import {
  type Addition,
  addPieces,
  countLines,
  deleteLine,
  inCartTransaction,
  readLine,
  readLines,
  removePieces,
} from './cart-lines-db.ts';
import type { CartContext } from './index.ts';
import { buyerOwner, guestOf, type Owner, userIdOf } from './owner.ts';

type Change = ParsedInputOf<typeof contract.changeCartItem>;
type Refusal = Refused<RefusalOf<typeof contract.changeCartItem>>;
type Changed = OutputOf<typeof contract.changeCartItem> | Refusal;

type LineNow = { readonly id: number; readonly quantity: number } | undefined;

export const changeCartItem: UseCase<typeof contract.changeCartItem, CartContext> = (context, change, { actor }) =>
  changeItem(context, change, buyerOwner(actor.userId), actor);

/** For a signed-in caller, changes the buyer's own cart. A guest gets a cookie with the first line. */
export const changeGuestCartItem: UseCase<typeof contract.changeGuestCartItem, CartContext> = async (
  context,
  change,
  { actor, browser },
) => {
  if (actor.kind === 'buyer') return changeItem(context, change, buyerOwner(actor.userId), actor);
  const guest = guestOf(browser);
  const changed = await changeItem(context, change, guest.owner, actor);
  if (!isRefused(changed) && changed.prodCount > 0) guest.remember();
  return changed;
};

/**
 * Adds or removes pieces, or replaces the SKU of a line. Removing pieces is never refused. The data of the goods are
 * read once, for the offer and for the badge.
 */
async function changeItem(context: CartContext, change: Change, owner: Owner, actor: Actor): Promise<Changed> {
  const { database, activities } = context;
  const stores = await context.stores.summaries(DEFAULT_LOCALE);
  const readPrices = await activities.priceReader();
  return inCartTransaction(database, actor, owner, async (transaction) => {
    const { queries } = transaction;
    const before = await readLines(queries, owner);
    const skuIds = [...new Set([change.skuId, ...before.map(({ skuId }) => skuId)])];
    const priced = { readPrices: pricesOfSku(change.skuId, readPrices), userId: userIdOf(owner) };
    const goods = await readGoods(queries, skuIds, stores, priced);
    const offer = change.count > 0 ? offerOf(change.skuId, goods) : undefined;
    const line = await changeLine(transaction, owner, change, offer);
    if (isRefused(line)) return line;
    const { skuId, oldSkuId } = change;
    const others = before.filter((one) => one.skuId !== skuId && one.skuId !== oldSkuId);
    const cartCount =
      sumPieces(assessLines(others, goods).available) + (isSold(skuId, goods) ? (line?.quantity ?? 0) : 0);
    return { basketId: line?.id ?? 0, prodCount: line?.quantity ?? 0, cartCount };
  });
}

/** The badge counts pieces and needs no prices, so only the changed SKU is priced. */
function pricesOfSku(skuId: number, readPrices: PriceReader): PriceReader {
  return (queries, _, userId) => readPrices(queries, [skuId], userId);
}

function isSold(skuId: number, { items, stocks, stores }: Goods): boolean {
  const item = items.get(skuId);
  return !lineObjection(item, item && stores.get(item.storeId)?.shopStatus, stocks.get(skuId) ?? 0);
}

async function changeLine(
  transaction: Transaction,
  owner: Owner,
  { skuId, count, oldSkuId }: Change,
  offer: Offer | Refusal | undefined,
): Promise<LineNow | Refusal> {
  if (oldSkuId === undefined) return changeQuantity(transaction, owner, skuId, count, offer);
  if (oldSkuId === skuId) {
    const now = await readLine(transaction.queries, owner, skuId);
    return now && changeQuantity(transaction, owner, skuId, Math.max(0, count) - now.quantity, offer);
  }
  const old = await deleteLine(transaction.queries, owner, oldSkuId);
  // After a repeated call the SKU is already replaced: adding its pieces again would double them.
  if (!old) return readLine(transaction.queries, owner, skuId);
  if (!offer) return undefined;
  if (isRefused(offer)) return offer;
  return addOffer(transaction, owner, offer, { quantity: count, isChecked: old.isChecked, addedAt: old.addedAt });
}

async function changeQuantity(
  transaction: Transaction,
  owner: Owner,
  skuId: number,
  difference: number,
  offer: Offer | Refusal | undefined,
): Promise<LineNow | Refusal> {
  if (difference <= 0 || !offer) return removePieces(transaction, owner, skuId, -difference);
  return isRefused(offer) ? offer : addOffer(transaction, owner, offer, { quantity: difference, isChecked: true });
}

/** The refusal names the limit that was exceeded. */
export async function addOffer(
  transaction: Transaction,
  owner: Owner,
  { skuId, prodId, priceCents, maxPieces, limit }: Offer,
  wanted: Pick<Addition, 'quantity' | 'isChecked' | 'addedAt'>,
): Promise<LineNow | Refusal> {
  const line = await addPieces(transaction, owner, { skuId, prodId, priceCents, ...wanted }, maxPieces);
  if (line) return line;
  const { queries } = transaction;
  const isNew = !(await readLine(queries, owner, skuId));
  if (isNew && (await countLines(queries, owner)) >= MAX_LINES) {
    return refuse('cart.full', { values: { limit: MAX_LINES } });
  }
  if (limit !== null && limit === maxPieces) return refuse('product.buyerLimit', { values: { limit }, data: skuId });
  return refuseShortage(skuId, new Map([[skuId, maxPieces]]));
}

interface Offer {
  readonly skuId: number;
  readonly prodId: number;
  readonly priceCents: number;
  /** Pieces that a line may have. */
  readonly maxPieces: number;
  /** Pieces of the product that one buyer may order; null: no limit. */
  readonly limit: number | null;
}

/** The offer of a SKU at its current price, or a refusal. */
export function offerOf(skuId: number, { items, stocks, stores }: Goods): Offer | Refusal {
  const item = items.get(skuId);
  const objection = saleObjection(item, item && stores.get(item.storeId)?.shopStatus);
  if (!item || objection) return refuse(objection ?? 'product.notFound');
  const wrongType = cartObjection(item.type);
  if (wrongType) return refuse(wrongType);
  const { prodId, priceCents, limitPerBuyer: limit } = item;
  const maxPieces = Math.min(stocks.get(skuId) ?? 0, MAX_PIECES, limit ?? MAX_PIECES);
  return { skuId, prodId, priceCents, maxPieces, limit };
}

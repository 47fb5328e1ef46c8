import type * as contract from '@galleria/contract/cart/saved-lines';
import type { RefusalOf } from '@galleria/contract/operation';
import { MAX_SAVED } from '@galleria/domain/cart/cart-rules';
import type { LineObjection } from '@galleria/domain/cart/sale-objection';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { PricedItem } from '../catalogue/index.ts';
import { assessLines, countPieces, readGoods } from './assess-lines.ts';
import { deleteLinesReturning, inCartTransaction, readLine } from './cart-lines-db.ts';
import { addOffer, offerOf } from './change-cart-item.ts';
import type { CartContext } from './index.ts';
import { buyerOwner } from './owner.ts';
import { presentItemOrDeleted } from './present-lines.ts';
import { countSaved, deleteSaved, deleteSavedReturning, insertSaved, readSaved } from './saved-lines-db.ts';

/** A line is either in the cart or saved, never both or neither: the move is one transaction under the cart's lock. */
export const saveForLater: UseCase<typeof contract.saveForLater, CartContext> = async (
  { database },
  { basketIds },
  { actor },
) => {
  const { userId } = actor;
  const owner = buyerOwner(userId);
  return inCartTransaction(database, actor, owner, async (transaction) => {
    const taken = await deleteLinesReturning(transaction.queries, owner, basketIds);
    if (taken.length > 0) await insertSaved(transaction, userId, taken);
    const isFull = (await countSaved(transaction.queries, userId)) > MAX_SAVED;
    return isFull ? refuse('cart.savedFull', { values: { limit: MAX_SAVED } }) : { savedLines: taken.length };
  });
};

/** Current state of a saved SKU. */
interface CurrentState {
  readonly item: PricedItem | undefined;
  readonly stock: number;
  readonly objection: LineObjection | null;
}

const UNAVAILABLE: CurrentState = { item: undefined, stock: 0, objection: 'noSku' };

/** At most four statements, for any number of lines. */
export const savedLineList: UseCase<typeof contract.savedLineList, CartContext> = async (
  { database: { queries }, stores, activities },
  _,
  { actor: { userId }, locale },
) => {
  const lines = await readSaved(queries, userId);
  if (lines.length === 0) return [];
  const skuIds = lines.map(({ skuId }) => skuId);
  const priced = { readPrices: await activities.priceReader(), userId };
  const { available, expired } = assessLines(
    lines,
    await readGoods(queries, skuIds, await stores.summaries(locale), priced),
  );
  const assessed = new Map<number, CurrentState>();
  for (const { line, item, stock } of available) assessed.set(line.skuId, { item, stock, objection: null });
  for (const { line, item, objection } of expired) assessed.set(line.skuId, { item, stock: 0, objection });
  return lines.map(({ skuId, prodId, quantity, addedPriceCents }) => {
    const { item, stock, objection } = assessed.get(skuId) ?? UNAVAILABLE;
    return {
      ...presentItemOrDeleted(item, addedPriceCents, locale),
      ...{ skuId, prodId, prodCount: quantity, stocks: stock, why: objection },
      priceWhenAdded: mainUnits(addedPriceCents),
    };
  });
};

export const moveToCart: UseCase<typeof contract.moveToCart, CartContext> = async (
  { database, stores, activities },
  { skuId },
  { actor, locale },
) => {
  const { userId } = actor;
  const summaries = await stores.summaries(locale);
  const priced = { readPrices: await activities.priceReader(), userId };
  const offer = offerOf(skuId, await readGoods(database.queries, [skuId], summaries, priced));
  const line = await inCartTransaction(database, actor, buyerOwner(userId), (transaction) =>
    moveLine(transaction, userId, skuId, offer),
  );
  if (isRefused(line)) return line;
  const cartCount = await countPieces(database.queries, userId, summaries);
  return { basketId: line?.id ?? 0, prodCount: line?.quantity ?? 0, cartCount };
};

/** A refusal rolls the transaction back, so the saved line stays. */
async function moveLine(transaction: Transaction, userId: string, skuId: number, offer: ReturnType<typeof offerOf>) {
  const owner = buyerOwner(userId);
  const saved = await deleteSavedReturning(transaction, userId, skuId);
  const inCart = await readLine(transaction.queries, owner, skuId);
  // After a repeated call the line is already moved: adding its pieces again would double them.
  if (!saved) return inCart;
  if (isRefused(offer)) return offer satisfies Refused<RefusalOf<typeof contract.moveToCart>>;
  const freePieces = offer.maxPieces - (inCart?.quantity ?? 0);
  // Without room the full quantity is requested, so that the refusal names the limit that was exceeded.
  const quantity = freePieces > 0 ? Math.min(saved.quantity, freePieces) : saved.quantity;
  return addOffer(transaction, owner, offer, { quantity, isChecked: true });
}

export const removeSavedLines: UseCase<typeof contract.removeSavedLines, CartContext> = async (
  { database },
  { skuIds },
  { actor },
) => {
  await deleteSaved(database.queries, actor.userId, skuIds);
  return null;
};

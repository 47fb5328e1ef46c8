import { LINES_AT_MOST, PIECES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import {
  countLines,
  lockCart,
  putLines,
  readChecked,
  type SettledLine,
  settleLines,
  uncheckAll,
} from './cart-lines-db.ts';
import { buyerOwner } from './owner.ts';

interface CheckedLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** What a buyer has selected. What showing the cart found to be unbuyable is not selected any more. */
export function readCheckedLines(queries: Queries, userId: string): Promise<CheckedLine[]> {
  return readChecked(queries, buyerOwner(userId));
}

/**
 * Takes lines out that were just ordered; pieces that were added meanwhile stay. Answers how many of the lines were there
 * with as many pieces: fewer than asked for means that somebody else has ordered or changed them.
 */
export async function takeOutLines(
  transaction: Transaction,
  userId: string,
  lines: readonly SettledLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const owner = buyerOwner(userId);
  await lockCart(transaction, owner);
  return settleLines(transaction, owner, lines);
}

interface WantedAgain {
  readonly skuId: number;
  readonly prodId: number;
  readonly quantity: number;
  readonly priceCents: number;
}

/** Puts things in and selects them; of what is there already it is so many from now on, so twice is harmless. */
export async function putIntoCart(
  transaction: Transaction,
  userId: string,
  lines: readonly WantedAgain[],
  { onlyTheseChecked }: { onlyTheseChecked: boolean },
): Promise<Refused<'cart.full'> | undefined> {
  const owner = buyerOwner(userId);
  await lockCart(transaction, owner);
  if (onlyTheseChecked) await uncheckAll(transaction.queries, owner);
  const bySku = [...Map.groupBy(lines, ({ skuId }) => skuId).values()];
  await putLines(transaction, owner, bySku.flatMap(inOne), 'new');
  const isFull = (await countLines(transaction.queries, owner)) > LINES_AT_MOST;
  return isFull ? refuse('cart.full', { values: { limit: LINES_AT_MOST } }) : undefined;
}

function inOne(same: readonly WantedAgain[]) {
  const pieces = same.reduce((sum, line) => sum + line.quantity, 0);
  const quantity = Math.min(pieces, PIECES_AT_MOST);
  return same
    .slice(0, 1)
    .map(({ skuId, prodId, priceCents }) => ({ skuId, prodId, quantity, addedPriceCents: priceCents }));
}

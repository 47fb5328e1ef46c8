import { MAX_LINES, MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import {
  countLines,
  deductLines,
  deselectAll,
  lockCart,
  type OrderedLine,
  readSelected,
  upsertLines,
} from './cart-lines-db.ts';
import { buyerOwner } from './owner.ts';

interface SelectedLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** The selected lines of a buyer. `cartInfo` has deselected lines that cannot be bought. */
export function readSelectedLines(queries: Queries, userId: string): Promise<SelectedLine[]> {
  return readSelected(queries, buyerOwner(userId));
}

/**
 * Removes ordered lines; pieces added meanwhile stay. Returns how many lines still had enough pieces: fewer than given
 * means that the cart was changed or ordered concurrently.
 */
export async function removeCheckoutLines(
  transaction: Transaction,
  userId: string,
  lines: readonly OrderedLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const owner = buyerOwner(userId);
  await lockCart(transaction, owner);
  return deductLines(transaction, owner, lines);
}

interface LineInput {
  readonly skuId: number;
  readonly prodId: number;
  readonly quantity: number;
  readonly priceCents: number;
}

/** Puts lines in and selects them. An existing line gets the given quantity, so that a repeated call is harmless. */
export async function putIntoCart(
  transaction: Transaction,
  userId: string,
  lines: readonly LineInput[],
  { onlyTheseChecked }: { onlyTheseChecked: boolean },
): Promise<Refused<'cart.full'> | undefined> {
  const owner = buyerOwner(userId);
  await lockCart(transaction, owner);
  if (onlyTheseChecked) await deselectAll(transaction.queries, owner);
  const bySku = [...Map.groupBy(lines, ({ skuId }) => skuId).values()];
  await upsertLines(transaction, owner, bySku.flatMap(toOneLine), 'new');
  const isFull = (await countLines(transaction.queries, owner)) > MAX_LINES;
  return isFull ? refuse('cart.full', { values: { limit: MAX_LINES } }) : undefined;
}

function toOneLine(same: readonly LineInput[]) {
  const pieces = same.reduce((sum, line) => sum + line.quantity, 0);
  const quantity = Math.min(pieces, MAX_PIECES);
  return same
    .slice(0, 1)
    .map(({ skuId, prodId, priceCents }) => ({ skuId, prodId, quantity, addedPriceCents: priceCents }));
}

import type { Queries } from '../../infra/database/database.ts';
import type { GiftReader } from '../activities/index.ts';
import { type OfferedGift, readGifts } from '../catalogue/index.ts';
import type { AvailableLine } from './assess-lines.ts';

/**
 * Gifts that the selected lines get together, and for each other line those it would get if it were selected in
 * addition; by main SKU.
 */
export async function cartGifts(
  queries: Queries,
  available: readonly AvailableLine[],
  readRules: GiftReader,
): Promise<ReadonlyMap<number, OfferedGift>> {
  const selectedFirst = available.toSorted((one, other) => Number(other.line.isChecked) - Number(one.line.isChecked));
  const lines = selectedFirst.map(({ line: { quantity }, item }) => ({ item, quantity }));
  return readGifts(queries, lines, readRules);
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { places } from './tables.ts';

const PLACE = {
  ...{ groupId: places.groupId, userId: places.userId, tradeId: places.tradeId, ordinal: places.ordinal },
  ...{ isOpen: places.isOpen, paidAt: places.paidAt, isPaid: sql<boolean>`${places.paidAt} is not null` },
};

/** By group and ordinal. An ordinal that became free is given again, so this is not always the order of taking. */
export async function readPlaces(queries: Queries, groupIds: readonly number[]) {
  if (groupIds.length === 0) return [];
  return queries
    .select(PLACE)
    .from(places)
    .where(inArray(places.groupId, [...groupIds]))
    .orderBy(asc(places.groupId), asc(places.ordinal));
}

export type Place = Awaited<ReturnType<typeof readPlaces>>[number];

export async function findPlaceOfTrade(queries: Queries, tradeId: number): Promise<Place | undefined> {
  const [found] = await queries.select(PLACE).from(places).where(eq(places.tradeId, tradeId));
  return found;
}

/** The open place that a buyer has for a product. */
export async function findOpenPlace(queries: Queries, userId: string, productId: number): Promise<Place | undefined> {
  const [found] = await queries
    .select(PLACE)
    .from(places)
    .where(and(eq(places.userId, userId), eq(places.productId, productId), places.isOpen));
  return found;
}

/** False when the buyer has a place in this group, or an open one in another group for the same product. */
export async function insertPlace(queries: Queries, values: typeof places.$inferInsert): Promise<boolean> {
  const added = await queries
    .insert(places)
    .values(values)
    .onConflictDoNothing()
    .returning({ ordinal: places.ordinal });
  return added.length > 0;
}

export async function deletePlace(queries: Queries, tradeId: number): Promise<void> {
  await queries.delete(places).where(eq(places.tradeId, tradeId));
}

export async function markPlacePaid(queries: Queries, tradeId: number): Promise<void> {
  await queries.update(places).set({ paidAt: mallNow }).where(eq(places.tradeId, tradeId));
}

/** Ends places for which nothing is left to do: their buyers may take part in another group. */
export async function endPlaces(queries: Queries, tradeIds: readonly number[]): Promise<void> {
  await queries
    .update(places)
    .set({ isOpen: false })
    .where(inArray(places.tradeId, [...tradeIds]));
}

import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { pickupPoints } from '../tables.ts';

type StoredPoint = typeof pickupPoints.$inferSelect;
type PointDraft = Omit<StoredPoint, 'id' | 'storeId' | 'isPaused'>;

/** Also paused ones. */
export async function readOwnPoints(queries: Queries, storeId: number): Promise<StoredPoint[]> {
  return queries.select().from(pickupPoints).where(eq(pickupPoints.storeId, storeId)).orderBy(asc(pickupPoints.id));
}

export async function lockPoint(queries: Queries, storeId: number, pointId: number) {
  const [point] = await queries
    .select()
    .from(pickupPoints)
    .where(and(eq(pickupPoints.storeId, storeId), eq(pickupPoints.id, pointId)))
    .for('update');
  return point;
}

export async function countPoints(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(pickupPoints, eq(pickupPoints.storeId, storeId));
}

export async function insertPoint(queries: Queries, storeId: number, draft: PointDraft): Promise<number> {
  const [made] = await queries
    .insert(pickupPoints)
    .values({ storeId, ...draft })
    .returning({ id: pickupPoints.id });
  if (!made) throw new Error(`insertPoint: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function updatePoint(
  queries: Queries,
  pointId: number,
  changes: PointDraft | Pick<StoredPoint, 'isPaused'>,
): Promise<void> {
  await queries.update(pickupPoints).set(changes).where(eq(pickupPoints.id, pointId));
}

export async function deletePoint(queries: Queries, pointId: number): Promise<void> {
  await queries.delete(pickupPoints).where(eq(pickupPoints.id, pointId));
}

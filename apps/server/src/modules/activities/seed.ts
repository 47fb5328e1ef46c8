import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import type { Transaction } from '../../infra/database/transaction.ts';
import { findActivity, findClashes, readActivityItems } from './read-activities-db.ts';
import { insertWithId, readSoldSkuIds, writePeriod, writeRound } from './seed-db.ts';
import { announceTurned, scheduleTurns } from './turn-activities.ts';
import { closePool, fillPool } from './units/pool.ts';
import { lockActivitiesOf, type NewActivity, type NewItem, replaceItems } from './write-activities-db.ts';

export { hasActivities } from './seed-db.ts';

/** One with an id of its own. Nothing is checked. */
export async function seedActivity(
  transaction: Transaction,
  activityId: number,
  values: NewActivity,
  items: readonly NewItem[],
): Promise<void> {
  const { queries } = transaction;
  await insertWithId(queries, activityId, values);
  await replaceItems(queries, activityId, items);
  await scheduleTurns(transaction, activityId, values.startsAt, values.endsAt);
  await announceTurned(transaction, [...new Set(items.map(({ productId }) => productId))]);
}

const HOUR_MS = 3_600_000;

/** Moves an activity by some hours, unless another one has a price for its SKUs at that time. */
export async function postponeActivity(transaction: Transaction, activityId: number, hours: number): Promise<void> {
  const { queries } = transaction;
  const found = await findActivity(queries, activityId);
  if (!found) return;
  const { storeId } = found.activity;
  await lockActivitiesOf(queries, storeId);
  const later = (moment: Date) => new Date(moment.getTime() + hours * HOUR_MS);
  const [startsAt, endsAt] = [later(found.activity.startsAt), later(found.activity.endsAt)];
  const items = await readActivityItems(queries, activityId);
  const skuIds = items.map(({ skuId }) => skuId);
  const clashes = await findClashes(queries, { storeId, startsAt, endsAt, skuIds, exceptId: activityId });
  if (clashes.length > 0) return;
  await writePeriod(queries, activityId, startsAt, endsAt);
  await scheduleTurns(transaction, activityId, startsAt, endsAt);
  await announceTurned(transaction, [...new Set(items.map(({ prodId }) => prodId))]);
}

interface NextRound {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly terms: ActivityTerms;
  /** One piece of these was bought at the first time, and is shown as sold out each time. */
  readonly soldOutSkuIds: readonly number[];
}

/** Moves a flash sale that is over to another round, with a pool that is full again. A refusal must become the transaction's result. */
export async function repeatFlashSale(transaction: Transaction, activityId: number, next: NextRound) {
  const { queries } = transaction;
  await closePool(transaction, activityId);
  const sold = new Set(await readSoldSkuIds(queries, activityId));
  const keptSkuIds = next.soldOutSkuIds.filter((skuId) => sold.has(skuId));
  await writeRound(queries, activityId, { terms: next.terms, keptSkuIds });
  await writePeriod(queries, activityId, next.startsAt, next.endsAt);
  const found = await findActivity(queries, activityId);
  if (found?.activity.approval === 'approved') {
    const missing = await fillPool(transaction, activityId, (skuId) => !keptSkuIds.includes(skuId));
    if (missing) return missing;
  }
  const items = await readActivityItems(queries, activityId);
  await scheduleTurns(transaction, activityId, next.startsAt, next.endsAt);
  await announceTurned(transaction, [...new Set(items.map(({ prodId }) => prodId))]);
  return undefined;
}

import type { Transaction } from '../../infra/database/transaction.ts';
import { findActivity, findClashes, readActivityItems } from './read-activities-db.ts';
import { insertWithId, writePeriod } from './seed-db.ts';
import { announceTurned, scheduleTurns } from './turn-activities.ts';
import {
  lockActivitiesOf,
  type NewActivity,
  type NewItem,
  replaceItems,
  writeGiftPool,
} from './write-activities-db.ts';

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
  await writeGiftPool(queries, activityId, values);
  await scheduleTurns(transaction, activityId, values.startsAt, values.endsAt);
  await announceTurned(transaction, [...new Set(items.map(({ productId }) => productId))]);
}

const HOUR_MS = 3_600_000;

/** Moves an activity by some hours, unless another one has a price for its SKUs at that time. */
export async function postponeActivity(transaction: Transaction, activityId: number, hours: number): Promise<void> {
  const { queries } = transaction;
  const found = await findActivity(queries, activityId);
  if (!found) return;
  const { storeId, kind } = found.activity;
  await lockActivitiesOf(queries, storeId);
  const later = (moment: Date) => new Date(moment.getTime() + hours * HOUR_MS);
  const [startsAt, endsAt] = [later(found.activity.startsAt), later(found.activity.endsAt)];
  const items = await readActivityItems(queries, activityId);
  const skuIds = items.map(({ skuId }) => skuId);
  const productIds = items.map(({ prodId }) => prodId);
  const wanted = { storeId, startsAt, endsAt, skuIds, productIds, kind };
  const clashes = await findClashes(queries, { ...wanted, exceptId: activityId });
  if (clashes.length > 0) return;
  await writePeriod(queries, activityId, startsAt, endsAt);
  await scheduleTurns(transaction, activityId, startsAt, endsAt);
  await announceTurned(transaction, [...new Set(productIds)]);
}

import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { countOpen, findClashes } from './read-activities-db.ts';
import { ACTIVITY_TAKEN_DOWN, announceTurns, scheduleTurns } from './turn-activities.ts';
import { closePool } from './units/pool.ts';
import {
  cutItems,
  deleteComing,
  endOngoing,
  insertActivity,
  lockActivitiesOf,
  markTakenDown,
  type NewActivity,
  type NewItem,
  readProductIdsOf,
  replaceItems,
  updateComing,
  writeGiftPool,
} from './write-activities-db.ts';

export type SavedActivity =
  | { readonly activityId: number }
  | { readonly clash: LocaleTexts }
  | { readonly objection: 'tooMany' | 'started' };

/** Adds an activity, or replaces one that has not started. The caller has checked prices and products. */
export async function saveActivity(
  transaction: Transaction,
  values: NewActivity,
  items: readonly NewItem[],
  activityId?: number,
): Promise<SavedActivity> {
  const { queries } = transaction;
  await lockActivitiesOf(queries, values.storeId);
  const before = activityId === undefined ? [] : await readProductIdsOf(queries, [activityId]);
  const [clash] = await findClashes(queries, {
    ...{ storeId: values.storeId, startsAt: values.startsAt, endsAt: values.endsAt, exceptId: activityId },
    skuIds: items.map(({ skuId }) => skuId),
    productIds: items.map(({ productId }) => productId),
    kind: values.kind,
  });
  if (clash) return { clash: clash.name };
  if (activityId === undefined && (await countOpen(queries, values.storeId)) >= ACTIVITY_RULES.openAtMost) {
    return { objection: 'tooMany' };
  }
  const isReplaced = activityId !== undefined && (await updateComing(queries, activityId, values));
  if (activityId !== undefined && !isReplaced) return { objection: 'started' };
  const saved = activityId ?? (await insertActivity(queries, values));
  await replaceItems(queries, { activityId: saved, kind: values.kind }, items);
  await writeGiftPool(queries, saved, values);
  await scheduleTurns(transaction, saved, values.startsAt, values.endsAt);
  await announceTurns(transaction, [...new Set([...before, ...items.map(({ productId }) => productId)])]);
  return { activityId: saved };
}

/** False when the activity does not run, or is not this store's. */
export async function stopActivity(transaction: Transaction, storeId: number, activityId: number): Promise<boolean> {
  if (!(await endOngoing(transaction.queries, storeId, activityId))) return false;
  await endItems(transaction, activityId);
  return true;
}

/** False when the activity has ended or is taken down already. */
export async function takeDown(transaction: Transaction, activityId: number, reason: string): Promise<boolean> {
  if (!(await markTakenDown(transaction.queries, activityId, reason))) return false;
  await transaction.announce(ACTIVITY_TAKEN_DOWN, { activityId });
  await endItems(transaction, activityId);
  return true;
}

/**
 * False when the activity has started, or is not this store's; the caller must then roll back, since the pool is closed
 * by then.
 */
export async function deleteActivity(transaction: Transaction, storeId: number, activityId: number): Promise<boolean> {
  const productIds = await readProductIdsOf(transaction.queries, [activityId]);
  await closePool(transaction, activityId);
  if (!(await deleteComing(transaction.queries, storeId, activityId))) return false;
  await announceTurns(transaction, productIds);
  return true;
}

async function endItems(transaction: Transaction, activityId: number): Promise<void> {
  await cutItems(transaction.queries, activityId);
  await closePool(transaction, activityId);
  await announceTurns(transaction, await readProductIdsOf(transaction.queries, [activityId]));
}

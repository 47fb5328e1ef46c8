import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { laterTerms } from '@galleria/domain/activities/pre-sale';
import { HOUR_MS } from '@galleria/domain/site/durations';
import type { Transaction } from '../../infra/database/transaction.ts';
import { adjustStock, readStocks } from '../inventory/index.ts';
import { findActivity, findClashes, readActivityItems } from './read-activities-db.ts';
import { insertWithId, readSoldSkuIds, reopenPool, writePeriod } from './seed-db.ts';
import { announceTurns, scheduleTurns } from './turn-activities.ts';
import { closePool, fillPool } from './units/pool.ts';
import {
  lockActivitiesOf,
  type NewActivity,
  type NewItem,
  replaceItems,
  writeGiftPool,
} from './write-activities-db.ts';

export { hasActivities } from './seed-db.ts';

/** Inserts an activity with a given id. Nothing is checked. */
export async function seedActivity(
  transaction: Transaction,
  activityId: number,
  values: NewActivity,
  items: readonly NewItem[],
): Promise<void> {
  const { queries } = transaction;
  await insertWithId(queries, activityId, values);
  await replaceItems(queries, { activityId, kind: values.kind }, items);
  await writeGiftPool(queries, activityId, values);
  await scheduleTurns(transaction, activityId, values.startsAt, values.endsAt);
  await announceTurns(transaction, [...new Set(items.map(({ productId }) => productId))]);
}

/** Moves an activity and its dates by some hours, unless another activity has a price for its SKUs at that time. */
export async function postponeActivity(transaction: Transaction, activityId: number, hours: number): Promise<void> {
  const { queries } = transaction;
  const found = await findActivity(queries, activityId);
  if (!found) return;
  const { storeId, kind, terms } = found.activity;
  await lockActivitiesOf(queries, storeId);
  const later = (moment: Date) => new Date(moment.getTime() + hours * HOUR_MS);
  const [startsAt, endsAt] = [later(found.activity.startsAt), later(found.activity.endsAt)];
  const items = await readActivityItems(queries, activityId);
  const skuIds = items.map(({ skuId }) => skuId);
  const productIds = items.map(({ prodId }) => prodId);
  const wanted = { storeId, startsAt, endsAt, skuIds, productIds, kind };
  const clashes = await findClashes(queries, { ...wanted, exceptId: activityId });
  if (clashes.length > 0) return;
  const preSale = terms.preSale && laterTerms(terms.preSale, hours * HOUR_MS);
  const values = { startsAt, endsAt, terms: { ...terms, ...(preSale && { preSale }) } };
  await writePeriod(queries, activityId, values);
  await scheduleTurns(transaction, activityId, startsAt, endsAt);
  await announceTurns(transaction, [...new Set(productIds)]);
}

/** Fills the pool of a flash sale. Stock that the store lacks is received first. */
export async function seedPool(
  transaction: Transaction,
  activityId: number,
  isWanted: (skuId: number) => boolean = () => true,
) {
  const { queries } = transaction;
  const storeId = (await findActivity(queries, activityId))?.activity.storeId;
  if (storeId === undefined) throw new Error(`seedPool: there is no activity ${activityId}`);
  const items = (await readActivityItems(queries, activityId)).filter(({ skuId }) => isWanted(skuId));
  const stocks = await readStocks(
    queries,
    items.map(({ skuId }) => skuId),
  );
  const lines = items
    .map(({ skuId, pieces }) => ({ skuId, difference: (pieces ?? 0) - (stocks.get(skuId) ?? 0) }))
    .filter(({ difference }) => difference > 0);
  await adjustStock(transaction, storeId, lines, { reason: 'received', reference: String(activityId) });
  return fillPool(transaction, activityId, isWanted);
}

interface NextRound {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly terms: ActivityTerms;
  /** SKUs of which one piece was bought in the first round: they are shown as sold out in every round. */
  readonly soldOutSkuIds: readonly number[];
}

/**
 * Moves a flash sale that is over to another round and refills its pool. A refusal must become the result of the
 * transaction.
 */
export async function repeatFlashSale(transaction: Transaction, activityId: number, next: NextRound) {
  const { queries } = transaction;
  await closePool(transaction, activityId);
  const sold = new Set(await readSoldSkuIds(queries, activityId));
  const keptSkuIds = next.soldOutSkuIds.filter((skuId) => sold.has(skuId));
  await reopenPool(queries, activityId, keptSkuIds);
  await writePeriod(queries, activityId, { startsAt: next.startsAt, endsAt: next.endsAt, terms: next.terms });
  const found = await findActivity(queries, activityId);
  if (found?.activity.approval === 'approved') {
    const missing = await seedPool(transaction, activityId, (skuId) => !keptSkuIds.includes(skuId));
    if (missing) return missing;
  }
  const items = await readActivityItems(queries, activityId);
  await scheduleTurns(transaction, activityId, next.startsAt, next.endsAt);
  await announceTurns(transaction, [...new Set(items.map(({ prodId }) => prodId))]);
  return undefined;
}

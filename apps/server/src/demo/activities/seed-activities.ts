import { demoActivities } from '@galleria/demo/promotions/demo-activities';
import type { DemoActivity } from '@galleria/demo/promotions/types';
import { SYSTEM } from '@galleria/domain/access/access';
import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { limitOfKind } from '@galleria/domain/activities/new-user-special';
import { HOUR_MS } from '@galleria/domain/site/durations';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { activities, findClashes } from '../../modules/activities/index.ts';
import { readStoreSkus } from '../../modules/catalogue/index.ts';
import { placeProducts } from '../mall/place-products.ts';
import { renewActivities } from './renew-activities.ts';

const ALL_SKUS = { current: 1, size: 1_000 };

/** Seeds activities with times around now, also in a demo mall that was seeded before it had any; renews ended ones. */
export async function seedActivities(database: Database): Promise<void> {
  if (await activities.seed.hasActivities(database.queries)) return renewActivities(database);
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await activities.seed.hasActivities(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      for (const activity of demoActivities) await insertActivity(transaction, activity, 'limitedTime');
    });
  });
}

/** Seeds an activity of any kind, unless it clashes with one that a user made. */
export async function insertActivity(
  transaction: Transaction,
  activity: DemoActivity,
  kind: ActivityKind,
  terms: ActivityTerms = {},
): Promise<void> {
  const now = (await transaction.now()).getTime();
  const [startsAt, endsAt] = activity.runs.map((hours) => new Date(now + hours * HOUR_MS));
  const items = await itemsOf(transaction, activity);
  if (items.length === 0 || !startsAt || !endsAt) return;
  const { activityId, shopId: storeId, name, limitPerBuyer = null } = activity;
  const skuIds = items.map(({ skuId }) => skuId);
  const productIds = items.map(({ productId }) => productId);
  const wanted = { storeId, startsAt, endsAt, skuIds, productIds, kind, exceptId: undefined };
  const clashes = await findClashes(transaction.queries, wanted);
  if (clashes.length > 0) return;
  const values = { storeId, kind, terms, name, startsAt, endsAt, limitPerBuyer: limitOfKind(kind, limitPerBuyer) };
  await activities.seed.seedActivity(transaction, activityId, values, items);
}

/** The prices are taken off the SKUs' current ones, which users may have changed. */
export async function itemsOf(
  { queries }: Transaction,
  { shopId, products }: Pick<DemoActivity, 'shopId' | 'products'>,
) {
  const ids = new Map(placeProducts().map(({ product, id }) => [product.key, id]));
  const percents = new Map(Object.entries(products).map(([key, percent]) => [ids.get(key) ?? 0, percent]));
  const { rows } = await readStoreSkus(queries, shopId, { prodIds: [...percents.keys()] }, ALL_SKUS);
  return rows
    .filter(({ isOn }) => isOn)
    .map(({ skuId, prodId, priceCents }) => ({
      ...{ skuId, productId: prodId },
      priceCents: reduced(priceCents, percents.get(prodId) ?? 0),
    }))
    .filter(({ priceCents }) => priceCents > 0);
}

/** Rounded down to ten cents. */
function reduced(priceCents: number, percent: number): number {
  return Math.floor((priceCents * (100 - percent)) / 1_000) * 10;
}

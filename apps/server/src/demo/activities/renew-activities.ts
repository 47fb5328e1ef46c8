import { demoActivities } from '@galleria/demo/promotions/demo-activities';
import { newUserActivities } from '@galleria/demo/promotions/new-user-products';
import type { DemoActivity } from '@galleria/demo/promotions/types';
import { SYSTEM } from '@galleria/domain/access/access';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { readClock } from '../../infra/database/clock.ts';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { activities, findActivity } from '../../modules/activities/index.ts';

/** Postpones the demo's ended activities, so that they recur as those of real stores do. */
export async function renewActivities(
  database: Database,
  seeded: readonly DemoActivity[] = [...demoActivities, ...newUserActivities],
): Promise<void> {
  if ((await findEnded(database.queries, seeded)).length === 0) return;
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      for (const { activityId, hours } of await findEnded(transaction.queries, seeded)) {
        await activities.seed.postponeActivity(transaction, activityId, hours);
      }
    }),
  );
}

/** Ended activities that are still as seeded; those that a user stopped, changed or took down stay as they are. */
async function findEnded(queries: Queries, seeded: readonly DemoActivity[]) {
  const now = (await readClock(queries)).getTime();
  const ended: { readonly activityId: number; readonly hours: number }[] = [];
  for (const { activityId, shopId, runs, againAfterHours } of seeded) {
    const found = await findActivity(queries, activityId, shopId);
    if (found?.state !== 'ended') continue;
    const { startsAt, endsAt } = found.activity;
    const isAsSeeded = endsAt.getTime() - startsAt.getTime() === (runs[1] - runs[0]) * HOUR_MS;
    const missedRuns = Math.floor((now - endsAt.getTime()) / (againAfterHours * HOUR_MS));
    if (isAsSeeded) ended.push({ activityId, hours: (missedRuns + 1) * againAfterHours });
  }
  return ended;
}

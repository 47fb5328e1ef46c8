import { demoCoupons } from '@galleria/demo/promotions/demo-coupons';
import { demoDiscounts } from '@galleria/demo/promotions/demo-discounts';
import type { Days } from '@galleria/demo/promotions/types';
import { SYSTEM } from '@galleria/domain/access/access';
import { DAY_MS } from '@galleria/domain/site/durations';
import { readClock } from '../../infra/database/clock.ts';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { type Period, promotions } from '../../modules/promotions/index.ts';
import { daysBefore } from '../mall/days-before.ts';

const DAY_HOURS = 24;
/** Early enough that none of the demo's running promotions has ended. */
const RENEWED_AFTER_DAYS = 30;
/** Coupons collected within this time after seeding are the demo buyer's; later ones were collected by users. */
const SEEDING_MS = 60_000;

const COUPON_DAYS = new Map(demoCoupons.map(({ couponId, offered }) => [couponId, offered]));
const DISCOUNT_DAYS = new Map(demoDiscounts.map(({ discountId, runs }) => [discountId, runs]));

/** Moves the dates of the demo's promotions, so that a mall started months later still has running ones. */
export async function renewPromotions(database: Database): Promise<void> {
  if ((await findOutdated(database.queries)).length === 0) return;
  await withAdvisoryLock(database.url, 'seeding', () =>
    inTransaction(database, SYSTEM, async (transaction) => {
      for (const stale of await findOutdated(transaction.queries))
        await promotions.seed.postponePromotions(transaction, stale);
    }),
  );
}

async function findOutdated(queries: Queries) {
  const now = await readClock(queries);
  const coupons = await promotions.seed.readCouponPeriods(queries, [...COUPON_DAYS.keys()]);
  const discounts = await promotions.seed.readDiscountPeriods(queries, [...DISCOUNT_DAYS.keys()]);
  const couponIds = Map.groupBy(coupons, (period) => seededAtMs(period, COUPON_DAYS));
  const discountIds = Map.groupBy(discounts, (period) => seededAtMs(period, DISCOUNT_DAYS));
  const seeded = [...new Set([...couponIds.keys(), ...discountIds.keys()])].filter((ms) => ms !== undefined);
  return seeded
    .filter((ms) => ms <= daysBefore(now, RENEWED_AFTER_DAYS).getTime())
    .map((ms) => ({
      couponIds: (couponIds.get(ms) ?? []).map(({ id }) => id),
      discountIds: (discountIds.get(ms) ?? []).map(({ id }) => id),
      hours: Math.floor((now.getTime() - ms) / DAY_MS) * DAY_HOURS,
      collectedBefore: new Date(ms + SEEDING_MS),
    }));
}

/** The time at which the promotion was seeded, from its dates; undefined when staff have changed them. */
function seededAtMs({ id, from, until }: Period, planned: ReadonlyMap<number, Days>): number | undefined {
  const [first, last] = planned.get(id) ?? [0, 0];
  const seededAt = from.getTime() - first * DAY_MS;
  return until.getTime() - last * DAY_MS === seededAt ? seededAt : undefined;
}

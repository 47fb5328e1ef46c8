import { demoCoupons } from '@galleria/demo/promotions/demo-coupons';
import { demoDiscounts } from '@galleria/demo/promotions/demo-discounts';
import type { Days } from '@galleria/demo/promotions/types';
import { VISITOR } from '@galleria/domain/access/access';
import { readClock } from '../infra/database/clock.ts';
import type { Database, Queries } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import {
  type Period,
  postponePromotions,
  readCouponPeriods,
  readDiscountPeriods,
} from '../modules/promotions/index.ts';
import { daysBefore } from './mall/days-before.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_HOURS = 24;
/** Early enough that nothing which the demo shows as running has ended. */
const RENEWED_AFTER_DAYS = 30;
/** The demo's buyer got their coupons together with the mall; whoever came later collected them for themselves. */
const FURNISHING_MS = 60_000;

const COUPON_DAYS = new Map(demoCoupons.map(({ couponId, offered }) => [couponId, offered]));
const DISCOUNT_DAYS = new Map(demoDiscounts.map(({ discountId, runs }) => [discountId, runs]));

/** A demo mall that is started months later still has promotions that run: their dates move with the calendar. */
export async function renewPromotions(database: Database): Promise<void> {
  if ((await findStale(database.queries)).length === 0) return;
  await oneAtATime(database.url, 'furnishing', () =>
    inTransaction(database, VISITOR, async (transaction) => {
      for (const stale of await findStale(transaction.queries)) await postponePromotions(transaction, stale);
    }),
  );
}

async function findStale(queries: Queries) {
  const now = await readClock(queries);
  const coupons = await readCouponPeriods(queries, [...COUPON_DAYS.keys()]);
  const discounts = await readDiscountPeriods(queries, [...DISCOUNT_DAYS.keys()]);
  const couponIds = Map.groupBy(coupons, (period) => madeAtMs(period, COUPON_DAYS));
  const discountIds = Map.groupBy(discounts, (period) => madeAtMs(period, DISCOUNT_DAYS));
  const made = [...new Set([...couponIds.keys(), ...discountIds.keys()])].filter((ms) => ms !== undefined);
  return made
    .filter((ms) => ms <= daysBefore(now, RENEWED_AFTER_DAYS).getTime())
    .map((ms) => ({
      couponIds: (couponIds.get(ms) ?? []).map(({ id }) => id),
      discountIds: (discountIds.get(ms) ?? []).map(({ id }) => id),
      hours: Math.floor((now.getTime() - ms) / DAY_MS) * DAY_HOURS,
      collectedBefore: new Date(ms + FURNISHING_MS),
    }));
}

/** The moment that its dates were counted from; nothing when somebody has given it dates of their own since. */
function madeAtMs({ id, from, until }: Period, planned: ReadonlyMap<number, Days>): number | undefined {
  const [first, last] = planned.get(id) ?? [0, 0];
  const madeAt = from.getTime() - first * DAY_MS;
  return until.getTime() - last * DAY_MS === madeAt ? madeAt : undefined;
}

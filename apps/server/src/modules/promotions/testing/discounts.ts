import { SYSTEM } from '@galleria/domain/access/access';
import { expect } from 'vitest';
import { readClock } from '../../../infra/database/clock.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { promotions } from '../index.ts';
import { inDays } from './coupon-buyers.ts';

type DiscountDraft = Parameters<typeof promotions.seed.seedDiscounts>[1][number];

let lastId = 1_000;

/** A discount of store 3 that runs now, with changes. */
export async function seedDiscount(app: TestApp, changes: Partial<DiscountDraft> = {}): Promise<number> {
  lastId += 1;
  const draft: DiscountDraft = {
    ...{ id: lastId, storeId: 3, name: { en: `Discount ${lastId}`, zh_CN: `优惠 ${lastId}` }, kind: 'spend' },
    steps: [
      { from: 5_000, off: 1_000 },
      { from: 2_000, off: 300 },
    ],
    ...{ startsAt: inDays(-1), endsAt: inDays(1) },
    ...changes,
  };
  await inTransaction(app.database, SYSTEM, (transaction) => promotions.seed.seedDiscounts(transaction, [draft]));
  const { isOn = true, endsAt } = draft;
  const isKnown = async () =>
    (await app.services.promotions.currentDiscounts()).discounts.some(
      ({ discount }) => discount.discountId === draft.id,
    );
  // The cache is invalidated a moment after the transaction.
  if (isOn && endsAt > new Date()) await expect.poll(isKnown).toBe(true);
  return lastId;
}

/** The cached discounts contain the old clock, so they are invalidated and read again. */
export async function moveClock(app: TestApp, interval: string): Promise<void> {
  await app.moveClock(interval);
  await inTransaction(app.database, SYSTEM, (transaction) => transaction.changed('promotions'));
  const mallMs = (await readClock(app.database.queries)).getTime();
  await expect
    .poll(async () => (await app.services.promotions.currentDiscounts()).now.getTime())
    .toBeGreaterThanOrEqual(mallMs);
}

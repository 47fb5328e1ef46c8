import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../infra/cache/cache.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { createLog } from '../../infra/log/log.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { promotions } from './index.ts';
import { inDays, seedCoupon, signIn } from './testing/coupon-buyers.ts';

const app = await openSharedTestApp();

/** The module with a separate cache, as in a second process. */
async function openSecondProcess(app: TestApp) {
  const cache = await openCache(app.databaseUrl, createLog(testConfig({ dataDir: '' })));
  const nothing = async () => new Map();
  const context = promotions.open({
    database: app.database,
    cache,
    stores: { summaries: nothing },
    activities: { priceReader: async () => async () => new Map() },
    catalogue: { cards: nothing, categoryNames: nothing },
  });
  return { context, close: () => cache.close() };
}

const discount = (changes: Partial<Parameters<typeof promotions.seed.seedDiscounts>[1][number]>) => ({
  storeId: 3,
  name: { en: 'Two for less' },
  kind: 'pieces' as const,
  steps: [
    { from: 5, off: 20 },
    { from: 2, off: 10 },
  ],
  startsAt: inDays(-1),
  endsAt: inDays(1),
  ...changes,
});

describe('cached promotions', () => {
  it('discounts contains only running ones, with sorted steps', async () => {
    const app = await openTestApp();
    const { context, close } = await openSecondProcess(app);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      promotions.seed.seedDiscounts(transaction, [
        discount({ id: 901 }),
        discount({ id: 902, startsAt: inDays(1), endsAt: inDays(9) }),
        discount({ id: 903, startsAt: inDays(-9), endsAt: inDays(-1) }),
        discount({ id: 904, isOn: false }),
      ]),
    );
    const running = async () => {
      const known = (await context.discounts()).filter(({ discountId }) => discountId > 900);
      return known.map(({ discountId }) => discountId);
    };
    await expect.poll(running).toEqual([901]);
    const [known] = (await context.discounts()).filter(({ discountId }) => discountId === 901);
    expect(known).toMatchObject({ storeId: 3, prodIds: [], name: { en: 'Two for less' } });
    expect(known?.steps.map(({ from }) => from)).toEqual([2, 5]);
    await app.moveClock('2 days');
    await inTransaction(app.database, SYSTEM, (transaction) => transaction.changed('promotions'));
    await expect.poll(running).toEqual([902]);
    await close();
  });

  it('storesWithCoupons is invalidated when the last coupon of a store is collected', async () => {
    const { context, close } = await openSecondProcess(app);
    const couponId = await seedCoupon(app, { storeId: 8, total: 1 });
    await seedCoupon(app, { storeId: 9, left: 0 });
    await expect.poll(async () => (await context.storesWithCoupons()).has(8)).toBe(true);
    expect((await context.storesWithCoupons()).has(9)).toBe(false);
    await (await signIn(app)).collect(couponId);
    await expect.poll(async () => (await context.storesWithCoupons()).has(8)).toBe(false);
    await close();
  });
});

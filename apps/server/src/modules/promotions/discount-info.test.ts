import type { Operation, OutputOf } from '@galleria/contract/operation';
import type { discountInfo, discountPage, productDiscounts } from '@galleria/contract/promotions/discounts';
import type { searchFacets, searchProducts } from '@galleria/contract/search/search';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { countStatements } from '../cart/testing/shoppers.ts';
import { inDays, seedCoupon } from './testing/coupon-buyers.ts';
import { moveClock, seedDiscount } from './testing/discounts.ts';

const app = await openSharedTestApp();

async function read<O extends Operation>(
  app: TestApp,
  path: string,
  query: object,
  locale = 'en',
): Promise<OutputOf<O>> {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await app.call(`${path}?${parameters}`, { headers: { locale } })).envelope.data as OutputOf<O>;
}

const info = async (app: TestApp, discountId: number) =>
  (await app.call(`/discount/info?discountId=${discountId}`)).envelope;
const page = (app: TestApp, query: object) => read<typeof discountPage>(app, '/discount/page', { size: 100, ...query });
const forProduct = (app: TestApp, prodId: number, shopId: number) =>
  read<typeof productDiscounts>(app, '/discount/listByProd', { prodId, shopId });

const DAY_SECONDS = 24 * 60 * 60;

describe('discountInfo', () => {
  it('returns rules, store and times in the caller’s language', async () => {
    const discountId = await seedDiscount(app);
    const found = await read<typeof discountInfo>(app, '/discount/info', { discountId }, 'zh_CN');
    expect(found).toMatchObject({
      ...{ discountId, name: `优惠 ${discountId}`, shopId: 3, kind: 'spend', isWholeStore: true, state: 'running' },
      steps: [
        { from: 20, off: 3 },
        { from: 50, off: 10 },
      ],
    });
    expect(found.shopName).not.toBe('');
    expect(found.endTimeIso.slice(0, 19)).toBe(found.endTime.replace(' ', 'T'));
    expect(found.remainingSeconds).toBeGreaterThan(DAY_SECONDS - 60);
    expect(found.remainingSeconds).toBeLessThanOrEqual(DAY_SECONDS);
  });

  it('changes from upcoming to running to ended by the mall’s clock', async () => {
    const app = await openTestApp();
    const discountId = await seedDiscount(app, { startsAt: inDays(2), endsAt: inDays(5) });
    const state = async () => ((await info(app, discountId)).data as OutputOf<typeof discountInfo>).state;
    await expect.poll(state).toBe('upcoming');
    const { remainingSeconds } = (await info(app, discountId)).data as OutputOf<typeof discountInfo>;
    expect(Math.abs(remainingSeconds - 2 * DAY_SECONDS)).toBeLessThan(60);
    await moveClock(app, '3 days');
    await expect.poll(state).toBe('running');
    await moveClock(app, '6 days');
    await expect.poll(state).toBe('ended');
    expect((await info(app, discountId)).data).toMatchObject({ remainingSeconds: 0 });
  });

  it('refuses a discount that is unknown, withdrawn before its start, or of a closed store', async () => {
    const app = await openTestApp();
    const withdrawn = await seedDiscount(app, { isOn: false, startsAt: inDays(1), endsAt: inDays(2) });
    const off = await seedDiscount(app, { isOn: false });
    const closed = await seedDiscount(app, { storeId: 4 });
    await app.database.queries.execute(sql`update store set status = 3 where id = 4`);
    await app.database.queries.execute(sql`select pg_notify('mall_changed', 'stores')`);
    for (const discountId of [999_999_999, withdrawn]) {
      expect(await info(app, discountId)).toMatchObject({ success: false, reason: 'discount.notFound' });
    }
    await expect.poll(async () => await info(app, closed)).toMatchObject({ reason: 'discount.notFound' });
    expect((await info(app, off)).data).toMatchObject({ state: 'ended' });
  });
});

describe('discountPage', () => {
  it('lists running discounts of the mall or of one store with products, those ending first at the top', async () => {
    const later = await seedDiscount(app, {
      storeId: 2,
      kind: 'pieces',
      steps: [{ from: 2, off: 8 }],
      prodIds: [2001],
    });
    const sooner = await seedDiscount(app, { storeId: 2, endsAt: inDays(0.5) });
    const hidden = [
      await seedDiscount(app, { storeId: 2, startsAt: inDays(1), endsAt: inDays(2) }),
      await seedDiscount(app, { storeId: 2, isOn: false }),
    ];
    const ids = async () => (await page(app, { shopId: 2 })).records.map(({ discountId }) => discountId);
    await expect.poll(ids).toEqual(expect.arrayContaining([sooner, later]));
    const { records, total } = await page(app, { shopId: 2 });
    expect(records.map(({ discountId }) => discountId).slice(0, 2)).toEqual([sooner, later]);
    expect(records.filter(({ discountId }) => hidden.includes(discountId))).toEqual([]);
    expect(total).toBe(records.length);
    expect(records[0]?.products).toHaveLength(4);
    expect(records[0]?.products.every(({ shopId }) => shopId === 2)).toBe(true);
    expect(records[1]?.products.map(({ prodId }) => prodId)).toEqual([2001]);
    expect(records[1]?.steps).toEqual([{ from: 2, off: 8 }]);
    expect((await page(app, {})).total).toBeGreaterThan(total);
  });
});

describe('productDiscounts', () => {
  it('returns running discounts of the product, without a database statement', async () => {
    const named = await seedDiscount(app, { storeId: 8, prodIds: [8001] });
    const upcoming = await seedDiscount(app, { storeId: 8, startsAt: inDays(1), endsAt: inDays(2) });
    const ids = async (prodId: number, shopId: number) =>
      (await forProduct(app, prodId, shopId)).map(({ discountId }) => discountId);
    await expect.poll(() => ids(8001, 8)).toContain(named);
    expect(await ids(8001, 8)).not.toContain(upcoming);
    expect(await ids(8002, 8)).not.toContain(named);
    expect(await ids(8001, 9)).not.toContain(named);
    expect(await countStatements(app, () => ids(8001, 8))).toBe(0);
  });
});

describe('searchProducts and searchFacets by discountId', () => {
  const found = async (app: TestApp, query: object) => {
    const { records, total } = await read<typeof searchProducts>(app, '/search/page', { ...query, size: 100 });
    const facets = await read<typeof searchFacets>(app, '/search/facets', query);
    expect([query, facets.total]).toEqual([query, total]);
    return records.map(({ prodId }) => prodId).toSorted((one, other) => one - other);
  };

  it('find exactly the products of the discount, combined with other filters', async () => {
    const store = await seedDiscount(app, { storeId: 2 });
    const named = await seedDiscount(app, { storeId: 2, prodIds: [2001, 2002, 3001, 999_999] });
    const coupon = await seedCoupon(app, { scope: 'products', scopeIds: [2002, 2003] });
    const other = await seedCoupon(app, { storeId: 3 });
    const ofStore = await found(app, { shopId: 2 });
    await expect.poll(() => found(app, { discountId: store })).toEqual(ofStore);
    await expect.poll(() => found(app, { discountId: named })).toEqual([2001, 2002]);
    await expect.poll(() => found(app, { discountId: named, couponId: coupon })).toEqual([2002]);
    expect(await found(app, { discountId: store, couponId: coupon })).toEqual([2002, 2003]);
    expect(await found(app, { discountId: named, couponId: other })).toEqual([]);
    expect(await found(app, { discountId: store, shopId: 3 })).toEqual([]);
    expect(await found(app, { discountId: store, maxPrice: 1 })).toEqual([]);
    expect(await found(app, { discountId: 999_999_999 })).toEqual([]);
  });

  it('find the products of an upcoming discount, and nothing once it has ended', async () => {
    const upcoming = await seedDiscount(app, { prodIds: [3001], startsAt: inDays(1), endsAt: inDays(2) });
    const ended = await seedDiscount(app, { prodIds: [3001], startsAt: inDays(-2), endsAt: inDays(-1) });
    await expect.poll(() => found(app, { discountId: upcoming })).toEqual([3001]);
    expect(await found(app, { discountId: ended })).toEqual([]);
  });
});

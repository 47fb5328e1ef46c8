import type * as contract from '@galleria/contract/activities/limited-time';
import type { OutputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { goodsOf, hoursFromNow, openActivityMaker, setClock } from './testing/activity-maker.ts';

type Page = OutputOf<typeof contract.limitedTimePage>;
type Filters = OutputOf<typeof contract.limitedTimeFilters>;

async function openZone() {
  const app = await openTestApp();
  const maker = await openActivityMaker(app);
  const page = async (query = '') => (await app.call(`/limitedTime/page?size=50&${query}`)).envelope.data as Page;
  const shown = async (query = '') => (await page(query)).records.map(({ prodId }) => prodId);
  const filters = async (query = '') => (await app.call(`/limitedTime/filters?${query}`)).envelope.data as Filters;
  return { ...maker, app, page, shown, filters };
}

async function setTimeZone({ database: { pool } }: TestApp, timeZone: string): Promise<void> {
  await pool.query(
    `insert into setting (key, value) values ('rules', $1)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [JSON.stringify({ timeZone })],
  );
  await pool.query(`select pg_notify('mall_changed', 'site')`);
}

describe('the zone of limited-time discounts', () => {
  it('shows running discounts for today, and planned ones for a later day of the mall’s time zone', async () => {
    const { app, made, inStore, shown, filters, page } = await openZone();
    const [one, two] = await goodsOf(app, 2, 2);
    if (!one || !two) throw new Error('no goods');
    // The day on which clocks go back in Berlin has 25 hours, from 22:00 to 23:00 UTC.
    await made([one], { startTime: '2030-10-26 10:00:00', endTime: '2030-10-26 22:00:00' });
    await made([two], { startTime: '2030-10-26 22:00:00', endTime: '2030-10-27 23:00:00' });
    await inStore(5);
    const [three] = await goodsOf(app, 5, 1);
    if (!three) throw new Error('no goods');
    await made([three], { startTime: '2030-10-26 00:00:00', endTime: '2030-10-28 00:00:00' });
    await setTimeZone(app, 'Europe/Berlin');
    await setClock(app, '2030-10-26T12:00:00Z');
    await expect.poll(() => shown()).toEqual([one.prodId, three.prodId]);
    await expect
      .poll(async () => (await filters()).days)
      .toEqual([
        { day: '2030-10-26', products: 2, isToday: true },
        { day: '2030-10-27', products: 2, isToday: false },
        { day: '2030-10-28', products: 1, isToday: false },
      ]);
    expect(await shown('day=2030-10-26')).toEqual([one.prodId, three.prodId]);
    expect(await shown('day=2030-10-27')).toEqual([two.prodId, three.prodId]);
    expect(await shown('day=2030-10-28')).toEqual([three.prodId]);
    for (const day of ['2030-10-25', '2030-10-29', '9999-12-31', '0001-01-01'])
      expect(await shown(`day=${day}`)).toEqual([]);
    expect((await page('day=2030-10-27')).records[0]).toMatchObject({
      prodId: two.prodId,
      activity: {
        ...{ kind: 'limitedTime', name: 'Short and sweet', state: 'notStarted', price: 80, percentOff: 20 },
        ...{ startTime: '2030-10-26 22:00:00', endTime: '2030-10-27 23:00:00' },
        ...{ startTimeIso: '2030-10-26T22:00:00.000Z', endTimeIso: '2030-10-27T23:00:00.000Z', limitPerBuyer: null },
      },
    });
    const [record] = (await page()).records;
    expect(record).toMatchObject({ activity: { state: 'ongoing' } });
    expect(Date.parse(record?.activity.nowIso ?? '')).toBeGreaterThanOrEqual(Date.parse('2030-10-26T12:00:00Z'));
    await setClock(app, '2030-10-26T22:00:00Z');
    await expect.poll(async () => (await shown()).toSorted()).toEqual([two.prodId, three.prodId]);
    await setTimeZone(app, 'UTC');
    await expect
      .poll(async () => (await filters()).days)
      .toEqual([
        { day: '2030-10-26', products: 2, isToday: true },
        { day: '2030-10-27', products: 2, isToday: false },
      ]);
  });

  it('starts and ends by the clock alone', async () => {
    const { app, made, shown } = await openZone();
    const [one, two] = await goodsOf(app, 2, 2);
    if (!one || !two) throw new Error('no goods');
    const inSeconds = (seconds: number) => formatApiTime(new Date(Date.now() + seconds * 1_000));
    await made([one], { startTime: hoursFromNow(-1), endTime: inSeconds(4) });
    await made([two], { startTime: inSeconds(3), endTime: hoursFromNow(1) });
    const rows = () => app.database.pool.query(`select xmin, * from activity order by id`);
    const before = (await rows()).rows;
    await expect.poll(() => shown(), { interval: 20 }).toEqual([one.prodId]);
    await expect.poll(() => shown(), { interval: 20, timeout: 8_000 }).toEqual([two.prodId]);
    expect((await rows()).rows).toEqual(before);
  });

  it('sorts and filters by category, page by page', async () => {
    const { app, made, inStore, shown, filters, page } = await openZone();
    const { pool } = app.database;
    const [one, two] = await goodsOf(app, 2, 2);
    await inStore(5);
    const [three] = await goodsOf(app, 5, 1);
    if (!one || !two || !three) throw new Error('no goods');
    const priced = (skuId: number, price: number) => ({ items: [{ skuId, price }], startTime: hoursFromNow(-1) });
    await made([], { ...priced(three.skuId, 30), endTime: hoursFromNow(30) });
    await inStore(2);
    await made([], { ...priced(one.skuId, 90), endTime: hoursFromNow(20) });
    await pool.query('update sku set price_cents = 4000 where product_id = $1', [two.prodId]);
    await made([], { ...priced(two.skuId, 39.5), endTime: hoursFromNow(10) });
    for (const [sold, { prodId }] of [one, two, three].entries())
      await pool.query('update product set sold = $2 where id = $1', [prodId, sold]);
    const ids = (...goods: { prodId: number }[]) => goods.map(({ prodId }) => prodId);
    await expect.poll(() => shown()).toEqual(ids(two, one, three));
    expect(await shown('sort=percentOff')).toEqual(ids(three, one, two));
    expect(await shown('sort=price')).toEqual(ids(three, two, one));
    expect(await shown('sort=sold')).toEqual(ids(three, two, one));
    expect((await page('sort=percentOff')).records.map(({ activity }) => activity.percentOff)).toEqual([70, 10, 1]);
    const second = (await app.call('/limitedTime/page?size=2&current=2')).envelope.data as Page;
    expect(second).toMatchObject({ total: 3, pages: 2, records: [{ prodId: three.prodId }] });
    const { categories } = await filters();
    expect(categories.reduce((sum, { products }) => sum + products, 0)).toBe(3);
    for (const { categoryId, products } of categories)
      expect(await shown(`categoryId=${categoryId}`)).toHaveLength(products);
    expect(await shown('categoryId=2000000000')).toEqual([]);
    const chinese = await app.call('/limitedTime/page', { headers: { locale: 'zh_CN' } });
    expect((chinese.envelope.data as Page).records[0]?.activity.name).toBe('限时好价');
  });

  it('leaves out products that cannot be bought, and prices not below the normal one', async () => {
    const { app, made, inStore, shown, filters } = await openZone();
    const { pool } = app.database;
    const goods = await goodsOf(app, 2, 4);
    const [one, two, three, four] = goods;
    await inStore(5);
    const [five] = await goodsOf(app, 5, 1);
    if (!one || !two || !three || !four || !five) throw new Error('no goods');
    await made([five], { startTime: hoursFromNow(-1) });
    await inStore(2);
    await made(goods, { startTime: hoursFromNow(-1) });
    await expect.poll(() => shown()).toHaveLength(5);
    await pool.query('update product set status = 0 where id = $1', [one.prodId]);
    await pool.query('update sku set is_on = false where id = $1', [two.skuId]);
    await pool.query('update sku set price_cents = 8000 where id = $1', [three.skuId]);
    await pool.query(`update store set status = 3 where id = 5; select pg_notify('mall_changed', 'stores')`);
    await expect.poll(() => shown()).toEqual([four.prodId]);
    // The time of day decides how many days a discount of this length touches.
    expect(new Set((await filters()).days.map(({ products }) => products))).toEqual(new Set([1]));
  });
});

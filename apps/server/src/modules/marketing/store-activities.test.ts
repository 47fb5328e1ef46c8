import type * as contract from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { CLERK, sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { goodsOf, hoursFromNow, openActivityMaker } from './testing/activity-maker.ts';

type Info = OutputOf<typeof contract.storeActivityInfo>;
type Calendar = OutputOf<typeof contract.storeActivityCalendar>;
type Candidates = OutputOf<typeof contract.activityCandidates>;
type Clashes = OutputOf<typeof contract.activityClashes>;

async function openStore() {
  const app = await openTestApp();
  const goods = await goodsOf(app, 2, 3);
  const maker = await openActivityMaker(app);
  const { seller } = maker;
  const info = async (activityId: number) =>
    (await seller.call('GET', `/m/activity/info?activityId=${activityId}`)).data as Info;
  const stop = (activityId: number) => seller.reason('PUT', '/m/activity/stop', { activityId });
  const remove = (activityId: number) => seller.reason('DELETE', `/m/activity?activityId=${activityId}`);
  return { ...maker, app, goods, info, stop, remove };
}

describe('activities of a store', () => {
  it('are created from its SKUs, and can be changed until they start', async () => {
    const { app, seller, goods, made, save, info } = await openStore();
    const [one, two] = goods as [(typeof goods)[0], (typeof goods)[0]];
    const activityId = await made([one], { limitPerBuyer: 2 });
    expect(await info(activityId)).toMatchObject({
      ...{ kind: 'limitedTime', name: 'Short and sweet', state: 'notStarted', limitPerBuyer: 2 },
      ...{ names: { en: 'Short and sweet', zh_CN: '限时好价' }, productCount: 1, skuCount: 1, takenDownReason: '' },
      ...{ orders: 0, buyers: 0, broughtIn: 0, givenAway: 0 },
    });
    const [product] = (await info(activityId)).products;
    expect(product?.prodId).toBe(one.prodId);
    expect(product?.skus.find(({ skuId }) => skuId === one.skuId)).toMatchObject({ normalPrice: 100, price: 80 });
    const others = product?.skus.filter(({ skuId }) => skuId !== one.skuId) ?? [];
    expect(others.every(({ price }) => price === null)).toBe(true);
    // Of a SKU that is named twice, the last price counts.
    const items = [75, 70].map((price) => ({ skuId: two.skuId, price }));
    expect((await save([], { activityId, items, names: { en: 'Shorter' } })).data).toEqual({ activityId });
    expect(await info(activityId)).toMatchObject({ name: 'Shorter', limitPerBuyer: null, skuCount: 1 });
    expect((await info(activityId)).products.map(({ prodId }) => prodId)).toEqual([two.prodId]);
    expect((await info(activityId)).products[0]?.skus[0]).toMatchObject({ skuId: two.skuId, price: 70 });
    const page = (await seller.call('GET', '/m/activity/page?state=notStarted&keyword=short')).data;
    expect(page).toMatchObject({ total: 1, records: [{ activityId, name: 'Shorter' }] });
    expect((await seller.call('GET', '/m/activity/page?state=ongoing')).data).toMatchObject({ total: 0 });
    const { rows } = await app.database.pool.query(
      `select before, after from audit_entry where operation like '%saveStoreActivity' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      before: { limitPerBuyer: 2, prices: { [one.skuId]: 8_000 } },
      after: { limitPerBuyer: null, prices: { [two.skuId]: 7_000 } },
    });
  });

  it('are refused when invalid, with the reasons in the order of the contract', async () => {
    const { app, goods, save, made, stop } = await openStore();
    const [one, two] = goods as [(typeof goods)[0], (typeof goods)[0]];
    const [foreign] = (await goodsOf(app, 3, 1)) as [(typeof goods)[0]];
    const reason = async (changes: object, of = [one]) => (await save(of, changes)).reason;
    expect(await reason({ endTime: hoursFromNow(0.5) })).toBe('activity.dates');
    expect(await reason({ startTime: hoursFromNow(-4), endTime: hoursFromNow(-2) })).toBe('activity.dates');
    expect(await reason({ endTime: hoursFromNow(24 * 91) })).toBe('activity.dates');
    expect(await reason({ endTime: '2030-02-31 00:00:00', activityId: 999_999 })).toBe('input.invalid');
    expect(await reason({ activityId: 999_999 }, [foreign])).toBe('activity.notFound');
    expect(await reason({ names: { en: ' ' } })).toBe('input.invalid');
    expect(await reason({ limitPerBuyer: 0 })).toBe('input.invalid');
    expect(await reason({}, [])).toBe('input.invalid');
    const dear = { skuId: one.skuId, price: 100 };
    expect(await save([], { items: [dear, { skuId: foreign.skuId, price: 1 }] })).toMatchObject({
      ...{ reason: 'activity.skuUnknown', data: { skuId: foreign.skuId } },
    });
    await app.database.pool.query('update sku set is_on = false where id = $1', [two.skuId]);
    expect(await reason({}, [two])).toBe('activity.skuUnknown');
    expect(await save([], { items: [dear] })).toMatchObject({
      ...{ reason: 'activity.price', data: { skuId: one.skuId, normalPrice: 100 } },
      msg: expect.stringContaining('$100.00'),
    });
    expect(await reason({ items: [{ skuId: one.skuId, price: 0 }] })).toBe('activity.price');
    const running = await made([one], { startTime: hoursFromNow(-1) });
    expect(await reason({ activityId: running }, [foreign])).toBe('activity.started');
    expect(await save([one])).toMatchObject({
      ...{ reason: 'activity.overlap', msg: expect.stringContaining('Short and sweet') },
    });
    expect(await stop(running)).toBeUndefined();
    expect(await reason({ activityId: running })).toBe('activity.started');
    await app.database.pool.query(
      `insert into activity (store_id, kind, name, starts_at, ends_at)
       select 2, 'limitedTime', '{"en": "Full"}', mall_now(), mall_now() + interval '1 day' from generate_series(1, $1::int)`,
      [ACTIVITY_RULES.openAtMost],
    );
    expect(await reason({})).toBe('activity.tooMany');
  });

  it('cannot set two prices for a SKU at one time; the clash is reported before saving', async () => {
    const { seller, goods, save, made } = await openStore();
    const [one, two] = goods as [(typeof goods)[0], (typeof goods)[0]];
    const activityId = await made([one], { startTime: hoursFromNow(2), endTime: hoursFromNow(4) });
    const clashes = async (from: number, to: number, more: object = {}) => {
      const input = {
        startTime: hoursFromNow(from),
        endTime: hoursFromNow(to),
        skuIds: [one.skuId, two.skuId],
        ...more,
      };
      return (await seller.call('POST', '/m/activity/clashes', input)).data as Clashes;
    };
    expect(await clashes(3, 9)).toMatchObject([{ skuId: one.skuId, activityId, name: 'Short and sweet' }]);
    expect(await clashes(3, 9, { activityId })).toEqual([]);
    expect(await clashes(5, 9)).toEqual([]);
    expect(await clashes(3, 9, { startTime: '0000-01-01 00:00:00' })).toMatchObject([{ field: 'startTime' }]);
    expect(await clashes(9, 3)).toEqual([]);
    expect((await save([two, one], { startTime: hoursFromNow(3) })).reason).toBe('activity.overlap');
    // This one begins when the other ends.
    const { endTime } = (await seller.call('GET', `/m/activity/info?activityId=${activityId}`)).data as Info;
    expect((await save([one], { startTime: endTime })).reason).toBeUndefined();
    expect((await save([two], { startTime: hoursFromNow(3) })).reason).toBeUndefined();
    // An activity does not clash with itself.
    expect((await save([one], { activityId, endTime: hoursFromNow(3) })).reason).toBeUndefined();
  });

  it('are stopped while they run and deleted before, and make room for others at once', async () => {
    const { goods, made, save, info, stop, remove } = await openStore();
    const coming = await made(goods);
    expect(await stop(coming)).toBe('activity.notOngoing');
    expect(await remove(coming)).toBeUndefined();
    expect(await remove(coming)).toBe('activity.notFound');
    const running = await made(goods, { startTime: hoursFromNow(-1) });
    expect((await info(running)).state).toBe('ongoing');
    expect(await remove(running)).toBe('activity.started');
    expect((await save(goods, { startTime: hoursFromNow(-1) })).reason).toBe('activity.overlap');
    expect(await stop(running)).toBeUndefined();
    expect((await info(running)).state).toBe('ended');
    expect(await stop(running)).toBe('activity.notOngoing');
    expect(await remove(running)).toBe('activity.started');
    expect((await save(goods, { startTime: hoursFromNow(0.001) })).reason).toBeUndefined();
  });

  it('appear in the calendar on the days on which they run', async () => {
    const { seller, goods, made } = await openStore();
    const at = (day: number) => `2031-05-${String(day).padStart(2, '0')} 00:00:00`;
    const first = await made(goods.slice(0, 1), { startTime: at(3), endTime: at(5) });
    const second = await made(goods.slice(1, 2), { startTime: at(4), endTime: at(9) });
    const between = async (from: string, to: string) => {
      const { data } = await seller.call('GET', `/m/activity/calendar?${new URLSearchParams({ from, to })}`);
      return (data as Calendar).map(({ activityId }) => activityId);
    };
    expect(await between(at(1), at(31))).toEqual([first, second]);
    expect(await between(at(1), at(4))).toEqual([first]);
    expect(await between(at(5), at(6))).toEqual([second]);
    expect(await between(at(1), at(3))).toEqual([]);
    expect(await between(at(9), at(10))).toEqual([]);
    const period = new URLSearchParams({ from: at(9), to: '2031-02-31 00:00:00' });
    const refusal = await seller.call('GET', `/m/activity/calendar?${period}`);
    expect(refusal).toMatchObject({ reason: 'input.invalid', data: [{ field: 'to' }] });
  });

  it('list the store’s products and SKUs as candidates, without deleted ones', async () => {
    const { app, seller, goods } = await openStore();
    const [one, two] = goods as [(typeof goods)[0], (typeof goods)[0]];
    const [foreign] = (await goodsOf(app, 3, 1)) as [(typeof goods)[0]];
    await app.database.pool.query('update sku_stock set available = 17 where sku_id = $1', [two.skuId]);
    await app.database.pool.query('update product set status = -1 where id = $1', [one.prodId]);
    const prodIds = [two, foreign, one].map(({ prodId }) => prodId).join();
    const candidates = (await seller.call('GET', `/m/activity/candidates?prodIds=${prodIds}`)).data as Candidates;
    expect(candidates.map(({ prodId }) => prodId)).toEqual([two.prodId]);
    expect(candidates[0]?.skus[0]).toMatchObject({ skuId: two.skuId, normalPrice: 100, price: null, stocks: 17 });
  });

  it('of another store are not found, and clerks can only read', async () => {
    const { app, seller, inStore, goods, made, save, stop, remove } = await openStore();
    const activityId = await made(goods, { startTime: hoursFromNow(-1) });
    await inStore(5);
    const own = await goodsOf(app, 5, 1);
    expect((await save(own, { activityId })).reason).toBe('activity.notFound');
    expect(await seller.reason('GET', `/m/activity/info?activityId=${activityId}`)).toBe('activity.notFound');
    expect(await stop(activityId)).toBe('activity.notFound');
    expect(await remove(activityId)).toBe('activity.notFound');
    expect((await seller.call('GET', '/m/activity/page')).data).toMatchObject({ total: 0 });
    const skuIds = goods.map(({ skuId }) => skuId);
    const period = { startTime: hoursFromNow(-1), endTime: hoursFromNow(9) };
    expect((await seller.call('POST', '/m/activity/clashes', { ...period, skuIds })).data).toEqual([]);
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('POST', '/m/activity', { activityId })).toBe('access.forbidden');
  });
});

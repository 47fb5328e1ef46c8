import type * as contract from '@galleria/contract/activities/flash-sale';
import type * as staffContract from '@galleria/contract/activities/staff-flash-sales';
import type { OutputOf } from '@galleria/contract/operation';
import { roundAt, roundTimes } from '@galleria/domain/activities/flash-sale';
import { HOUR_MS } from '@galleria/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { activities } from '../../activities/index.ts';
import { OWNER } from '../../sellers/testing/seller-browser.ts';
import { type Goods, goodsOf, openActivityMaker, setClock } from '../testing/activity-maker.ts';

type Page = OutputOf<typeof contract.flashSalePage>;
type Applications = OutputOf<typeof staffContract.flashApplicationPage>;
type Rounds = OutputOf<typeof contract.storeFlashRounds>;

const TOMORROW = new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 10);
/** Three hours ahead, so that the sessions of the test are still valid when the round starts. */
const ROUND = roundAt(new Date(Date.now() + 3 * HOUR_MS), 'UTC');
const CLOSED = (ROUND.round + 1) % 12;

async function openMall() {
  const app = await openTestApp();
  await app.database.pool.query('delete from activity; update sku_stock set available = 50');
  const maker = await openActivityMaker(app);
  const staff = await callAsStaff(app, 'marketing.view', 'marketing.edit');
  const given = (goods: readonly Goods[], pieces = 10) => ({
    ...{ kind: 'flashSale', names: { en: 'Two hours' }, startTime: undefined, endTime: undefined },
    terms: { flashDay: ROUND.day, flashRound: ROUND.round },
    items: goods.map(({ skuId }) => ({ skuId, price: 40, pieces })),
  });
  const apply = (goods: readonly Goods[], changes: object = {}) => maker.made(goods, { ...given(goods), ...changes });
  const decide = (verb: string, activityId: number, version = 1, more: object = {}) =>
    staff.reason('PUT', `/s/seckill/${verb}`, { activityId, version, ...more });
  const stateOf = async (activityId: number) =>
    ((await maker.seller.call('GET', `/m/activity/info?activityId=${activityId}`)).data as { state: string }).state;
  return { ...maker, app, staff, given, apply, decide, stateOf };
}

const stockOf = async ({ database: { pool } }: TestApp, { skuId }: Goods) =>
  (await pool.query('select available from sku_stock where sku_id = $1', [skuId])).rows[0].available as number;
const turn = (app: TestApp) => activities.jobs?.turnActivities?.run(app.services.activities, {});

/** Counts of pieces are cached for one second; a busy machine may take longer. */
const POLL_OPTIONS = { timeout: 10_000 };

describe('the application for a flash sale', () => {
  it('sets no price until the mall approves it, which takes its pieces out of the stock', async () => {
    const { app, staff, apply, decide, stateOf } = await openMall();
    const [goods] = await goodsOf(app, 2, 1);
    if (!goods) throw new Error('no goods');
    const activityId = await apply([goods]);
    expect(await stateOf(activityId)).toBe('waiting');
    const { records } = await staff.get<Applications>('/s/seckill/application/page');
    expect(records).toMatchObject([
      { activityId, version: 1, ...ROUND, pieces: 10, limitPerBuyer: 1, productCount: 1 },
    ]);
    await setClock(app, new Date(roundTimes(ROUND, 'UTC').startsAt.getTime() + 1000).toISOString());
    const price = async () => (await app.services.activities.current()).priceOf(goods.skuId)?.priceCents;
    expect(await price()).toBeUndefined();
    expect(await stockOf(app, goods)).toBe(50);
    expect(await decide('approve', activityId)).toBeUndefined();
    expect(await decide('approve', activityId)).toBe('flashSale.decided');
    await expect.poll(price).toBe(4000);
    expect(await stockOf(app, goods)).toBe(40);
    expect(await stateOf(activityId)).toBe('ongoing');
    expect(await lastMessage(app, OWNER.mail)).toMatchObject({ template: 'flashSaleApproved' });
  });

  it('can be refused with a reason, then changed and sent again', async () => {
    const { app, given, save, apply, decide, stateOf } = await openMall();
    const goods = await goodsOf(app, 2, 1);
    const activityId = await apply(goods);
    expect(await decide('refuse', activityId, 1, { reason: 'Too dear.' })).toBeUndefined();
    expect(await stateOf(activityId)).toBe('refused');
    expect(await lastMessage(app, OWNER.mail)).toMatchObject({
      ...{ template: 'flashSaleRefused', text: expect.stringContaining('Too dear.') },
    });
    expect(await save(goods, { ...given(goods, 5), activityId })).toMatchObject({ data: { activityId } });
    expect(await stateOf(activityId)).toBe('waiting');
    expect(await decide('approve', activityId, 1)).toBe('flashSale.changed');
    expect(await decide('approve', activityId, 2)).toBeUndefined();
    expect(await save(goods, { ...given(goods), activityId })).toMatchObject({ reason: 'flashSale.approved' });
  });

  it('must name an open round, pieces of each SKU, and no more products than staff allow', async () => {
    const { app, staff, given, save } = await openMall();
    const goods = await goodsOf(app, 2, 3);
    const rounds = Array.from({ length: 12 }, (_, round) => ({ round, isOpen: round !== CLOSED, productsPerStore: 2 }));
    expect(await staff.reason('PUT', '/s/seckill/rounds', { rounds })).toBeUndefined();
    const refusal = async (changes: object, some = goods.slice(0, 2)) =>
      (await save(some, { ...given(some), ...changes })).reason;
    expect(await refusal({ terms: {} })).toBe('flashSale.round');
    expect(await refusal({ terms: { flashDay: TOMORROW, flashRound: CLOSED } })).toBe('flashSale.round');
    expect(await refusal({ terms: { flashDay: '2020-01-01', flashRound: 1 } })).toBe('flashSale.round');
    expect(await refusal({ items: goods.slice(0, 1).map(({ skuId }) => ({ skuId, price: 40 })) })).toBe(
      'flashSale.pieces',
    );
    expect(await refusal({}, goods)).toBe('flashSale.tooManyProducts');
    expect(await refusal({})).toBeUndefined();
    expect(await refusal({}, goods.slice(2))).toBe('flashSale.tooManyProducts');
  });

  it('lists the rounds that stores can apply for', async () => {
    const { app, seller, apply } = await openMall();
    await apply(await goodsOf(app, 2, 2));
    const roundsOf = async (day: string) => (await seller.call('GET', `/m/seckill/rounds?day=${day}`)).data as Rounds;
    const { rounds, days } = await roundsOf(TOMORROW);
    expect([days.length, rounds.length]).toEqual([14, 12]);
    const ours = (await roundsOf(ROUND.day)).rounds.find(({ round }) => round === ROUND.round);
    expect(ours).toMatchObject({ ...ROUND, productsAtMost: 5, productsLeft: 3 });
  });

  it('cannot be approved beside another activity, or when the stock no longer suffices', async () => {
    const { app, made, apply, decide } = await openMall();
    const [first, second] = await goodsOf(app, 2, 2);
    if (!first || !second) throw new Error('no goods');
    const [clashing, poor] = [await apply([first]), await apply([second])];
    await made([first]);
    expect(await decide('approve', clashing)).toBe('activity.overlap');
    await app.database.pool.query('update sku_stock set available = 9 where sku_id = $1', [second.skuId]);
    expect(await decide('approve', poor)).toBe('flashSale.stock');
    expect(await stockOf(app, second)).toBe(9);
  });
});

describe('pieces of a flash sale', () => {
  it('go back to the stock when the store deletes or stops it and when staff take it down', async () => {
    const { app, seller, staff, apply, decide } = await openMall();
    const goods = await goodsOf(app, 2, 3);
    const [deleted, stopped, takenDown] = goods as [Goods, Goods, Goods];
    const ids = [await apply([deleted]), await apply([stopped]), await apply([takenDown])];
    for (const id of ids) expect(await decide('approve', id)).toBeUndefined();
    expect(await Promise.all(goods.map((one) => stockOf(app, one)))).toEqual([40, 40, 40]);
    expect(await seller.reason('DELETE', `/m/activity?activityId=${ids[0]}`)).toBeUndefined();
    await setClock(app, new Date(roundTimes(ROUND, 'UTC').startsAt.getTime() + 1000).toISOString());
    expect(await seller.reason('PUT', '/m/activity/stop', { activityId: ids[1] })).toBeUndefined();
    expect(await staff.reason('PUT', '/s/activity/takeDown', { activityId: ids[2], reason: 'x' })).toBeUndefined();
    await Promise.all([turn(app), turn(app)]);
    expect(await Promise.all(goods.map((one) => stockOf(app, one)))).toEqual([50, 50, 50]);
  });
});

describe('the zone of flash sales', () => {
  it('shows the products of a round before and during it, and none after it, by the clock alone', async () => {
    const { app, apply, decide } = await openMall();
    const [goods] = await goodsOf(app, 2, 1);
    if (!goods) throw new Error('no goods');
    const activityId = await apply([goods]);
    await decide('approve', activityId);
    const page = async (query = '') => (await app.call(`/seckill/page${query}`)).envelope.data as Page;
    const info = async () => (await app.call(`/seckill/info?prodId=${goods.prodId}&activityId=${activityId}`)).envelope;
    const stocks = { seckillOriginStocks: 10, seckillTotalStocks: 10 };
    const before = await page(`?day=${ROUND.day}&round=${ROUND.round}`);
    expect(before).toMatchObject({
      shown: ROUND,
      total: 1,
      records: [{ state: 'notStarted', seckillSearchVO: stocks }],
    });
    expect(await page()).toMatchObject({ shown: ROUND });
    expect((await info()).data).toMatchObject({
      state: 'notStarted',
      ...stocks,
      limitPerBuyer: 1,
      unpaidLimitMinutes: 15,
    });
    const { startsAt, endsAt } = roundTimes(ROUND, 'UTC');
    await setClock(app, new Date(startsAt.getTime() + 1000).toISOString());
    await expect.poll(async () => (await page()).records[0]?.state, POLL_OPTIONS).toBe('ongoing');
    const [card] = (await page()).records;
    expect(card).toMatchObject({ prodType: 2, activityPrice: 40, activityInProgress: true, seckillSearchVO: stocks });
    await app.database.pool.query(
      `update activity_unit set trade_id = id, user_id = gen_random_uuid(), ordinal = 1 where activity_id = $1`,
      [activityId],
    );
    await expect.poll(async () => (await page()).records[0]?.state, POLL_OPTIONS).toBe('soldOut');
    expect((await info()).data).toMatchObject({ state: 'soldOut', seckillTotalStocks: 0 });
    await setClock(app, new Date(endsAt.getTime() + 1000).toISOString());
    await expect.poll(async () => (await page()).total, POLL_OPTIONS).toBe(0);
    expect((await info()).data).toMatchObject({ state: 'ended' });
    expect((await app.call('/seckill/info?prodId=1')).envelope).toMatchObject({ reason: 'activity.notFound' });
  });
});

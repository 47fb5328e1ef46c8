import { type APIRequestContext, expect } from '@playwright/test';
import { inDatabase } from '../database.ts';
import type { Goods } from './goods.ts';
import { signInSellerByApi } from './sellers.ts';
import { signInStaffByApi } from './staff.ts';

interface FlashSaleOptions {
  readonly name: string;
  readonly priceCents: number;
  readonly pieces: number;
  /** By default the SKU of the goods. */
  readonly skuIds?: readonly number[];
}

/** Applies for a round of tomorrow for the demo seller's store, by API; returns the activity's id. */
export async function applyForFlashSale(
  request: APIRequestContext,
  goods: Goods,
  options: FlashSaleOptions,
): Promise<number> {
  await signInSellerByApi(request);
  const { day, round } = await openRound(request);
  const { activityId } = await send(request, 'POST', '/m/activity', {
    kind: 'flashSale',
    names: { en: options.name },
    terms: { flashDay: day, flashRound: round },
    items: (options.skuIds ?? [goods.skuId]).map((skuId) => ({
      ...{ skuId, price: options.priceCents / 100, pieces: options.pieces },
    })),
  });
  return activityId;
}

/** Applies, approves, and moves the flash sale so that it is ongoing. */
export async function makeFlashSale(
  request: APIRequestContext,
  goods: Goods,
  options: FlashSaleOptions,
): Promise<number> {
  const activityId = await applyForFlashSale(request, goods, options);
  await signInStaffByApi(request);
  await send(request, 'PUT', '/s/seckill/approve', { activityId, version: 1 });
  await moveFlashSale(activityId, -60);
  return activityId;
}

/** Starts in so many seconds, for an hour. It is then in no round of the zone. */
export function moveFlashSale(activityId: number, startsInSeconds: number): Promise<void> {
  return setTimes(activityId, `mall_now() + make_interval(secs => ${startsInSeconds})`);
}

/** Moves the flash sale into the ongoing round of the zone. */
export async function moveIntoRound(request: APIRequestContext, activityId: number): Promise<void> {
  const { data } = await (await request.get('/api/seckill/page')).json();
  const running = data.rounds.find(({ state }: { state: string }) => state === 'ongoing');
  await setTimes(activityId, `timestamptz '${running.startTimeIso}'`);
}

/** The start of an activity writes nothing, so the mall only has to invalidate its cache. */
function setTimes(activityId: number, startsAt: string): Promise<void> {
  return inDatabase(async (client) => {
    await client.query(
      `update activity set starts_at = ${startsAt}, ends_at = mall_now() + interval '1 hour' where id = $1`,
      [activityId],
    );
    await client.query(
      `update activity_item set during = tstzrange(starts_at, ends_at) from activity
       where activity.id = activity_id and activity_id = $1`,
      [activityId],
    );
    await client.query(`select pg_notify('mall_changed', 'activities')`);
  });
}

/** A round of tomorrow in which the store has room. */
async function openRound(request: APIRequestContext): Promise<{ day: string; round: number }> {
  const { days } = await rounds(request, '');
  const found = await rounds(request, `?day=${days[1]}`);
  const free = found.rounds.find(({ productsLeft }: { productsLeft: number }) => productsLeft > 0);
  return { day: free.day, round: free.round };
}

async function rounds(request: APIRequestContext, search: string) {
  return (await (await request.get(`/api/m/seckill/rounds${search}`)).json()).data;
}

async function send(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await (await request.fetch(`/api${path}`, { method, data })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
  return answer.data;
}

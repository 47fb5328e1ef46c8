import { type APIRequestContext, expect } from '@playwright/test';
import { inDatabase } from '../database.ts';
import type { Goods } from './goods.ts';
import { signInSeller } from './sellers.ts';
import { signInStaff } from './staff.ts';

interface FlashWish {
  readonly name: string;
  readonly priceCents: number;
  readonly pieces: number;
  /** That of the goods unless told otherwise. */
  readonly skuIds?: readonly number[];
}

/** An application of the demo seller's store for a round of tomorrow, made without the form; answers its number. */
export async function applyForFlashSale(request: APIRequestContext, goods: Goods, wish: FlashWish): Promise<number> {
  await signInSeller(request);
  const { day, round } = await openRound(request);
  const { activityId } = await send(request, 'POST', '/m/activity', {
    kind: 'flashSale',
    names: { en: wish.name },
    terms: { flashDay: day, flashRound: round },
    items: (wish.skuIds ?? [goods.skuId]).map((skuId) => ({
      ...{ skuId, price: wish.priceCents / 100, pieces: wish.pieces },
    })),
  });
  return activityId;
}

/** The same, approved, and moved to where it runs already. */
export async function makeFlashSale(request: APIRequestContext, goods: Goods, wish: FlashWish): Promise<number> {
  const activityId = await applyForFlashSale(request, goods, wish);
  await signInStaff(request);
  await send(request, 'PUT', '/s/seckill/approve', { activityId, version: 1 });
  await moveFlashSale(activityId, -60);
  return activityId;
}

/** To begin so many seconds from now, for an hour. It stands in no round of the zone then. */
export function moveFlashSale(activityId: number, startsInSeconds: number): Promise<void> {
  return setTimes(activityId, `mall_now() + make_interval(secs => ${startsInSeconds})`);
}

/** Into the round of the zone that runs now. */
export async function moveIntoRound(request: APIRequestContext, activityId: number): Promise<void> {
  const { data } = await (await request.get('/api/seckill/page')).json();
  const running = data.rounds.find(({ state }: { state: string }) => state === 'ongoing');
  await setTimes(activityId, `timestamptz '${running.startTimeIso}'`);
}

/** Nothing is written when an activity starts: the mall only has to read it anew. */
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

/** Of tomorrow, which the store has room in. */
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

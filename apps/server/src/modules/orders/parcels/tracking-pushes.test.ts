import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { CHECKPOINTS, type Checkpoint, signPush, startFakeAfterShip } from '../testing/fake-aftership.ts';
import { openOrderJobs } from '../testing/order-jobs.ts';
import { sendParcels } from '../testing/sent-parcels.ts';
import { openShopper } from '../testing/shopper.ts';
import { PARCEL_SIGNED } from './record-parcel-events.ts';

const { accepted, departed, outForDelivery, delivered, refused } = CHECKPOINTS;

/** With real keys the published accounts of the demo are banned, so the seller is made active again. */
async function openMallWith(provider: Awaited<ReturnType<typeof startFakeAfterShip>>) {
  const app = await openTestApp({ afterShip: provider.keys });
  await app.database.pool.query(`update seller set status = 'active', ban_reason = '', banned_at = null`);
  return app;
}

/** A mall with AfterShip's keys, and parcels that AfterShip tracks. */
async function openFollowed(...waybills: string[]) {
  const provider = await startFakeAfterShip();
  const app = await openMallWith(provider);
  const jobs = openOrderJobs(app, { tracking: provider.gateway });
  const sent = await sendParcels(app, ...waybills);
  for (const parcelId of sent.parcelIds) await jobs.run('trackParcel', { parcelId });
  const deliver = async (payload: string, headers = signPush(payload)) => {
    const answer = await app.server.inject({
      ...{ method: 'POST', url: '/api/hooks/aftership', payload },
      headers: { 'content-type': 'application/json', ...headers },
    });
    return [answer.statusCode, (answer.json() as { outcome?: string }).outcome];
  };
  const push = (waybill: string, ...checkpoints: Checkpoint[]) => deliver(provider.push(waybill, checkpoints));
  return { ...sent, app, provider, jobs, deliver, push };
}

const announced = async ({ database }: TestApp) => {
  const { rows } = await database.queries.execute(
    sql`select from graphile_worker._private_jobs where payload ->> 'event' = ${PARCEL_SIGNED}`,
  );
  return rows.length;
};

describe('AfterShip webhooks', () => {
  it('appear in the order of the store and of the buyer; other buyers get parcel.notFound', async () => {
    const { app, push, parcels, info, ada, number, parcelIds } = await openFollowed('SF-1001');
    expect(await push('SF-1001', accepted, departed)).toEqual([200, 'applied']);
    expect(await parcels()).toMatchObject([{ state: 2, events: [{ place: 'Shenzhen' }, {}] }]);
    expect(await push('SF-1001', accepted, departed, refused)).toEqual([200, 'applied']);
    expect(await info()).toMatchObject({
      hasProblem: true,
      packages: [{ state: 4, events: [{ words: 'Refused' }, {}, {}] }],
    });
    expect((await ada.detail(number)).logisticsState).toBe(4);
    expect((await ada.call('GET', `/myDelivery/deliveryOrder/${parcelIds[0]}`)).data).toMatchObject({
      ...{ orderNumber: number, status: 3, number: 1, count: 1, state: 4 },
      lines: [{ prodCount: 1 }],
    });
    const bob = await openShopper(app);
    expect(await bob.reason('GET', `/myDelivery/deliveryOrder/${parcelIds[0]}`)).toBe('parcel.notFound');
    expect(await bob.reason('GET', '/myDelivery/deliveryOrder/999999999')).toBe('parcel.notFound');
  });

  it('apply each event once, in any order, and never change a signed parcel back', async () => {
    const { app, push, parcels, number, ada } = await openFollowed('SF-1001');
    expect(await push('SF-1001', outForDelivery)).toEqual([200, 'applied']);
    expect(await push('SF-1001', accepted)).toEqual([200, 'applied']);
    expect(await parcels()).toMatchObject([{ state: 201 }]);
    expect(await push('SF-1001', delivered)).toEqual([200, 'applied']);
    expect(await push('SF-1001', accepted, outForDelivery, delivered)).toEqual([200, 'duplicate']);
    const late = { ...departed, checkpoint_time: '2026-11-12T00:00:00+08:00' };
    expect(await push('SF-1001', late)).toEqual([200, 'applied']);
    expect(await parcels()).toMatchObject([
      { state: 3, events: [{ state: 2 }, { state: 3 }, { state: 201 }, { state: 1 }] },
    ]);
    expect(await announced(app)).toBe(1);
    expect((await ada.detail(number)).logisticsState).toBe(3);
  });

  it('require a valid signature of the exact body, and ignore other events', async () => {
    const { deliver, push, provider, parcels } = await openFollowed('SF-1001');
    const body = provider.push('SF-1001', [delivered]);
    expect(await deliver(body, {})).toEqual([401, undefined]);
    expect(await deliver(body, signPush(body, 'another secret'))).toEqual([401, undefined]);
    expect(await deliver(`${body} `, signPush(body))).toEqual([401, undefined]);
    expect(await deliver('{}', signPush('{}'))).toEqual([400, undefined]);
    const other = JSON.stringify({ event: 'edd_revise', msg: {} });
    expect(await deliver(other, signPush(other))).toEqual([200, 'ignored']);
    expect(await deliver(provider.push('SF-ELSEWHERE', [delivered]))).toEqual([200, 'unknownParcel']);
    expect(await parcels()).toMatchObject([{ state: 0, events: [] }]);
    const announcedOnly = { ...accepted, tag: 'InfoReceived', subtag: 'InfoReceived_001' };
    const future = { ...delivered, checkpoint_time: '2999-01-01T00:00:00Z' };
    const timeless = { ...delivered, checkpoint_time: 'soon' };
    expect(await push('SF-1001', announcedOnly, future, timeless)).toEqual([200, 'duplicate']);
    const unzoned = { ...departed, checkpoint_time: '2026-11-10T12:00:00', location: 'A\u0000B' };
    expect(await push('SF-1001', unzoned)).toEqual([200, 'applied']);
    expect(await parcels()).toMatchObject([{ state: 2, events: [{ time: '2026-11-10 12:00:00', place: 'A B' }] }]);
  });

  it('that arrive before the registration are matched by courier and waybill number', async () => {
    const provider = await startFakeAfterShip();
    const app = await openMallWith(provider);
    const { parcels } = await sendParcels(app, 'sf-early-1');
    const send = (slug: string) => {
      const body = provider.push('SF-EARLY-1', [accepted]).replace('sf-express', slug);
      return app.server.inject({ method: 'POST', url: '/api/hooks/aftership', headers: signPush(body), payload: body });
    };
    expect((await send('dhl')).json()).toEqual({ outcome: 'unknownParcel' });
    expect((await send('sf-express')).json()).toEqual({ outcome: 'applied' });
    expect(await parcels()).toMatchObject([{ state: 1 }]);
  });

  it('of a corrected waybill no longer change the parcel', async () => {
    const { push, seller, parcelIds, parcels } = await openFollowed('SF-1001');
    await push('SF-1001', delivered);
    const corrected = await seller.call('PUT', '/m/order/waybill', {
      parcelId: parcelIds[0],
      dvyId: 8,
      dvyFlowId: 'DHL-1',
    });
    expect(corrected.success).toBe(true);
    expect(await parcels()).toMatchObject([{ state: 0, events: [], dvyFlowId: 'DHL-1' }]);
    expect(await push('SF-1001', delivered)).toEqual([200, 'unknownParcel']);
  });
});

/** Sends two different reports of the delivery at once; returns how often the parcel is announced as signed for. */
async function signTwice(prepare: (app: TestApp) => Promise<void> = async () => undefined) {
  const { app, push, parcels } = await openFollowed('SF-1001');
  await prepare(app);
  await Promise.all([push('SF-1001', delivered), push('SF-1001', { ...delivered, message: 'Left with a neighbour' })]);
  expect(await parcels()).toMatchObject([{ state: 3, events: [{}, {}] }]);
  return announced(app);
}

describe('concurrent AfterShip webhooks', () => {
  it('with the same events give one timeline and one arrival', async () => {
    const { app, push, parcels } = await openFollowed('SF-1001');
    await Promise.all(Array.from({ length: 10 }, () => push('SF-1001', accepted, delivered)));
    expect(await parcels()).toMatchObject([{ state: 3, events: [{}, {}] }]);
    expect(await announced(app)).toBe(1);
  });

  it('with different events give one arrival', async () => {
    expect(await signTwice()).toBe(1);
  });

  it('control: without the row lock of the parcel two arrivals are announced', async () => {
    const write = 'update parcel_rows set state = new.state, signed_at = new.signed_at where id = new.id';
    expect(await signTwice((app) => removeRowLocks(app, 'parcel', { event: 'update', count: 2, write }))).toBe(2);
  });
});

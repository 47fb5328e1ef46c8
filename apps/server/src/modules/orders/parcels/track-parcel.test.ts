import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { afterShipGateway } from '../../../gateways/tracking/aftership/aftership-gateway.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { CHECKPOINTS, startFakeAfterShip } from '../testing/fake-aftership.ts';
import { openOrderJobs } from '../testing/order-jobs.ts';
import { backdateTracking, sendParcels } from '../testing/sent-parcels.ts';
import { PARCEL_SHIPPED } from './ship-parcels.ts';

const { accepted, departed, delivered } = CHECKPOINTS;

const trackings = async ({ database }: TestApp) =>
  (
    await database.pool.query(
      "select reference, rejection, failed_pulls, next_pull_at from parcel_tracking where provider = 'aftership' order by parcel_id",
    )
  ).rows;

describe('trackParcel', () => {
  it('registers a shipped parcel at AfterShip, once', async () => {
    const app = await openTestApp();
    const provider = await startFakeAfterShip();
    const jobs = openOrderJobs(app, { tracking: provider.gateway });
    const { parcelIds } = await sendParcels(app, 'SF10001', 'SF10001');
    const [parcelId, second] = parcelIds;
    for (let run = 0; run < 2; run++) await jobs.deliver(PARCEL_SHIPPED, { parcelId });
    expect(provider.state.requests).toMatchObject([
      { method: 'POST', path: '/tracking/2026-07/trackings', headers: { 'as-api-key': provider.keys.apiKey } },
    ]);
    expect(JSON.parse(provider.state.requests[0]?.body ?? '')).toEqual({
      tracking_number: 'SF10001',
      slug: 'sf-express',
    });
    const reference = provider.idOf('SF10001');
    expect(await trackings(app)).toMatchObject([{ reference }]);
    // AfterShip has the waybill already, from a second parcel or from a try whose answer was lost.
    await jobs.run('trackParcel', { parcelId: second });
    expect(await trackings(app)).toMatchObject([{ reference }, { reference }]);
  });

  it('fails, and is therefore retried, while the provider is down or the key is wrong', async () => {
    const app = await openTestApp();
    const provider = await startFakeAfterShip();
    const { parcelIds } = await sendParcels(app, 'SF10003');
    const [parcelId] = parcelIds;
    provider.state.mode = 'down';
    await expect(openOrderJobs(app, { tracking: provider.gateway }).run('trackParcel', { parcelId })).rejects.toThrow(
      '503',
    );
    provider.state.mode = 'up';
    const tracking = afterShipGateway({ ...provider.keys, apiKey: 'another' });
    await expect(openOrderJobs(app, { tracking }).run('trackParcel', { parcelId })).rejects.toThrow('401');
    expect(await trackings(app)).toEqual([]);
  });

  it('shows a rejected waybill to the store and not to the buyer, and tracks the corrected one', async () => {
    const app = await openTestApp();
    const provider = await startFakeAfterShip();
    const jobs = openOrderJobs(app, { tracking: provider.gateway });
    const { info, parcels, parcelIds, seller } = await sendParcels(app, 'BAD10004');
    const [parcelId] = parcelIds;
    await jobs.run('trackParcel', { parcelId });
    const rejection = 'The value of `tracking_number` is invalid.';
    expect((await info()).packages).toMatchObject([{ rejection, carrier: 'none' }]);
    expect(JSON.stringify(await parcels())).not.toContain('tracking_number');
    await seller.call('PUT', '/m/order/waybill', { parcelId, dvyId: 1, dvyFlowId: 'SF10004' });
    const { rows } = await app.database.queries.execute(
      sql`select payload from graphile_worker._private_jobs where payload::jsonb = jsonb_build_object('parcelId', ${parcelId}::int)`,
    );
    expect(rows).toHaveLength(1);
    await jobs.run('trackParcel', { parcelId });
    expect((await info()).packages).toMatchObject([{ rejection: '', carrier: 'real' }]);
  });
});

describe('pullTracking', () => {
  it('fetches events that no webhook delivered, and polls less often while nothing changes', async () => {
    const app = await openTestApp();
    const provider = await startFakeAfterShip();
    const jobs = openOrderJobs(app, { tracking: provider.gateway });
    const { parcelIds, parcels } = await sendParcels(app, 'SF10005');
    await jobs.run('trackParcel', { parcelId: parcelIds[0] });
    const asked = () => provider.state.requests.filter(({ method }) => method === 'GET').length;
    await jobs.run('pullTracking');
    expect(asked()).toBe(0);
    provider.learn('SF10005', [accepted, departed]);
    await backdateTracking(app, 1);
    await jobs.run('pullTracking');
    expect(await parcels()).toMatchObject([
      {
        state: 2,
        carrier: 'real',
        events: [
          { state: 2, time: '2026-11-10 04:00:00', place: 'Shenzhen' },
          { state: 1, time: '2026-11-10 00:00:00' },
        ],
      },
    ]);
    await backdateTracking(app, 1);
    await jobs.run('pullTracking');
    const { rows } = await app.database.pool.query(
      `select extract(epoch from next_pull_at - mall_now())::int / 3600 as hours from parcel_tracking where provider = 'aftership'`,
    );
    expect(rows[0]?.hours).toBeGreaterThanOrEqual(11);
    provider.learn('SF10005', [accepted, departed, delivered]);
    await backdateTracking(app, 1);
    await jobs.run('pullTracking');
    expect(await parcels()).toMatchObject([{ state: 3 }]);
    expect(await trackings(app)).toMatchObject([{ next_pull_at: null }]);
    expect(asked()).toBe(3);
  });

  it('backs off while the provider is down, and stops tracking a waybill that the provider has deleted', async () => {
    const app = await openTestApp();
    const provider = await startFakeAfterShip();
    const jobs = openOrderJobs(app, { tracking: provider.gateway });
    const { parcelIds } = await sendParcels(app, 'SF20001', 'SF20002', 'SF20003', 'SF20004');
    for (const parcelId of parcelIds) await jobs.run('trackParcel', { parcelId });
    await backdateTracking(app, 1);
    provider.state.mode = 'down';
    await jobs.run('pullTracking');
    expect(provider.state.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
    const failed = (await trackings(app)).map(({ failed_pulls }) => failed_pulls);
    expect(failed.toSorted()).toEqual([0, 1, 1, 1]);
    provider.state.mode = 'up';
    await app.database.pool.query(`update parcel_tracking set reference = 'forgotten' where provider = 'aftership'`);
    await backdateTracking(app, 1);
    await jobs.run('pullTracking');
    await jobs.run('pullTracking');
    expect((await trackings(app)).map(({ next_pull_at }) => next_pull_at)).toContain(null);
  });

  it('advances parcels of the demo carrier by the mall’s clock, and marks them as demo', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const { parcelIds, parcels, info } = await sendParcels(app, 'SF30001', 'SF30000000');
    for (const parcelId of parcelIds) await jobs.run('trackParcel', { parcelId });
    const states = async () => (await parcels()).map(({ state }) => state);
    expect(await parcels()).toMatchObject([{ carrier: 'demo', state: 0 }, { carrier: 'demo' }]);
    const steps = [
      ['1 minute', [1, 1]],
      ['2 minutes', [2, 2]],
      ['4 minutes', [201, 4]],
      ['6 minutes', [3, 4]],
      ['70 minutes', [3, 3]],
    ] as const;
    for (const [time, expected] of steps) {
      await app.moveClock(`${time} 1 second`);
      await jobs.run('pullTracking');
      expect(await states()).toEqual(expected);
    }
    const [first, second] = (await info()).packages;
    expect(first?.events.map(({ state }) => state)).toEqual([3, 201, 2, 1]);
    expect(second?.events.map(({ state }) => state)).toEqual([3, 201, 4, 2, 1]);
  });
});

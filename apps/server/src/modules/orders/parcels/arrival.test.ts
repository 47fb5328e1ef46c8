import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { listMessages } from '../../../infra/messages/messages-db.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { accounts } from '../../accounts/index.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openOrderJobs } from '../testing/order-jobs.ts';
import { backdateTracking, sendParcels, sendParcelsTo } from '../testing/sent-parcels.ts';
import { openShopper } from '../testing/shopper.ts';
import { PARCEL_SIGNED } from './record-parcel-events.ts';

const TO_RECEIVE = 3;
const TO_REVIEW = 4;
const MAIL = 'ada@example.org';
/** A waybill for which the demo carrier reports a problem. */
const PROBLEM_TIMELINE = 'SF-0000';

async function adaWithMail(app: TestApp) {
  const person = { name: 'ada_l', nickName: 'Ada', mail: MAIL, locale: 'en', password: 'Secret#ada1' } as const;
  const userId = await inTransaction(app.database, SYSTEM, (transaction) =>
    accounts.seed.seedAccount(transaction, { ...person, payPassword: '135790' }),
  );
  return openShopper(app, userId);
}

/** The demo carrier tracks these parcels from now on; `arrive` delivers those without a problem. */
async function follow(app: TestApp, parcelIds: readonly number[]) {
  const jobs = openOrderJobs(app);
  for (const parcelId of parcelIds) await jobs.run('trackParcel', { parcelId });
  const arrive = async (minutes = 6) => {
    await backdateTracking(app, minutes);
    await jobs.run('pullTracking');
  };
  return { jobs, arrive };
}

describe('an order whose parcels are signed for', () => {
  it('is announced to the buyer by one mail, after its last parcel', async () => {
    const app = await openTestApp();
    const { parcelIds, number } = await sendParcelsTo(app, await adaWithMail(app), ['SF-1001', PROBLEM_TIMELINE]);
    const { jobs, arrive } = await follow(app, parcelIds);
    const deliverPush = () =>
      Promise.all([...parcelIds, ...parcelIds].map((parcelId) => jobs.deliver(PARCEL_SIGNED, { parcelId })));
    await arrive();
    await deliverPush();
    expect(await listMessages(app.database.queries, MAIL, 10)).toEqual([]);
    await arrive(70);
    await deliverPush();
    const written = await listMessages(app.database.queries, MAIL, 10);
    expect(written).toMatchObject([
      { template: 'orderArrived', subject: `Galleria: Your order ${number} has arrived` },
    ]);
  });

  it('is received three days after its last parcel, and not while a parcel is in transit', async () => {
    const app = await openTestApp();
    const whole = await sendParcels(app, 'SF-1001', 'SF-1002');
    const half = await sendParcels(app, 'SF-1003', PROBLEM_TIMELINE);
    const { jobs, arrive } = await follow(app, [...whole.parcelIds, ...half.parcelIds]);
    await arrive();
    const status = async ({ ada, number }: typeof whole) => (await ada.detail(number)).status;
    await app.moveClock('2 days 23 hours');
    await jobs.run('receiveOverdueOrders');
    expect([await status(whole), await status(half)]).toEqual([TO_RECEIVE, TO_RECEIVE]);
    await app.moveClock('3 days 1 minute');
    await jobs.run('receiveOverdueOrders');
    expect([await status(whole), await status(half)]).toEqual([TO_REVIEW, TO_RECEIVE]);
    await app.moveClock('14 days 1 minute');
    await jobs.run('receiveOverdueOrders');
    expect(await status(half)).toBe(TO_REVIEW);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('is received once when the buyer and the job do it concurrently', async () => {
    const app = await openTestApp();
    const { ada, number, parcelIds } = await sendParcels(app, 'SF-1001');
    const { jobs, arrive } = await follow(app, parcelIds);
    await arrive();
    await app.moveClock('4 days');
    const [answer] = await Promise.all([
      ada.reason('PUT', `/myOrder/receipt/${number}`),
      jobs.run('receiveOverdueOrders'),
      jobs.run('receiveOverdueOrders'),
    ]);
    expect([undefined, 'order.stateChanged']).toContain(answer);
    expect((await ada.detail(number)).status).toBe(TO_REVIEW);
    const { data } = await ada.call('GET', '/score/page');
    expect((data as { records: { reason: string }[] }).records.map(({ reason }) => reason)).toEqual(['orderReceived']);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});

describe('an order with a problem parcel', () => {
  it('is counted and found in the store’s list until it is received', async () => {
    const app = await openTestApp();
    const { seller, number, parcelIds, ada } = await sendParcels(app, 'SF-1001', PROBLEM_TIMELINE);
    const waiting = async () => ((await seller.call('GET', '/m/order/count')).data as { problem: number }).problem;
    const found = async () => {
      const { data } = await seller.call('GET', '/m/order/page?hasProblem=true');
      return (data as { records: { orderNumber: string }[] }).records.map(({ orderNumber }) => orderNumber);
    };
    const before = await waiting();
    expect(await found()).not.toContain(number);
    const { arrive } = await follow(app, parcelIds);
    await arrive();
    expect(await waiting()).toBe(before + 1);
    expect(await found()).toContain(number);
    await ada.call('PUT', `/myOrder/receipt/${number}`);
    expect(await waiting()).toBe(before);
    expect(await found()).not.toContain(number);
  });
});

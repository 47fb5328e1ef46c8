import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listMessages } from '../../../infra/messages/messages-db.ts';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { newBuyer, rowsOf } from '../../accounts/testing/people.ts';
import { REFUND_CHANGED } from '../requests/move-to.ts';
import { countOpenDisputes, countUnansweredDisputes } from './disputes-db.ts';
import { ChangedRefund, notifyOfDispute } from './notify-of-dispute.ts';
import { refundFigures } from './refund-figures.ts';
import { openArbiter, openCase } from './testing/dispute-desk.ts';

const app = await openSharedTestApp();
const { queries } = app.database;

describe('disputePage', () => {
  it('lists disputes by view: open oldest first, own, waiting for a second person, and ruled', async () => {
    const [ines, otto] = [await openArbiter(app), await openArbiter(app)];
    const small = await openCase(app, { priceCents: 2_000, count: 1 });
    const large = await openCase(app, { priceCents: 200_000, count: 1 });
    const before = await countOpenDisputes(queries);
    const [first, second] = [await small.open(), await large.open()];
    const numbers = async (view: string) => (await ines.page(`view=${view}`)).records.map(({ refundSn }) => refundSn);
    expect((await numbers('open')).slice(-2)).toEqual([first, second]);
    expect(await numbers('mine')).toEqual([]);
    await ines.call('PUT', '/intervention/assign', { refundSn: first });
    expect(await numbers('mine')).toEqual([first]);
    await otto.rule(second, 'full');
    expect(await numbers('second')).toContain(second);
    expect(await countOpenDisputes(queries)).toEqual({
      ...{ disputes: before.disputes + 1, rulings: before.rulings + 1 },
    });
    await ines.rule(first, 'refused');
    expect((await numbers('ruled'))[0]).toBe(first);
    expect(await numbers('open')).not.toContain(first);
    const page = await ines.call('GET', `/refund/page?keyword=${small.orderNumber}`);
    expect(page.data).toMatchObject({ total: 1, records: [{ refundSn: first, returnMoneySts: -1 }] });
    const proceeding = await ines.call('GET', `/refund/page?view=proceeding&userId=${small.ada.userId}`);
    expect(proceeding.data).toMatchObject({ total: 0 });
  });

  it.each(['2026-02-31 00:00:00', '0000-01-01 00:00:00'])(
    'refuses the invalid time %s before it reaches the database',
    async (time) => {
      const ines = await openArbiter(app);
      const answer = await ines.call('GET', `/refund/page?startTime=${encodeURIComponent(time)}`);
      expect(answer).toMatchObject({ reason: 'input.invalid', data: [{ field: 'startTime' }] });
    },
  );

  it('shows the assignee of a dispute, and refuses one whose role does not handle disputes', async () => {
    const ines = await openArbiter(app);
    const { open } = await openCase(app, { priceCents: 2_000, count: 1 });
    const refundSn = await open();
    const people = (await ines.call('GET', '/intervention/staff')).data as { staffId: string; name: string }[];
    const [colleague] = people;
    const give = (staffId: unknown) => ines.call('PUT', '/intervention/assign', { refundSn, staffId });
    expect((await give(colleague?.staffId)).success).toBe(true);
    expect(await ines.info(refundSn)).toMatchObject({ assignee: colleague?.name, assigneeId: colleague?.staffId });
    const [finance] = await rowsOf<{ id: string }>(
      app,
      sql`select staff_member.id from staff_member join staff_role on staff_role.id = role_id
        where staff_role.name = 'finance' limit 1`,
    );
    expect((await give(finance?.id)).reason).toBe('staff.notFound');
  });
});

describe('disputeInfo', () => {
  it('returns the order, the dispute, its steps and the buyer’s earlier requests together', async () => {
    const ines = await openArbiter(app);
    const { open, buyer, ada } = await openCase(app, { priceCents: 2_000, count: 3 });
    const earlier = await open();
    await ines.rule(earlier, 'part', { amount: 5 });
    const refundSn = await open();
    await buyer('POST', '/proof', { refundSn, words: 'Here' });
    expect(await ines.info(refundSn)).toMatchObject({
      ...{ userId: ada.userId, orderStatus: 3, paid: 60, refundedBefore: 5, maxAmount: 20, isStorePaid: false },
      dispute: { reason: 'refusedWrongly', words: 'Look at the handle', ruling: null },
      ...{ proposal: null, assigneeId: null, isExtended: false, packages: [] },
      earlierOfBuyer: [{ refundSn: earlier, amount: 5, ruling: 'part' }],
    });
    const [asked] = (await ines.info(refundSn)).steps;
    expect(asked).toMatchObject({ what: 'said', by: 'buyer', who: '' });
    expect((await ines.info(earlier)).maxAmount).toBe(0);
    expect((await ines.call('GET', '/intervention/info?refundSn=9999999999')).reason).toBe('refund.notFound');
  });
});

describe('steps of a dispute', () => {
  it('name the staff who took, asked and proposed; the store sees neither names nor proposals', async () => {
    const [colleague] = (await (await openArbiter(app)).call('GET', '/intervention/staff')).data as {
      staffId: string;
    }[];
    const ines = await openArbiter(app, colleague?.staffId);
    const { open, seller } = await openCase(app, { priceCents: 200_000, count: 1 });
    const refundSn = await open();
    await ines.call('PUT', '/intervention/assign', { refundSn });
    await ines.ask(refundSn, 'seller');
    await ines.rule(refundSn, 'full');
    const { steps } = await ines.info(refundSn);
    const { assignee: name } = await ines.info(refundSn);
    expect(name).not.toBe('');
    for (const what of ['assigned', 'asked', 'proposed']) {
      expect(steps.find((step) => step.what === what)).toMatchObject({ by: 'platform', who: name });
    }
    expect(steps.find((step) => step.what === 'refused')).toMatchObject({ by: 'seller', who: '' });
    const seen = (await seller('GET', `/refund/info?refundSn=${refundSn}`)).data as { steps: object[] };
    expect(JSON.stringify(seen.steps)).not.toContain(name);
    expect(seen.steps).not.toContainEqual(expect.objectContaining({ what: 'proposed' }));
  });
});

describe('disputes that wait for an answer of the store', () => {
  it('are counted until it adds evidence, again when staff ask it, and not after its time is over', async () => {
    const mall = await openTestApp();
    const ines = await openArbiter(mall);
    const { open, seller, storeId } = await openCase(mall, { priceCents: 2_000, count: 1 });
    const count = () => countUnansweredDisputes(mall.database.queries, storeId);
    const before = await count();
    const refundSn = await open();
    expect(await count()).toBe(before + 1);
    const answer = () => seller('POST', '/refund/proof', { refundSn, words: 'We sent the right one' });
    await answer();
    expect(await count()).toBe(before);
    await ines.ask(refundSn, 'buyer');
    expect(await count()).toBe(before);
    await ines.ask(refundSn, 'seller');
    expect(await count()).toBe(before + 1);
    const waiting = (await seller('GET', '/waitingWork')).data as { kind: string; count: number }[];
    expect(waiting).toContainEqual({ kind: 'disputedRefunds', count: before + 1 });
    await mall.moveClock('30 days');
    expect(await count()).toBe(0);
  });
});

describe('refundFigures', () => {
  it('count requests, disputes, lost disputes and answers of the last 90 days', async () => {
    const mall = await openTestApp();
    const ines = await openArbiter(mall);
    const { open, apply, storeId, seller } = await openCase(mall, { priceCents: 2_000, count: 4 });
    const before = await refundFigures(mall.database.queries, storeId);
    await ines.rule(await open(), 'full');
    await ines.rule(await open(), 'refused');
    await apply();
    const after = await refundFigures(mall.database.queries, storeId);
    expect({
      requests: after.requests - before.requests,
      disputes: after.disputes - before.disputes,
      lost: after.lostDisputes - before.lostDisputes,
      amount: after.amount - before.amount,
    }).toEqual({ requests: 3, disputes: 2, lost: 1, amount: 20 });
    expect(after.refundRate).toBeGreaterThan(0);
    expect(after.answerHours).not.toBeNull();
    expect((await seller('GET', '/refund/figures')).data).toEqual(after);
    expect((await ines.call('GET', `/store/refunds?storeId=${storeId}`)).data).toEqual(after);
    await mall.moveClock('91 days');
    expect(await refundFigures(mall.database.queries, storeId)).toMatchObject({ requests: 0, disputes: 0, orders: 0 });
  });

  it('are counted from indexes on store and time', async () => {
    for (const table of ['refund_request', 'dispute']) {
      const plan = await app.database.pool.connect();
      await plan.query('begin; set local enable_seqscan = off');
      const { rows } = await plan.query(
        `explain select count(*) from ${table} where store_id = 5 and created_at >= mall_now() - interval '90 days'`,
      );
      await plan.query('rollback');
      plan.release();
      expect(JSON.stringify(rows)).toMatch(/Index.* (refund_request_store|dispute_store)/);
    }
  });
});

describe('mails about disputes', () => {
  it('inform both sides of each step with its reason, once per event', async () => {
    const mall = await openTestApp();
    const ines = await openArbiter(mall);
    const { userId, mail } = await newBuyer(mall, 'ada_d');
    const { open, sellerId } = await openCase(mall, { priceCents: 2_000, count: 1, userId });
    const refundSn = await open();
    await ines.ask(refundSn, 'buyer', 'Which box was it?');
    await ines.call('PUT', '/intervention/extend', { refundSn });
    await ines.rule(refundSn, 'part', { amount: 7.5, words: 'The handle is broken.' });
    for (const _ of [1, 2]) await deliver(mall);
    const [owner] = await rowsOf<{ mail: string }>(mall, sql`select mail from seller where id = ${sellerId}`);
    const disputesTo = async (address: string) =>
      (await listMessages(mall.database.queries, address, 100)).filter(({ template }) => /ispute/.test(template));
    const [toBuyer, toStore] = [await disputesTo(mail), await disputesTo(owner?.mail ?? '')];
    expect(toBuyer.map(({ template }) => template).toSorted()).toEqual([
      ...['disputeExtended', 'disputeGranted', 'disputeOpened', 'disputeQuestion'],
    ]);
    expect(toStore.map(({ template }) => template).toSorted()).toEqual([
      ...['storeDisputeExtended', 'storeDisputeGranted', 'storeDisputeOpened'],
    ]);
    const ruling = toBuyer.find(({ template }) => template === 'disputeGranted');
    expect(ruling?.text).toContain('$7.50');
    expect(ruling?.text).toContain('The handle is broken');
    expect(toBuyer.find(({ template }) => template === 'disputeQuestion')?.text).toContain('Which box was it?');
  });
});

/** Delivers the announced events as the outbox does. */
async function deliver({ database, services }: typeof app): Promise<void> {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = $1`,
    [REFUND_CHANGED],
  );
  for (const { payload } of rows) await notifyOfDispute(services.afterSales, ChangedRefund.parse(payload));
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { buyerAt, buyerId, newBuyer, rowsOf } from '../../accounts/testing/people.ts';
import { proveBalance } from '../index.ts';

async function openOffice(app: TestApp) {
  const [ines, otto] = [await callAsStaff(app, ...ADJUST), await callAsStaff(app, ...ADJUST)];
  const userId = await buyerId(app);
  const adjust = async (change: number, more: object = {}) => {
    const wanted = { userId, submissionId: randomUUID(), kind: 'balance', change, reason: 'For the broken vase' };
    return ines.call('POST', '/s/adjustments', { ...wanted, ...more });
  };
  const balance = async (kind = 'buyerWallet') =>
    Number(
      (await rowsOf(app, sql`select balance from ledger_account where kind = ${kind} and owner = ${userId}`))[0]
        ?.balance ?? 0,
    );
  return { ines, otto, userId, adjust, balance };
}

const ADJUST = ['buyers.view', 'buyers.adjust'] as const;
const idOf = ({ data }: { data?: unknown }) => (data as { adjustmentId: number }).adjustmentId;

describe('an adjustment', () => {
  const opened = openSharedTestApp();

  it('up to the limit is booked at once, with a reason that the buyer sees', async () => {
    const app = await opened;
    const { ines, adjust, balance, userId } = await openOffice(app);
    const before = await balance();
    expect((await adjust(500)).data).toMatchObject({ state: 'posted' });
    expect(await balance()).toBe(before + 50_000);
    const buyer = await buyerAt(app);
    const page = (await buyer.call('GET', '/p/balance/page')).data as { records: object[] };
    expect(page.records[0]).toMatchObject({ reason: 'adjusted', note: 'For the broken vase', change: 500 });
    const points = await balance('buyerPoints');
    expect((await adjust(-30, { kind: 'points', reason: 'Counted twice' })).data).toMatchObject({ state: 'posted' });
    expect(await balance('buyerPoints')).toBe(points - 30);
    const history = (await buyer.call('GET', '/p/score/page')).data as { records: object[] };
    expect(history.records[0]).toMatchObject({ reason: 'adjusted', note: 'Counted twice', change: -30 });
    const [entry] = await rowsOf(
      app,
      sql`select actor_id, after from audit_entry where operation = 'adjustBuyer' limit 1`,
    );
    expect(entry).toMatchObject({
      actor_id: ines.staffId,
      after: { userId, change: 500, reason: 'For the broken vase' },
    });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('cannot exceed the balance, and is booked once per submission id', async () => {
    const app = await opened;
    const { adjust, balance } = await openOffice(app);
    const before = await balance('buyerPoints');
    const all = { kind: 'points', submissionId: randomUUID() };
    expect((await adjust(-(before + 1), { kind: 'points' })).reason).toBe('adjustment.insufficient');
    expect((await adjust(0.5, { kind: 'points' })).reason).toBe('adjustment.wholePoints');
    const answers = await Promise.all([adjust(20, all), adjust(20, all), adjust(20, all)]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await balance('buyerPoints')).toBe(before + 20);
    expect((await adjust(1, { userId: randomUUID() })).reason).toBe('buyer.notFound');
  });

  it('that is submitted again returns the first one, and is refused with other values', async () => {
    const app = await opened;
    const { adjust, balance } = await openOffice(app);
    const before = await balance();
    const submissionId = randomUUID();
    const first = await adjust(7, { submissionId });
    expect((await adjust(7, { submissionId })).data).toEqual(first.data);
    const others = [
      await adjust(8, { submissionId }),
      await adjust(7, { submissionId, kind: 'points' }),
      await adjust(700, { submissionId, kind: 'points' }),
      await adjust(7, { submissionId, reason: 'For another vase' }),
      await adjust(7, { submissionId, userId: (await newBuyer(app, 'vase')).userId }),
    ];
    expect(new Set(others.map(({ reason }) => reason))).toEqual(new Set(['adjustment.submittedOtherwise']));
    expect(await balance()).toBe(before + 700);
    const entries = await rowsOf(
      app,
      sql`select after from audit_entry where input->>'submissionId' = ${submissionId} and after is not null`,
    );
    expect(entries).toEqual([{ after: expect.objectContaining({ change: 7, adjustmentId: idOf(first) }) }]);
  });

  it('above the limit waits for a second, different person', async () => {
    const app = await opened;
    const { ines, otto, adjust, balance } = await openOffice(app);
    const before = await balance();
    const adjustmentId = idOf(await adjust(500.01));
    expect(await balance()).toBe(before);
    expect(await ines.reason('POST', '/s/adjustments/approve', { adjustmentId })).toBe('adjustment.samePerson');
    const waiting = (await otto.call('GET', '/s/adjustments/page?state=waiting')).data;
    expect(waiting).toMatchObject({ total: 1, records: [{ adjustmentId, isOwn: false, change: 500.01 }] });
    expect(await otto.reason('POST', '/s/adjustments/approve', { adjustmentId })).toBeUndefined();
    expect(await otto.reason('POST', '/s/adjustments/approve', { adjustmentId })).toBe('adjustment.decided');
    expect(await balance()).toBe(before + 50_001);
    const taken = idOf(await adjust(-900_000));
    expect(await otto.reason('POST', '/s/adjustments/approve', { adjustmentId: taken })).toBe(
      'adjustment.insufficient',
    );
    const no = { adjustmentId: taken, reason: 'Far too much' };
    expect(await ines.reason('POST', '/s/adjustments/reject', no)).toBeUndefined();
    expect(await ines.reason('POST', '/s/adjustments/reject', no)).toBe('adjustment.decided');
    expect(await balance()).toBe(before + 50_001);
  });

  it('cannot be approved by its requester, also by a database constraint', async () => {
    const app = await opened;
    const { adjust } = await openOffice(app);
    const id = idOf(await adjust(700));
    const forged = sql`update adjustment set state = 'posted', decided_by = requested_by, decided_at = mall_now() where id = ${id}`;
    await expect(app.database.queries.execute(forged)).rejects.toMatchObject({
      cause: { constraint: 'adjustment_second_person' },
    });
    await expect(
      app.database.queries.execute(sql`update adjustment set state = 'posted' where id = ${id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'adjustment_second_person' } });
  });
});

const ROUNDS = 12;

describe('concurrent decisions about one adjustment', () => {
  /** Two colleagues approve and one rejects; returns the number of calls that succeeded. */
  async function decideAtOnce(app: TestApp, adjustmentId: number, round: number) {
    const [otto, lina] = [await callAsStaff(app, ...ADJUST), await callAsStaff(app, ...ADJUST)];
    const calls = [
      () => otto.reason('POST', '/s/adjustments/approve', { adjustmentId }),
      () => lina.reason('POST', '/s/adjustments/reject', { adjustmentId, reason: 'Not agreed' }),
      () => lina.reason('POST', '/s/adjustments/approve', { adjustmentId }),
    ];
    const answers = await Promise.all(calls.map((_, index) => calls[(index + round) % calls.length]?.()));
    return answers.filter((reason) => reason === undefined).length;
  }

  it('let one succeed: it is booked once, or not at all', async () => {
    const app = await openTestApp();
    const { adjust, balance } = await openOffice(app);
    const before = await balance();
    for (let round = 0; round < ROUNDS; round++) {
      expect(await decideAtOnce(app, idOf(await adjust(600)), round)).toBe(1);
    }
    const [{ posted } = { posted: 0 }] = await rowsOf(
      app,
      sql`select count(*)::int as posted from adjustment where state = 'posted' and needs_second_person`,
    );
    expect(await balance()).toBe(before + Number(posted) * 60_000);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('control: without the row lock several succeed', async () => {
    const app = await openTestApp();
    const { adjust } = await openOffice(app);
    const adjustmentId = idOf(await adjust(600));
    const write = `update adjustment_rows set state = new.state, decided_by = new.decided_by,
      decided_at = new.decided_at, decision_note = new.decision_note, journal_id = new.journal_id where id = new.id`;
    await removeRowLocks(app, 'adjustment', { event: 'update', count: 3, write });
    expect(await decideAtOnce(app, adjustmentId, 0)).toBeGreaterThan(1);
  });
});

import type { Envelope } from '@galleria/contract/wire/envelope';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { SYSTEM } from '@galleria/domain/access/access';
import { PROMOTION_COST, storePayable } from '@galleria/domain/ledger/accounts';
import { move } from '@galleria/domain/ledger/journal';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { postJournal, proveBalance, readBalance } from '../../ledger/index.ts';
import { OWNER } from '../../sellers/testing/seller-browser.ts';
import { site } from '../../site/index.ts';
import { staff } from '../../staff/index.ts';
import { addAccount, openStoreMoney, payableCents } from '../testing/store-money.ts';
import { countWaitingPayouts } from './staff-payouts-db.ts';

async function staffOf(app: TestApp, { name, mail }: { readonly name: string; readonly mail: string }) {
  const permissions = ['payouts.view', 'payouts.approve'];
  const staffId = (await staff.seed.findStaffId(app.database.queries, mail)) ?? '';
  const authorization = await openSession(app.database.queries, 'staff', staffId, { permissions });
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object): Promise<Envelope> =>
    (await app.call(`/s/payout${path}`, { method, headers: { authorization }, ...(payload && { payload }) })).envelope;
  return {
    name,
    approve: (payoutNumber: string) => call('PUT', '/approve', { payoutNumber }),
    reject: (payoutNumber: string, state = 'requested') =>
      call('PUT', '/reject', { payoutNumber, reason: 'The name does not match', state }),
    pay: (payoutNumber: string) => call('PUT', '/paid', { payoutNumber, reference: 'T-77' }),
    batch: () => call('POST', '/batch', {}),
    list: async (query = '') => (await call('GET', `/page?${query}`)).data as { records: Record<string, unknown>[] },
    transfer: (payoutNumber: string) => call('GET', `/transfer?payoutNumber=${payoutNumber}`),
    csv: async (batchId: number) => {
      const url = `/api/s/payout/batch/export?batchId=${batchId}`;
      return (await app.server.inject({ method: 'GET', url, headers: { authorization } })).body;
    },
  };
}

async function openDesk(availableCents: number) {
  const money = await openStoreMoney(availableCents);
  const accountId = await addAccount(money.seller);
  const request = async (amount: number) => {
    const { data, reason } = await money.seller.call('POST', '/m/payout', { amount, accountId });
    if (!data) throw new Error(`refused: ${reason}`);
    return (data as { payoutNumber: string }).payoutNumber;
  };
  const [ann, bob] = [await staffOf(money.app, demoStaff.finance), await staffOf(money.app, demoStaff.superuser)];
  return { ...money, request, accountId, ann, bob };
}

const messagesOf = async (app: TestApp) => {
  const { rows } = await app.database.pool.query(
    `select template from message where template like 'payout%' order by id`,
  );
  return rows.map(({ template }) => template);
};

describe('payouts for staff', () => {
  it('are listed, approved, sent in one batch and marked as paid, and the owners are notified', async () => {
    const { app, balance, request, ann } = await openDesk(10_000);
    const number = await request(60.5);
    expect((await ann.list('state=waiting')).records[0]).toMatchObject({
      ...{ payoutNumber: number, storeId: 5, amount: 60.5, state: 'requested', needsSecond: false, mayApprove: true },
    });
    expect(await countWaitingPayouts(app.database.queries)).toBe(1);
    expect((await ann.batch()).reason).toBe('payout.noneToSend');
    expect((await ann.pay(number)).reason).toBe('payout.decided');
    expect((await ann.approve(number)).data).toEqual({ isApproved: true });
    expect(await balance()).toMatchObject({ available: 39.5, requested: 60.5 });
    const { batchId } = (await ann.batch()).data as { batchId: number };
    expect((await ann.batch()).reason).toBe('payout.noneToSend');
    const csv = await ann.csv(batchId);
    expect(csv).toContain('DE89370400440532013000');
    expect(csv).toContain(number);
    expect(csv).toContain('60.50');
    expect(await ann.csv(batchId)).toBe(csv);
    expect((await ann.transfer(number)).data).toMatchObject({ accountNumber: 'DE89370400440532013000', amount: 60.5 });
    expect((await ann.pay(number)).success).toBe(true);
    expect((await ann.pay(number)).reason).toBe('payout.decided');
    expect(await balance()).toMatchObject({ available: 39.5, requested: 0, withdrawn: 60.5 });
    expect((await ann.list(`number=${number}`)).records[0]).toMatchObject({
      ...{ requestedBy: OWNER.name, firstApprovedBy: '', approvedBy: ann.name, endedBy: ann.name },
    });
    expect(await messagesOf(app)).toContain('payoutPaid');
    expect(await proveBalance(app.database.queries)).toEqual([]);
    const { rows } = await app.database.pool.query(
      `select reason from ledger_journal where key like 'payout:%' order by id desc limit 3`,
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['payoutPaid', 'payoutApproved', 'payoutRequested']);
  });

  it('need approval by two different people above the limit', async () => {
    const { app, request, ann, bob } = await openDesk(100_000);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedSetting(transaction, 'rules', { payoutAccountWaitHours: 0, payoutSecondPersonAboveCents: 50_000 }),
    );
    const number = await request(500.01);
    expect((await ann.approve(number)).data).toEqual({ isApproved: false });
    expect((await ann.approve(number)).reason).toBe('payout.samePerson');
    expect((await ann.list('state=waiting')).records[0]).toMatchObject({ isFirstApproved: true, mayApprove: false });
    expect((await bob.list('state=waiting')).records[0]).toMatchObject({ needsSecond: true, mayApprove: true });
    expect((await bob.approve(number)).data).toEqual({ isApproved: true });
    expect((await bob.reject(number, 'approved')).success).toBe(true);
    expect((await bob.list(`number=${number}`)).records[0]).toMatchObject({
      ...{ requestedBy: OWNER.name, firstApprovedBy: ann.name, approvedBy: bob.name, endedBy: bob.name },
    });
    const forged = app.database.queries.execute(
      sql`update payout set approver_id = first_approver_id where number = ${number}`,
    );
    await expect(forged).rejects.toThrow();
  });

  it('are not approved while the store owes money, and return to the store when they are rejected', async () => {
    const { app, balance, request, ann } = await openDesk(10_000);
    const number = await request(80);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      postJournal(transaction, {
        ...{ key: 'clawedBack:test', reason: 'clawedBack' },
        lines: move(storePayable(5), PROMOTION_COST, 5_000),
      }),
    );
    expect(await balance()).toMatchObject({ available: -30, requested: 80 });
    expect((await ann.approve(number)).reason).toBe('payout.storeOwes');
    expect((await ann.reject(number)).success).toBe(true);
    expect(await balance()).toMatchObject({ available: 50, requested: 0 });
    expect(await messagesOf(app)).toContain('payoutRejected');
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});

const ROUNDS = 15;
type Desk = Awaited<ReturnType<typeof staffOf>>;
const PAIRS: readonly ((desk: Desk, number: string) => Promise<Envelope>[])[] = [
  (desk, number) => [desk.approve(number), desk.approve(number)],
  (desk, number) => [desk.approve(number), desk.reject(number)],
  (desk, number) => [desk.pay(number), desk.pay(number)],
];

describe('concurrent decisions about payouts', () => {
  it(`have one outcome in ${ROUNDS} rounds of approving twice, approving and rejecting, and paying twice`, async () => {
    const { app, request, ann, bob } = await openDesk(100_000);
    let paid = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const number = await request(10);
      const pair = round % PAIRS.length;
      if (pair === 2) await ann.approve(number);
      const answers = await Promise.all(PAIRS[pair]?.(ann, number) ?? []);
      expect(answers.map(({ success, reason }) => (success ? 'ok' : reason)).toSorted()).toEqual([
        'ok',
        'payout.decided',
      ]);
      if (pair < 2) await bob.reject(number, 'approved');
      if (pair === 2) paid += 1_000;
    }
    expect(await payableCents(app, 5)).toBe(100_000 - paid);
    for (const kind of ['payoutPending', 'payoutApproved'] as const) {
      expect(await readBalance(app.database.queries, { kind, owner: '5', unit: 'cents' })).toBe(0);
    }
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('control: without the row lock one payout is both approved and rejected', async () => {
    const { app, request, ann, bob } = await openDesk(100_000);
    // Two open payouts have pending money for both; with one, the ledger refuses to move the same money twice.
    await app.database.queries.execute(sql`drop index payout_open`);
    await request(10);
    const number = await request(10);
    const write = 'update payout_rows set state = new.state, ended_at = new.ended_at where id = new.id';
    await removeRowLocks(app, 'payout', { event: 'update', count: 2, write });
    const answers = await Promise.all([ann.approve(number), bob.reject(number)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
  });
});

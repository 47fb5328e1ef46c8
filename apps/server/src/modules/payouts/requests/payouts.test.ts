import { SYSTEM } from '@galleria/domain/access/access';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openSecrets } from '../../../infra/secrets/secrets.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { testConfig } from '../../../testing/test-config.ts';
import type { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openNumberVault } from '../context.ts';
import { approvePayout, markPayoutPaid, type PayoutsContext, readPayoutTransfer, rejectPayout } from '../index.ts';
import { addAccount, openStoreMoney, type Payout } from '../testing/store-money.ts';
import { requestWeeklyPayouts } from './request-weekly-payouts.ts';

async function openRequests(availableCents: number) {
  const money = await openStoreMoney(availableCents);
  const { seller } = money;
  const accountId = await addAccount(seller);
  return {
    ...money,
    accountId,
    request: (amount: number) => seller.call('POST', '/m/payout', { amount, accountId }),
    cancel: (payoutNumber: string) => seller.reason('PUT', '/m/payout/cancel', { payoutNumber }),
  };
}

async function payoutsOf(seller: TestBrowser): Promise<Payout[]> {
  return ((await seller.call('GET', '/m/payout/page?size=100')).data as { records: Payout[] }).records;
}

/** Runs a decision of the platform on the latest payout of store 5. */
async function decide<Answer>(app: TestApp, work: (transaction: Transaction, id: number) => Promise<Answer>) {
  const { rows } = await app.database.pool.query('select max(id)::int as id from payout where store_id = 5');
  return inTransaction(app.database, SYSTEM, (transaction) => work(transaction, rows[0].id));
}

describe('a payout', () => {
  it('reserves its amount, is approved and paid, and the ledger balances at every step', async () => {
    const { app, seller, balance, request, cancel } = await openRequests(10_000);
    const { payoutNumber } = (await request(60.5)).data as { payoutNumber: string };
    expect(await balance()).toMatchObject({ available: 39.5, requested: 60.5, withdrawn: 0 });
    expect((await request(10)).reason).toBe('payout.open');
    expect(await decide(app, (transaction, id) => markPayoutPaid(transaction, id, 'T-1'))).toMatchObject({
      refused: 'payout.decided',
    });
    expect(await decide(app, approvePayout)).toBe('approved');
    const numbers = openNumberVault(openSecrets(testConfig({ dataDir: inject('testDatabase').dataDir })));
    expect(await decide(app, ({ queries }, id) => readPayoutTransfer(queries, numbers, id))).toMatchObject({
      ...{ number: payoutNumber, amountCents: 6_050, state: 'approved', accountNumber: 'DE89370400440532013000' },
    });
    expect(await cancel(payoutNumber)).toBe('payout.decided');
    expect((await request(10)).reason).toBe('payout.open');
    expect(await decide(app, (transaction, id) => markPayoutPaid(transaction, id, 'T-1'))).toBeUndefined();
    expect(await balance()).toMatchObject({ available: 39.5, requested: 0, withdrawn: 60.5 });
    expect(await payoutsOf(seller)).toMatchObject([
      { payoutNumber, amount: 60.5, state: 'paid', account: 'DE•••• 3000', reference: 'T-1' },
    ]);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('returns the amount when it is cancelled or rejected', async () => {
    const { app, seller, balance, request, cancel } = await openRequests(5_000);
    const { payoutNumber } = (await request(50)).data as { payoutNumber: string };
    expect(await cancel(payoutNumber)).toBeUndefined();
    expect(await cancel(payoutNumber)).toBe('payout.decided');
    expect(await balance()).toMatchObject({ available: 50, requested: 0 });
    await request(50);
    await decide(app, approvePayout);
    await decide(app, (transaction, id) => rejectPayout(transaction, id, 'The name does not match'));
    expect(await balance()).toMatchObject({ available: 50, requested: 0, withdrawn: 0 });
    expect(await payoutsOf(seller)).toMatchObject([
      { state: 'rejected', reason: 'The name does not match' },
      { state: 'cancelled' },
    ]);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('is refused below the minimum amount, above the balance, and for accounts of another store', async () => {
    const { seller, accountId, request, cancel } = await openRequests(5_000);
    expect((await request(9.99)).reason).toBe('payout.tooSmall');
    expect((await request(50.01)).reason).toBe('payout.insufficient');
    const { payoutNumber } = (await request(50)).data as { payoutNumber: string };
    await seller.call('POST', '/m/store/switch', { storeId: 2 });
    expect(await cancel(payoutNumber)).toBe('payout.notFound');
    expect((await seller.call('POST', '/m/payout', { amount: 10, accountId })).reason).toBe('payoutAccount.notFound');
    expect(await seller.reason('PUT', '/m/payout/schedule', { accountId })).toBe('payoutAccount.notFound');
  });

  it('is requested weekly for stores with a schedule, once in concurrent runs of the job', async () => {
    const { app, seller, accountId, balance } = await openRequests(5_000);
    const run = () =>
      requestWeeklyPayouts({
        database: app.database,
        log: createLog({ logLevel: 'silent' }),
        rules: async () => DEFAULT_RULES,
      } as PayoutsContext);
    await run();
    expect(await payoutsOf(seller)).toEqual([]);
    await seller.call('PUT', '/m/payout/schedule', { accountId });
    expect((await balance()).weekly).toEqual({ accountId });
    await Promise.all([run(), run(), run()]);
    expect(await payoutsOf(seller)).toMatchObject([{ amount: 50, isAutomatic: true, state: 'requested' }]);
    await seller.call('PUT', '/m/payout/schedule', {});
    expect((await balance()).weekly).toBeNull();
  });
});

const CONCURRENCY = 6;
const openCount = (payouts: readonly Payout[]) => payouts.filter(({ state }) => state === 'requested').length;

describe('concurrent payout requests and decisions', () => {
  it('leave one request open', async () => {
    const { seller, balance, request } = await openRequests(10_000);
    const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => request(10)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(openCount(await payoutsOf(seller))).toBe(1);
    expect(await balance()).toMatchObject({ available: 90, requested: 10 });
  });

  it('control: without the unique index several requests are open, but never above the balance', async () => {
    const { app, seller, balance, request } = await openRequests(4_000);
    await app.database.queries.execute(sql`drop index payout_open`);
    const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => request(10)));
    expect(answers.filter(({ success }) => success).length).toBeGreaterThan(1);
    expect(openCount(await payoutsOf(seller))).toBeGreaterThan(1);
    expect((await balance()).available).toBeGreaterThanOrEqual(0);
  });

  /** The store cancels while the platform approves and pays. */
  async function cancelAndApprove(app: TestApp, seller: TestBrowser, payoutNumber: string) {
    const [approved, cancelled] = await Promise.all([
      decide(app, approvePayout),
      seller.reason('PUT', '/m/payout/cancel', { payoutNumber }),
    ]);
    return [approved === 'approved', cancelled === undefined].filter(Boolean).length;
  }

  it('end with the payout either approved or cancelled', async () => {
    const { app, seller, balance, request } = await openRequests(10_000);
    for (let round = 0; round < 10; round++) {
      const { payoutNumber } = (await request(10)).data as { payoutNumber: string };
      expect(await cancelAndApprove(app, seller, payoutNumber)).toBe(1);
      if ((await balance()).requested > 0) {
        await decide(app, (transaction, id) => rejectPayout(transaction, id, 'next round'));
      }
    }
    expect(await balance()).toMatchObject({ available: 100, requested: 0 });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('control: without the row lock a payout is both approved and cancelled', async () => {
    const { app, seller, request } = await openRequests(10_000);
    // Two open payouts have pending money for both; with one, the ledger refuses to move the same money twice.
    await app.database.queries.execute(sql`drop index payout_open`);
    await request(10);
    const { payoutNumber } = (await request(10)).data as { payoutNumber: string };
    const write = `update payout_rows set state = new.state, ended_at = new.ended_at where id = new.id`;
    await removeRowLocks(app, 'payout', { event: 'update', count: 2, write });
    expect(await cancelAndApprove(app, seller, payoutNumber)).toBe(2);
  });
});

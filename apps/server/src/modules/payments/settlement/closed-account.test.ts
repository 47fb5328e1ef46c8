import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runBeforeCommit } from '../../../testing/interleave.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { dataOf, openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { runFourAtOnce } from '../testing/run-four-at-once.ts';
import { deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const RACES = 16;
const SPREAD_MS = 250;
const TRANSFER = 8;
const CLOSE = `update account set status = 'closed', closed_at = now() where id = $1`;

type Buyer = Awaited<ReturnType<PayMall['buyer']>>;

/** A top-up of 5.00 that is paid at the gateway; `sendEvent` delivers its webhook event. */
async function paidTopUp(mall: PayMall, { browser }: Buyer) {
  const answer = await browser.call('POST', '/p/balance/recharge', { amount: 5, payType: 13 });
  const { payNumber } = dataOf(answer) as { payNumber: string };
  const [row] = await mall.rows<{ gateway_ref: string }>('select gateway_ref from payment where number = $1', [
    payNumber,
  ]);
  const reference = row?.gateway_ref ?? '';
  await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [reference]);
  return { sendEvent: () => deliverSandbox(mall, sandboxEvent('charge.paid', { payNumber, reference }, 500)) };
}

const walletsOf = (mall: PayMall, { userId }: Buyer) =>
  mall.rows(`select balance::int from ledger_account where kind = 'buyerWallet' and owner = $1`, [userId]);

describe('a paid top-up while the account is being closed', () => {
  it('waits for the lock on the account and refunds the top-up', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { sendEvent } = await paidTopUp(mall, ada);
    const closing = await mall.database.pool.connect();
    onTestFinished(() => closing.release(true));
    await closing.query('begin');
    await closing.query('select from account where id = $1 for update', [ada.userId]);
    const delivered = sendEvent();
    await expect.poll(async () => (await waiting(mall)).length, { timeout: 10_000 }).toBe(1);
    await closing.query(CLOSE, [ada.userId]);
    await closing.query('commit');
    expect(await delivered).toMatchObject({ outcome: 'late' });
    expect(await walletsOf(mall, ada)).toEqual([]);
    await mall.work();
    expect(await mall.rows('select state from payment_refund')).toEqual([{ state: 'done' }]);
    expect(await mall.prove()).toEqual([]);
  });

  it(`ends in a refund or an open account, never in the balance of a closed account (${RACES} races)`, async () => {
    const mall = await openPayMall();
    const names = Array.from({ length: RACES }, (_, index) => `racer${index}`);
    await runFourAtOnce(names, async (name) => {
      const buyer = await mall.buyer(name);
      const { sendEvent } = await paidTopUp(mall, buyer);
      const randomDelay = () => setTimeout(Math.random() * SPREAD_MS);
      const [delivered, closed] = await Promise.all([
        randomDelay().then(sendEvent),
        randomDelay().then(() => buyer.browser.reason('POST', '/p/user/destroy', { passWord: `Secret#${name}1` })),
      ]);
      const end = { outcome: delivered.outcome, closed };
      expect([
        { outcome: 'late', closed: undefined },
        { outcome: 'applied', closed: 'account.hasBalance' },
      ]).toContainEqual(end);
    });
    const lost = await mall.rows(
      `select 1 from ledger_account wallet join account on account.id::text = wallet.owner
       where wallet.kind = 'buyerWallet' and wallet.balance > 0 and account.status = 'closed'`,
    );
    expect(lost).toEqual([]);
    expect(await mall.prove()).toEqual([]);
  }, 60_000);
});

describe('control: a paid top-up while the account is being closed, without the row lock on the account', () => {
  it('ends in the balance of a closed account', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { sendEvent } = await paidTopUp(mall, ada);
    await removeRowLocks(mall, 'account', {
      ...{ event: 'update', count: 1 },
      write: 'update account_rows set status = new.status, closed_at = new.closed_at where id = new.id',
    });
    const [delivered, closed] = await runBeforeCommit(mall, 'ledger_journal', {
      first: sendEvent,
      second: () => ada.browser.reason('POST', '/p/user/destroy', { passWord: 'Secret#ada1' }),
    });
    expect([delivered.outcome, closed]).toEqual(['applied', undefined]);
    expect(await mall.rows(`select status from account`)).toContainEqual({ status: 'closed' });
    expect(await walletsOf(mall, ada)).toEqual([{ balance: 500 }]);
  });
});

describe('confirmTransfer after the account was closed', () => {
  it('records a failed refund for staff and adds nothing to the balance', async () => {
    const mall = await openPayMall();
    await mall.set('transferAccount', { payee: 'Galleria Ltd.', account: 'DE00 1234', bank: 'Bank of Tests' });
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId, amount } = await ada.place(2500);
    const pay = () => ada.pay(orderNumbers, TRANSFER);
    await expect.poll(async () => (await pay()).reason, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await pay()) as { payNumber: string };
    dataOf(await ada.browser.call('PUT', `/p/myOrder/cancel/${orderNumbers}`));
    await mall.rows(CLOSE, [ada.userId]);
    for (let n = 0; n < 2; n++) expect(await mall.confirmTransfer(payNumber, amount)).toEqual({ state: 'closed' });
    expect(await walletsOf(mall, ada)).toEqual([]);
    expect(await mall.rows(`select state, amount_cents::int, failure from payment_refund`)).toEqual([
      { state: 'failed', amount_cents: 2500, failure: 'transfer to a closed account' },
    ]);
    const owed = `select balance::int from ledger_account where owner =
      (select 'late:' || id from payment where trade_id = $1)`;
    expect(await mall.rows(owed, [tradeId])).toEqual([{ balance: 2500 }]);
    await mall.moveClock('1 hour');
    await mall.run('reconcilePayments');
    await mall.work();
    expect(await mall.prove()).toEqual([]);
  });
});

/** Sessions of this database that wait for a lock. */
const waiting = (mall: PayMall) =>
  mall.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

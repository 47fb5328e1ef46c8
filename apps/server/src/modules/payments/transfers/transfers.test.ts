import { randomUUID } from 'node:crypto';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { countReasons } from '../../accounts/testing/people.ts';
import { dataOf, openPayMall, PAY_PASSWORD, type PayMall } from '../testing/pay-mall.ts';

const TRANSFER = 8;
const BALANCE = 9;
const BANK = { payee: 'Galleria Ltd.', account: 'DE00 1234', bank: 'Bank of Tests' };
const RACES = 8;

async function openTransferMall() {
  const mall = await openPayMall();
  await mall.set('transferAccount', BANK);
  const ada = await mall.buyer('ada');
  const announce = async (cents: number) => {
    const { orderNumbers, amount } = await ada.place(cents);
    const pay = () => ada.pay(orderNumbers, TRANSFER);
    await expect.poll(async () => (await pay()).reason, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await pay()) as { payNumber: string };
    return { orderNumbers, amount, payNumber };
  };
  const cancel = async (orderNumbers: string) =>
    dataOf(await ada.browser.call('PUT', `/p/myOrder/cancel/${orderNumbers}`));
  return { mall, ada, announce, cancel, staff: await staffOf(mall) };
}

/** Calls of staff, over HTTP. */
async function staffOf(mall: PayMall) {
  const key = await openSession(mall.database.queries, 'staff', randomUUID(), { permissions: [...STAFF_PERMISSIONS] });
  const headers = { authorization: `Bearer ${key}` };
  const decide = async (what: string, payload: object) =>
    (await mall.call(`/s/payment/${what}`, { method: 'POST', headers, payload })).envelope;
  return {
    list: async (query = '') =>
      dataOf((await mall.call(`/s/payment/transfers${query}`, { headers })).envelope) as {
        total: number;
        pages: number;
        records: { payNumber: string; state: string }[];
      },
    confirm: (payNumber: string, amount: number) => decide('confirmTransfer', { payNumber, amount }),
    credit: (payNumber: string, amount: number) => decide('creditTransfer', { payNumber, amount }),
    dismiss: (payNumber: string) => decide('dismissTransfer', { payNumber }),
  };
}

const paymentsOf = (mall: PayMall) =>
  mall.rows('select state, failure, received_cents::int as cents from payment order by id');

describe('transferList', () => {
  it('lists announced transfers until they are confirmed', async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    const first = await announce(2500);
    const second = await announce(1200);
    const listed = await staff.list();
    expect(listed).toMatchObject({ total: 2, pages: 1 });
    expect(listed.records).toMatchObject([
      { ...second, currency: 'USD', state: 'pending' },
      { ...first, currency: 'USD', state: 'pending' },
    ]);
    expect(await staff.list('?size=1&current=2')).toMatchObject({ pages: 2, records: [first] });
    expect((await staff.confirm(first.payNumber, 24.99)).reason).toBe('payment.amount');
    expect((await staff.confirm(first.payNumber, 24.999)).reason).toBe('input.invalid');
    expect(await staff.confirm(first.payNumber, 25)).toMatchObject({ data: { state: 'paid' } });
    expect(await ada.status(first.orderNumbers)).toMatchObject({ state: 'paid' });
    expect((await staff.list()).records).toMatchObject([second]);
    expect(await mall.prove()).toEqual([]);
  });

  it('keeps listing the transfer of a cancelled order, which adds to the balance when confirmed', async () => {
    const { ada, announce, cancel, staff, mall } = await openTransferMall();
    const { payNumber, amount, orderNumbers } = await announce(2500);
    await cancel(orderNumbers);
    expect((await staff.list()).records).toMatchObject([{ payNumber, state: 'closed' }]);
    expect(await staff.confirm(payNumber, amount)).toMatchObject({ data: { state: 'closed' } });
    expect(await ada.balance()).toBe(25);
    expect((await staff.list()).records).toEqual([]);
    expect(await mall.prove()).toEqual([]);
  });

  it('filters by state: pending for unpaid trades, closed for closed ones', async () => {
    const { announce, cancel, staff } = await openTransferMall();
    const waiting = await announce(2500);
    const abandoned = await announce(1200);
    await cancel(abandoned.orderNumbers);
    const list = async (state: string) => {
      const { total, records } = await staff.list(`?state=${state}`);
      return { total, records: records.map(({ payNumber }) => payNumber) };
    };
    expect(await list('pending')).toEqual({ total: 1, records: [waiting.payNumber] });
    expect(await list('closed')).toEqual({ total: 1, records: [abandoned.payNumber] });
    expect(await staff.list()).toMatchObject({ total: 2 });
  });
});

describe('creditTransfer', () => {
  it('adds an amount other than the announced one to the balance once, and leaves the order payable', async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    const { payNumber, orderNumbers } = await announce(10_000);
    expect((await staff.credit(payNumber, 0)).reason).toBe('input.invalid');
    expect((await staff.credit('261115000000000001', 99.5)).reason).toBe('payment.notFound');
    expect((await staff.credit(payNumber, 100)).reason).toBe('payment.confirmInstead');
    expect(await staff.credit(payNumber, 99.5)).toMatchObject({ data: { credited: 99.5 } });
    expect(await staff.credit(payNumber, 99.5)).toMatchObject({ data: { credited: 99.5 } });
    expect((await staff.credit(payNumber, 99.4)).reason).toBe('payment.dealtWith');
    expect((await staff.confirm(payNumber, 100)).reason).toBe('payment.dealtWith');
    expect(await ada.balance()).toBe(99.5);
    expect(await paymentsOf(mall)).toEqual([{ state: 'late', failure: 'mismatch', cents: 9950 }]);
    expect((await staff.list()).records).toEqual([]);
    expect(await lastMessage(mall, ada.mail)).toMatchObject({
      template: 'latePayment',
      text: expect.stringMatching(/\$99\.50 for order .* is not the amount we asked for\. It is in your balance now/),
    });
    expect(await ada.info(orderNumbers)).toMatchObject({ state: 'open', transfer: null, balance: 99.5 });
    await ada.grantBalance(50);
    expect(await ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })).toMatchObject({
      data: { state: 'paid' },
    });
    expect(await ada.balance()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it('is refused after the transfer was confirmed, as is dismissTransfer', async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    const { payNumber, amount } = await announce(2500);
    expect(await staff.confirm(payNumber, amount)).toMatchObject({ data: { state: 'paid' } });
    expect((await staff.credit(payNumber, 24)).reason).toBe('payment.dealtWith');
    expect((await staff.dismiss(payNumber)).reason).toBe('payment.dealtWith');
    expect(await ada.balance()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it(`races with confirmTransfer: exactly one succeeds (${RACES} races)`, async () => {
    const { ada, announce, staff, mall } = await openTransferMall();
    let credits = 0;
    for (let race = 0; race < RACES; race++) {
      const { payNumber, orderNumbers } = await announce(1000);
      const credit = () => staff.credit(payNumber, 9.5);
      const confirm = () => staff.confirm(payNumber, 10);
      const calls = race % 2 ? [credit, confirm, credit] : [confirm, credit, confirm];
      const answers = await Promise.all(calls.map((call) => call()));
      const { success: isCredited } = await credit();
      expect(await ada.status(orderNumbers)).toMatchObject({ state: isCredited ? 'open' : 'paid' });
      const given = answers.filter(({ success }) => success).map(({ data }) => data);
      expect(new Set(given.map((data) => JSON.stringify(data)))).toEqual(
        new Set([JSON.stringify(isCredited ? { credited: 9.5 } : { state: 'paid' })]),
      );
      const { ok = 0, ...refused } = countReasons(answers);
      expect(refused).toEqual({ 'payment.dealtWith': answers.length - ok });
      if (isCredited) credits++;
    }
    expect(await ada.balance()).toBe(credits * 9.5);
    expect(await mall.prove()).toEqual([]);
  });

  it('control: without the row locks creditTransfer or confirmTransfer fails instead of being refused', async () => {
    const { announce, staff, mall } = await openTransferMall();
    const { payNumber } = await announce(1000);
    await removeRowLocks(mall, 'trade', {
      ...{ event: 'update', count: 1 },
      write: `update trade_rows set state = new.state, pay_type = new.pay_type, settled_at = new.settled_at,
        expires_at = new.expires_at where id = new.id`,
    });
    await removeRowLocks(mall, 'payment', {
      ...{ event: 'update', count: 2 },
      write: `update payment_rows set state = new.state, charge_ref = new.charge_ref, failure = new.failure,
        received_cents = new.received_cents, received_currency = new.received_currency, settled_at = new.settled_at
        where id = new.id`,
    });
    const answers = await Promise.all([staff.credit(payNumber, 9.5), staff.confirm(payNumber, 10)]);
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual(['server.fault', undefined]);
  });

  it('is refused when the account is closed', async () => {
    const { ada, announce, cancel, staff, mall } = await openTransferMall();
    const { payNumber, orderNumbers } = await announce(2500);
    await cancel(orderNumbers);
    await mall.rows(`update account set status = 'closed', closed_at = now() where id = $1`, [ada.userId]);
    const before = await mall.clearing();
    expect((await staff.credit(payNumber, 24)).reason).toBe('payment.buyerGone');
    expect(await mall.clearing()).toBe(before);
    expect((await staff.list()).records).toMatchObject([{ payNumber, state: 'closed' }]);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('dismissTransfer', () => {
  it('is refused while the trade is unpaid', async () => {
    const { announce, staff, mall } = await openTransferMall();
    const { payNumber } = await announce(2500);
    expect((await staff.dismiss(payNumber)).reason).toBe('payment.stillAwaited');
    expect((await staff.dismiss('261115000000000001')).reason).toBe('payment.notFound');
    expect(await paymentsOf(mall)).toEqual([{ state: 'open', failure: '', cents: null }]);
  });

  it('removes the transfer from the list; one that is confirmed later still adds to the balance', async () => {
    const { ada, announce, cancel, staff, mall } = await openTransferMall();
    const [exact, other] = [await announce(2500), await announce(1200)];
    for (const { orderNumbers, payNumber } of [exact, other]) {
      await cancel(orderNumbers);
      expect(await staff.dismiss(payNumber)).toMatchObject({ success: true, data: null });
      expect(await staff.dismiss(payNumber)).toMatchObject({ success: true });
    }
    expect(await staff.list()).toMatchObject({ total: 0, records: [] });
    expect(await paymentsOf(mall)).toEqual(Array(2).fill({ state: 'failed', failure: 'dismissed', cents: null }));
    expect(await staff.confirm(exact.payNumber, exact.amount)).toMatchObject({ data: { state: 'closed' } });
    expect(await staff.credit(other.payNumber, 11)).toMatchObject({ data: { credited: 11 } });
    expect((await staff.dismiss(other.payNumber)).reason).toBe('payment.dealtWith');
    expect(await ada.balance()).toBe(36);
    expect(await mall.prove()).toEqual([]);
  });
});

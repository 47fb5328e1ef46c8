import { describe, expect, it } from 'vitest';
import { lastMessage } from '../../../testing/read-messages.ts';
import { captured, payPalEvent, signPayPal, startFakePayPal } from '../testing/fake-paypal.ts';
import { openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { deliver, deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const paymentsOf = (mall: PayMall) =>
  mall.rows(
    'select state, failure, received_cents::int as cents, received_currency as currency from payment order by id',
  );
const refundsOf = (mall: PayMall) => mall.rows('select state, amount_cents from payment_refund');
const separateAccounts = (mall: PayMall) =>
  mall.rows(`select kind, owner, balance from ledger_account
    where owner like 'late:%' or (kind = 'clearing' and owner like '%:%') order by kind`);

describe('rejectMismatch: another amount', () => {
  it('refunds the received amount once for four events, and leaves the order payable', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade);
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    const events = ['a', 'b', 'c', 'd'].map((id) => sandboxEvent('charge.paid', started, 1499, { id }));
    const answers = await Promise.all(events.map((body) => deliverSandbox(mall, body)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['mismatch']));
    expect(await paymentsOf(mall)).toEqual([{ state: 'late', failure: 'mismatch', cents: 1499, currency: 'USD' }]);
    expect(await separateAccounts(mall)).toEqual([{ kind: 'escrow', owner: `late:${started.id}`, balance: '1499' }]);
    expect(await ada.status(trade.orderNumbers)).toEqual({ state: 'open', lastTry: 'refunding', amount: 15 });
    await mall.work();
    expect(await ada.status(trade.orderNumbers)).toEqual({ state: 'open', lastTry: 'refunded', amount: 15 });
    expect(await refundsOf(mall)).toEqual([{ state: 'done', amount_cents: '1499' }]);
    expect(await mall.rows('select refunded_cents from sandbox_charge')).toEqual([{ refunded_cents: '1499' }]);
    expect(await mall.clearing()).toBe(0);
    expect(await lastMessage(mall, ada.mail)).toMatchObject({
      template: 'latePayment',
      text: expect.stringContaining('$14.99 for order'),
    });
    const again = await ada.start(trade);
    await deliverSandbox(mall, sandboxEvent('charge.paid', again, 1500));
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid', lastTry: 'succeeded' });
    expect(await mall.prove()).toEqual([]);
  });

  it('marks the payment as failed without a refund when the gateway reports no valid amount', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade);
    expect(await deliverSandbox(mall, sandboxEvent('charge.paid', started, -1))).toMatchObject({ outcome: 'mismatch' });
    expect(await paymentsOf(mall)).toEqual([{ state: 'failed', failure: 'mismatch', cents: null, currency: null }]);
    expect(await refundsOf(mall)).toEqual([]);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'open', lastTry: 'pending' });
  });
});

describe('rejectMismatch: another currency', () => {
  it('books and refunds the amount in the received currency, apart from USD accounts', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade, 10);
    const body = payPalEvent(
      'PAYMENT.CAPTURE.COMPLETED',
      captured(started.reference, started.payNumber, '15.00', 'EUR'),
    );
    expect(await deliver(mall, 'paypal', body, signPayPal(body))).toMatchObject({ outcome: 'mismatch' });
    expect(await separateAccounts(mall)).toEqual([
      { kind: 'clearing', owner: 'payPal:EUR', balance: '-1500' },
      { kind: 'escrow', owner: `late:${started.id}:EUR`, balance: '1500' },
    ]);
    await mall.work();
    const [asked] = payPal.state.requests.filter(({ path }) => path.endsWith('/refund'));
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ amount: { value: '15.00', currency_code: 'EUR' } });
    expect(await refundsOf(mall)).toEqual([{ state: 'done', amount_cents: '1500' }]);
    expect(await lastMessage(mall, ada.mail)).toMatchObject({ text: expect.stringContaining('€15.00') });
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'open', lastTry: 'refunded' });
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });
});

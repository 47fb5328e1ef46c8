import { describe, expect, it } from 'vitest';
import { captured, payPalEvent, signPayPal, startFakePayPal } from '../testing/fake-paypal.ts';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall } from '../testing/pay-mall.ts';
import { deliver } from '../testing/webhooks.ts';

/** A late payment whose refund has not been sent to Stripe yet. */
async function openLate() {
  const stripe = await startFakeStripe();
  const mall = await openPayMall({ stripe: stripe.keys });
  const ada = await mall.buyer('ada');
  const trade = await ada.place(1500);
  const { id, payNumber, reference } = await ada.start(trade, 13);
  await mall.moveClock('31 minutes');
  const session = { ...stripe.sessions.get(reference), payment_status: 'paid' };
  const sendEvent = (type: string, object: object) => {
    const body = stripeEvent(type, object);
    return deliver(mall, 'stripe', body, { 'stripe-signature': signStripe(body) });
  };
  await sendEvent('checkout.session.completed', session);
  return {
    mall,
    /** Stripe rejects the refund, e.g. because the buyer disputes the charge. */
    refuse: () => stripe.refunds.set(`${payNumber}:late:${id}`, { id: 're_no', status: 'failed', amount: 1500 }),
    /** Staff refunded at Stripe; the amount is the total. */
    refundManually: (amount_refunded: number, currency = 'usd') =>
      sendEvent('charge.refunded', { payment_intent: session.payment_intent, metadata: {}, amount_refunded, currency }),
    lastTry: async () => (await ada.status(trade.orderNumbers)).lastTry,
    refund: async () => (await mall.rows(`select state from payment_refund`)).flatMap((row) => Object.values(row)),
    owed: async () => mall.rows(`select balance::int from ledger_account where owner = 'late:${id}'`),
    journals: async () => (await mall.rows(`select 1 from ledger_journal where key = 'returned:late:${id}'`)).length,
  };
}

describe('applyRefundEvent for a refund that the gateway rejected', () => {
  it('finishes the refund once when staff refund it at the gateway', async () => {
    const { mall, refuse, refundManually, lastTry, refund, owed, journals } = await openLate();
    refuse();
    await mall.work();
    expect([await refund(), await owed(), await lastTry()]).toEqual([['failed'], [{ balance: 1500 }], 'refunding']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => refundManually(1500)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', ...Array(3).fill('duplicate')]);
    expect([await refund(), await owed(), await lastTry()]).toEqual([['done'], [{ balance: 0 }], 'refunded']);
    expect(await journals()).toBe(1);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it('answers mismatch until the full amount is refunded', async () => {
    const { mall, refuse, refundManually, refund, owed } = await openLate();
    refuse();
    await mall.work();
    expect(await refundManually(600)).toMatchObject({ outcome: 'mismatch' });
    expect([await refund(), await owed()]).toEqual([['failed'], [{ balance: 1500 }]]);
    expect(await refundManually(1500)).toMatchObject({ outcome: 'applied' });
    expect([await refund(), await owed()]).toEqual([['done'], [{ balance: 0 }]]);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('applyRefundEvent for a requested refund', () => {
  it('answers mismatch for another amount or currency', async () => {
    const { mall, refundManually, lastTry, refund, owed } = await openLate();
    expect(await refundManually(600)).toMatchObject({ outcome: 'mismatch' });
    expect(await refundManually(1500, 'eur')).toMatchObject({ outcome: 'mismatch' });
    expect([await refund(), await owed(), await lastTry()]).toEqual([['requested'], [{ balance: 1500 }], 'refunding']);
    expect(await refundManually(1500)).toMatchObject({ outcome: 'applied' });
    expect(await refund()).toEqual(['done']);
    await mall.work();
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it('compares PayPal’s total of all refunds with the amount owed', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const { reference, payNumber } = await ada.start(await ada.place(1500), 10);
    const sendEvent = (body: string) => deliver(mall, 'paypal', body, signPayPal(body));
    await mall.moveClock('31 minutes');
    await sendEvent(payPalEvent('PAYMENT.CAPTURE.COMPLETED', captured(reference, payNumber, '15.00')));
    const usd = (value: string) => ({ value, currency_code: 'USD' });
    const refundManually = (value: string, total: string) =>
      sendEvent(
        payPalEvent('PAYMENT.CAPTURE.REFUNDED', {
          ...{ id: 'RF-1', custom_id: payNumber, amount: usd(value) },
          seller_payable_breakdown: { total_refunded_amount: usd(total) },
          links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/CAP-${reference}` }],
        }),
      );
    expect(await refundManually('9.00', '9.00')).toMatchObject({ outcome: 'mismatch' });
    expect(await refundManually('6.00', '15.00')).toMatchObject({ outcome: 'applied' });
    expect(await mall.rows('select state from payment_refund')).toEqual([{ state: 'done' }]);
    expect(await mall.prove()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall } from '../testing/pay-mall.ts';
import { deliver } from '../testing/webhooks.ts';

/** A late payment that Stripe has refunded. */
async function openRefunded() {
  const stripe = await startFakeStripe();
  const mall = await openPayMall({ stripe: stripe.keys });
  const ada = await mall.buyer('ada');
  const { reference } = await ada.start(await ada.place(1500), 13);
  await mall.moveClock('31 minutes');
  const session = { ...stripe.sessions.get(reference), payment_status: 'paid' };
  const sendEvent = (type: string, object: object, id?: string) => {
    const body = stripeEvent(type, object, id);
    return deliver(mall, 'stripe', body, { 'stripe-signature': signStripe(body) });
  };
  await sendEvent('checkout.session.completed', session);
  await mall.work();
  const about = { payment_intent: session.payment_intent, metadata: {}, amount_refunded: 1500, currency: 'usd' };
  const owed = async () =>
    (await mall.rows<{ balance: string }>(`select balance from ledger_account where owner like 'late:%'`)).map((row) =>
      Number(row.balance),
    );
  const states = async () =>
    (await mall.rows<{ state: string }>('select state from payment_refund order by id')).map(({ state }) => state);
  return { stripe, mall, sendEvent, about, owed, states };
}

describe('retryFailedRefund', () => {
  it('books the amount as owed again and requests the refund under another key', async () => {
    const { stripe, mall, sendEvent, about, owed, states } = await openRefunded();
    expect(await states()).toEqual(['done']);
    expect(await owed()).toEqual([0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendEvent('refund.failed', about, 'evt_same')));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', ...Array(3).fill('duplicate')]);
    expect(await owed()).toEqual([1500]);
    expect(await states()).toEqual(['failed', 'requested']);
    // A delayed event about the first refund must not finish the second.
    expect(await sendEvent('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await states()).toEqual(['failed', 'requested']);
    await mall.work();
    expect(await states()).toEqual(['failed', 'done']);
    expect(await owed()).toEqual([0]);
    expect(stripe.refunds.size).toBe(2);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it('is completed by reconcilePayments when the refund job was lost', async () => {
    const { mall, sendEvent, about, states } = await openRefunded();
    await sendEvent('refund.failed', about);
    await mall.rows(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
    await mall.moveClock('33 minutes');
    await mall.run('reconcilePayments');
    await mall.work();
    expect(await states()).toEqual(['failed', 'done']);
  });

  it('stops after three failures, and a later manual refund is still applied', async () => {
    const { mall, sendEvent, about, owed, states } = await openRefunded();
    for (let n = 0; n < 3; n++) {
      expect(await sendEvent('refund.failed', about)).toMatchObject({ outcome: 'applied' });
      await mall.work();
    }
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    expect(await owed()).toEqual([1500]);
    expect(await sendEvent('refund.failed', about)).toMatchObject({ outcome: 'duplicate' });
    // Three events are about our own three refunds; the next one is a manual refund.
    for (let n = 0; n < 3; n++)
      expect(await sendEvent('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await owed()).toEqual([1500]);
    expect(await sendEvent('charge.refunded', about)).toMatchObject({ outcome: 'applied' });
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'done']);
    expect(await owed()).toEqual([0]);
    expect(await mall.clearing()).toBe(0);
    expect(await sendEvent('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await mall.prove()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall } from '../testing/pay-mall.ts';
import { deliver } from '../testing/webhooks.ts';

/** Somebody's money came too late, and Stripe says that it went back. */
async function openReturned() {
  const stripe = await startFakeStripe();
  const mall = await openPayMall({ stripe: stripe.keys });
  const ada = await mall.buyer('ada');
  const { reference } = await ada.start(await ada.place(1500), 13);
  await mall.moveClock('31 minutes');
  const session = { ...stripe.sessions.get(reference), payment_status: 'paid' };
  const tell = (type: string, object: object, id?: string) => {
    const body = stripeEvent(type, object, id);
    return deliver(mall, 'stripe', body, { 'stripe-signature': signStripe(body) });
  };
  await tell('checkout.session.completed', session);
  await mall.work();
  const about = { payment_intent: session.payment_intent, metadata: {}, amount_refunded: 1500, currency: 'usd' };
  const owed = async () =>
    (await mall.rows<{ balance: string }>(`select balance from ledger_account where owner like 'late:%'`)).map((row) =>
      Number(row.balance),
    );
  const states = async () =>
    (await mall.rows<{ state: string }>('select state from payment_refund order by id')).map(({ state }) => state);
  return { stripe, mall, tell, about, owed, states };
}

describe('a refund that fails after it was done', () => {
  it('is owed again in the books, and asked for again under another key', async () => {
    const { stripe, mall, tell, about, owed, states } = await openReturned();
    expect(await states()).toEqual(['done']);
    expect(await owed()).toEqual([0]);
    const told = await Promise.all(Array.from({ length: 4 }, () => tell('refund.failed', about, 'evt_same')));
    expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', ...Array(3).fill('duplicate')]);
    expect(await owed()).toEqual([1500]);
    expect(await states()).toEqual(['failed', 'requested']);
    // Late news about the first try must not be taken for the second.
    expect(await tell('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await states()).toEqual(['failed', 'requested']);
    await mall.work();
    expect(await states()).toEqual(['failed', 'done']);
    expect(await owed()).toEqual([0]);
    expect(stripe.refunds.size).toBe(2);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });

  it('is asked for again by the round of every minute, should the job get lost', async () => {
    const { mall, tell, about, states } = await openReturned();
    await tell('refund.failed', about);
    await mall.rows(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
    await mall.moveClock('33 minutes');
    await mall.run('reconcilePayments');
    await mall.work();
    expect(await states()).toEqual(['failed', 'done']);
  });

  it('is left to people after the third time, and stays owed', async () => {
    const { mall, tell, about, owed, states } = await openReturned();
    for (let n = 0; n < 3; n++) {
      expect(await tell('refund.failed', about)).toMatchObject({ outcome: 'applied' });
      await mall.work();
    }
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    expect(await owed()).toEqual([1500]);
    expect(await tell('refund.failed', about)).toMatchObject({ outcome: 'duplicate' });
    // What Stripe still has to tell of our own three tries is no fourth one; whatever it tells beyond them is.
    for (let n = 0; n < 3; n++) expect(await tell('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await owed()).toEqual([1500]);
    expect(await tell('charge.refunded', about)).toMatchObject({ outcome: 'applied' });
    expect(await states()).toEqual(['failed', 'failed', 'failed', 'done']);
    expect(await owed()).toEqual([0]);
    expect(await mall.clearing()).toBe(0);
    expect(await tell('charge.refunded', about)).toMatchObject({ outcome: 'duplicate' });
    expect(await mall.prove()).toEqual([]);
  });
});

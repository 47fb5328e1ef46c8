import { describe, expect, it } from 'vitest';
import { startFakePayPal } from '../testing/fake-paypal.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { openPayMall } from '../testing/pay-mall.ts';

describe('reconcilePayments with Stripe', () => {
  it('fails a payment whose charge was never created because Stripe timed out', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    stripe.state.mode = 'hanging';
    expect(await ada.pay(trade.orderNumbers, 13)).toMatchObject({ reason: 'payment.gatewayDown' });
    expect(await mall.rows('select state from payment')).toEqual([{ state: 'created' }]);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'pending' });
    await mall.moveClock('61 seconds');
    await mall.run('reconcilePayments');
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'open', lastTry: 'failed' });
    stripe.state.mode = 'up';
    expect(await ada.pay(trade.orderNumbers, 13)).toMatchObject({ success: true });
  }, 120_000);

  it('leaves payments open while Stripe is down, and applies their status once it is back', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const ada = await mall.buyer('ada');
    const [paid, left, waiting] = [await ada.place(1500), await ada.place(1600), await ada.place(1700)];
    const started = [await ada.start(paid, 13), await ada.start(left, 13), await ada.start(waiting, 13)];
    Object.assign(stripe.sessions.get(started[0]?.reference ?? '') ?? {}, {
      status: 'complete',
      payment_status: 'paid',
    });
    Object.assign(stripe.sessions.get(started[1]?.reference ?? '') ?? {}, { status: 'expired' });
    await mall.run('reconcilePayments');
    expect(await mall.rows('select distinct state, checked_at from payment')).toEqual([
      { state: 'open', checked_at: null },
    ]);
    await mall.moveClock('61 seconds');
    stripe.state.mode = 'down';
    await mall.run('reconcilePayments');
    expect(await mall.rows('select distinct state from payment')).toEqual([{ state: 'open' }]);
    stripe.state.mode = 'up';
    await mall.run('reconcilePayments');
    expect(await ada.status(paid.orderNumbers)).toMatchObject({ state: 'paid', lastTry: 'succeeded' });
    expect(await ada.status(left.orderNumbers)).toMatchObject({ state: 'open', lastTry: 'failed' });
    expect(await ada.status(waiting.orderNumbers)).toMatchObject({ state: 'pending' });
    expect(await mall.prove()).toEqual([]);
  });

  it('refunds a charge of another amount', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const { reference } = await ada.start(trade, 13);
    Object.assign(stripe.sessions.get(reference) ?? {}, { payment_status: 'paid', amount_total: 1 });
    await mall.moveClock('61 seconds');
    await mall.run('reconcilePayments');
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'open', lastTry: 'refunding' });
    await mall.work();
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1]);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('reconcilePayments', () => {
  it('captures an approved PayPal order whose webhook event was lost', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const { reference } = await ada.start(trade, 10);
    Object.assign(payPal.orders.get(reference) ?? {}, { status: 'APPROVED' });
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'pending' });
    await mall.moveClock('61 seconds');
    await mall.run('reconcilePayments');
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid' });
  });

  it('settles 25 payments of the fake provider, more than one batch, without webhooks', async () => {
    const mall = await openPayMall();
    for (const name of ['ada', 'bob', 'eve', 'kim', 'lee']) {
      const buyer = await mall.buyer(name);
      for (let n = 0; n < 5; n++) await buyer.start(await buyer.place(1500));
    }
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    await mall.moveClock('61 seconds');
    await mall.run('reconcilePayments');
    expect(await mall.tradeStates()).toEqual({ paid: 25 });
    expect(await mall.prove()).toEqual([]);
  }, 120_000);
});

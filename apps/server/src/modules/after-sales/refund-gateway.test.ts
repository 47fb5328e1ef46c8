import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { ORDER_REFUND_REQUESTED } from '../orders/index.ts';
import { signStripe, startFakeStripe, stripeEvent } from '../payments/testing/fake-stripe.ts';
import { openPayMall } from '../payments/testing/pay-mall.ts';
import { deliver } from '../payments/testing/webhooks.ts';
import { followMoney } from './requests/follow-money.ts';
import { dataOf, openRefundMall, SOUND } from './testing/refund-shopper.ts';

const STRIPE = 13;

/** An accepted request about an order of two pieces that was paid at Stripe. */
async function openAccepted() {
  const stripe = await startFakeStripe();
  const app = await openPayMall({ stripe: stripe.keys });
  // A mall that takes real money bans the demo accounts.
  await app.rows(`update seller set status = 'active', banned_at = null`);
  const mall = await openRefundMall(app);
  const number = await mall.place([2, 0]);
  const started = await mall.ada.call('POST', '/order/pay', { orderNumbers: number, payType: STRIPE });
  const { payNumber } = dataOf(started) as { payNumber: string };
  const [payment] = await app.rows<{ ref: string }>('select gateway_ref as ref from payment where number = $1', [
    payNumber,
  ]);
  const session = { ...stripe.sessions.get(payment?.ref ?? ''), payment_status: 'paid' };
  const event = stripeEvent('checkout.session.completed', session);
  expect(await deliver(app, 'stripe', event, { 'stripe-signature': signStripe(event) })).toMatchObject({
    outcome: 'applied',
  });
  const sn = await mall.requestRefund(number, { refundAmount: 60.02 });
  dataOf(await mall.accept(sn));
  const [refund] = await app.rows<{ id: string }>(
    'select order_refund_id as id from refund_request where number = $1',
    [sn],
  );
  const refundId = Number(refund?.id);
  const staff = await callAsStaff(app, 'payments.view', 'payments.handle');
  return {
    ...{ stripe, app, mall, sn, refundId },
    /** Runs the jobs after the store has accepted, with every event delivered twice. */
    work: async () => {
      for (let time = 0; time < 2; time++) await app.announce(ORDER_REFUND_REQUESTED, { refundId });
      await app.work();
    },
    /** Updates the request from its refund, twice. */
    follow: async () => {
      for (let time = 0; time < 2; time++) await followMoney(mall.context, { refundId });
      const { returnMoneySts, moneyState, steps, waitsFor } = await mall.info(sn);
      return { returnMoneySts, moneyState, waitsFor, steps: steps.map(({ what }) => what) };
    },
    refuse: () =>
      stripe.refunds.set(`${payNumber}:order:${refundId}`, { id: 're_no', status: 'failed', amount: 6_002 }),
    /** The refund in the list of those that wait for staff. */
    waiting: async () =>
      (await staff.get<{ records: { refundId: number }[] }>('/s/payment/refunds?state=waiting')).records,
    retry: (input: object) => staff.reason('POST', '/s/payment/refunds/retry', input),
    settle: (input: object) => staff.reason('POST', '/s/payment/refunds/settle', input),
    owed: async () =>
      (
        await app.rows<{ balance: number }>(`select balance::int from ledger_account where owner = $1`, [
          `refund:${refundId}`,
        ])
      )[0]?.balance,
  };
}

const AGREED = ['accepted', 'applied'];

describe('a refund at the gateway', () => {
  it('completes the request with one gateway call, although every event is delivered twice', async () => {
    const { stripe, mall, work, follow, owed } = await openAccepted();
    expect(await follow()).toEqual({
      ...{ returnMoneySts: 2, moneyState: 'requested', waitsFor: 'platform', steps: AGREED },
    });
    expect(await owed()).toBe(6_002);
    await work();
    expect(stripe.refunds.size).toBe(1);
    expect(await owed()).toBe(0);
    expect(await follow()).toEqual({
      ...{ returnMoneySts: 5, moneyState: 'done', waitsFor: 'nobody', steps: ['paid', ...AGREED] },
    });
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('fails when the gateway rejects it: the request cannot be withdrawn, and staff retry it', async () => {
    const { stripe, mall, sn, work, follow, refuse, waiting, retry, owed } = await openAccepted();
    refuse();
    await work();
    expect(await follow()).toMatchObject({
      returnMoneySts: 2,
      moneyState: 'failed',
      steps: ['moneyFailed', ...AGREED],
    });
    expect((await mall.ada.call('PUT', `/orderRefund/cancel/${sn}`)).reason).toBe('refund.state');
    expect(await owed()).toBe(6_002);
    const [refund] = await waiting();
    expect(await retry({ refundId: refund?.refundId })).toBeUndefined();
    expect(await retry({ refundId: refund?.refundId })).toBe('paymentRefund.notFailed');
    expect(await follow()).toMatchObject({ returnMoneySts: 2, moneyState: 'requested' });
    await work();
    expect(stripe.refunds.size).toBe(2);
    expect(await follow()).toMatchObject({ returnMoneySts: 5, moneyState: 'done' });
    expect(await owed()).toBe(0);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('can be booked by hand after the gateway rejected it', async () => {
    const { stripe, mall, work, follow, refuse, waiting, settle, owed } = await openAccepted();
    refuse();
    await work();
    await follow();
    const [refund] = await waiting();
    expect(await settle({ refundId: refund?.refundId, reference: 'SEPA 42' })).toBeUndefined();
    expect(await follow()).toMatchObject({ returnMoneySts: 5, moneyState: 'done' });
    expect(await owed()).toBe(0);
    expect(stripe.refunds.size).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('stays owed while the gateway is down, and is retried with the same idempotency key', async () => {
    const { stripe, app, mall, work, follow, owed } = await openAccepted();
    stripe.state.mode = 'down';
    await expect(work()).rejects.toThrow();
    expect(await follow()).toMatchObject({ returnMoneySts: 2, moneyState: 'requested', waitsFor: 'platform' });
    expect(await owed()).toBe(6_002);
    stripe.state.mode = 'up';
    await app.moveClock('2 minutes');
    await app.run('reconcilePayments');
    await app.work();
    expect(await follow()).toMatchObject({ returnMoneySts: 5, moneyState: 'done' });
    const asked = stripe.state.requests.filter(({ path }) => path === '/v1/refunds');
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(stripe.refunds.size).toBe(1);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

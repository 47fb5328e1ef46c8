import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lastMessage } from '../../../testing/read-messages.ts';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall } from '../testing/pay-mall.ts';
import { runFourAtOnce } from '../testing/run-four-at-once.ts';
import { deliver, deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const RACES = 40;
const SPREAD_MS = 60;

describe('a payment racing with the expiry of its trade', () => {
  it(`ends in a paid trade or in a closed one with a full refund, never both (${RACES} races)`, async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await runFourAtOnce(
      Array.from({ length: RACES }, (_, race) => race),
      async () => {
        const trade = await ada.place(1500);
        const started = await ada.start(trade);
        await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
        await mall.rows(`update trade set expires_at = now() + interval '${SPREAD_MS / 2} ms' where id = $1`, [
          trade.tradeId,
        ]);
        const randomDelay = () => setTimeout(Math.random() * SPREAD_MS);
        await Promise.all([
          randomDelay().then(() => deliverSandbox(mall, sandboxEvent('charge.paid', started, 1500))),
          randomDelay().then(() => mall.expire(trade.tradeId)),
        ]);
        await setTimeout(SPREAD_MS);
        await mall.expire(trade.tradeId);
      },
    );
    await mall.work();
    const ends = await mall.rows<{ trade: string; payment: string; refund: string | null; n: number }>(
      `select trade.state as trade, payment.state as payment, refund.state as refund, count(*)::int as n
       from trade join payment on payment.trade_id = trade.id
       left join payment_refund refund on refund.payment_id = payment.id and refund.amount_cents = payment.amount_cents
       group by 1, 2, 3 order by 1`,
    );
    const allowed = [
      { trade: 'closed', payment: 'late', refund: 'done' },
      { trade: 'paid', payment: 'settled', refund: null },
    ];
    expect(ends.map(({ n, ...end }) => end).filter((end) => !allowed.some((one) => sameEnd(one, end)))).toEqual([]);
    expect(ends.reduce((sum, { n }) => sum + n, 0)).toBe(RACES);
    expect(
      await mall.rows(`select 1 from ledger_account where kind = 'escrow' and owner like 'late:%' and balance <> 0`),
    ).toEqual([]);
    expect(await mall.prove()).toEqual([]);
  }, 180_000);
});

type End = { trade: string; payment: string; refund: string | null };
const sameEnd = (one: End, other: End) => JSON.stringify(one) === JSON.stringify(other);

describe('refundLatePayment', () => {
  it('refunds a payment of an expired trade that is not closed yet, and notifies the buyer', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade);
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    await mall.moveClock('31 minutes');
    expect(await deliverSandbox(mall, sandboxEvent('charge.paid', started, 1500))).toMatchObject({ outcome: 'late' });
    expect(await mall.rows(`select balance from ledger_account where owner like 'late:%'`)).toEqual([
      { balance: '1500' },
    ]);
    await mall.work();
    expect(await mall.rows(`select state, amount_cents from payment_refund`)).toEqual([
      { state: 'done', amount_cents: '1500' },
    ]);
    expect(await mall.rows(`select refunded_cents from sandbox_charge`)).toEqual([{ refunded_cents: '1500' }]);
    expect(await mall.rows(`select balance from ledger_account where owner like 'late:%'`)).toEqual([{ balance: '0' }]);
    expect(await mall.clearing()).toBe(0);
    expect(await lastMessage(mall, ada.mail)).toMatchObject({
      template: 'latePayment',
      text: expect.stringContaining('goes back in full to where it came from'),
    });
    expect(await mall.prove()).toEqual([]);
  });

  it('refunds the second of two payments for one trade', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const [stripe, payPal] = [await ada.start(trade, 13), await ada.start(trade, 10)];
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    const answers = await Promise.all(
      [stripe, payPal].map((started) => deliverSandbox(mall, sandboxEvent('charge.paid', started, 1500))),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', 'late']);
    await mall.work();
    expect(await mall.rows('select state from payment order by state')).toEqual([
      { state: 'late' },
      { state: 'settled' },
    ]);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid' });
    const held = await mall.rows(
      `select balance from ledger_account where balance <> 0 and (owner like 'late:%' or (kind = 'escrow' and owner = $1))`,
      [String(trade.tradeId)],
    );
    expect(held).toEqual([{ balance: '1500' }]);
    expect(await mall.prove()).toEqual([]);
  });

  it('retries a refund until the gateway responds, and refunds once', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const ada = await mall.buyer('ada');
    const started = await ada.start(await ada.place(1500), 13);
    await mall.moveClock('31 minutes');
    const body = stripeEvent('checkout.session.completed', {
      ...stripe.sessions.get(started.reference),
      payment_status: 'paid',
    });
    await deliver(mall, 'stripe', body, { 'stripe-signature': signStripe(body) });
    stripe.state.mode = 'down';
    await expect(mall.work()).rejects.toThrow('Stripe answered without a status');
    expect(await mall.rows('select state, attempts from payment_refund')).toEqual([
      { state: 'requested', attempts: 1 },
    ]);
    stripe.state.mode = 'up';
    await mall.moveClock('33 minutes');
    await mall.run('reconcilePayments');
    await mall.work();
    await mall.run('refundPayment', { refundId: 1 });
    expect(await mall.rows('select state from payment_refund')).toEqual([{ state: 'done' }]);
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1500]);
    expect(await mall.prove()).toEqual([]);
  });

  it('refunds a top-up of a closed account', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const topUp = await ada.browser.call('POST', '/p/balance/recharge', { amount: 5, payType: 13 });
    const { payNumber } = topUp.data as { payNumber: string };
    const [row] = await mall.rows<{ gateway_ref: string }>('select gateway_ref from payment');
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    await mall.rows(`update account set status = 'closed', closed_at = now() where id = $1`, [ada.userId]);
    const body = sandboxEvent('charge.paid', { payNumber, reference: row?.gateway_ref ?? '' }, 500);
    expect(await deliverSandbox(mall, body)).toMatchObject({ outcome: 'late' });
    await mall.work();
    expect(await mall.rows('select state from payment_refund')).toEqual([{ state: 'done' }]);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });
});

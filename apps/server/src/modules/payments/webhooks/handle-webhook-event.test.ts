import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { closeTrade, lockTrade } from '../../orders/index.ts';
import { captured, payPalEvent, signPayPal, startFakePayPal } from '../testing/fake-paypal.ts';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { runFourAtOnce } from '../testing/run-four-at-once.ts';
import { deliver, deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const KINDS = ['opened', 'declined', 'paid', 'paid', 'refunded'];

/** All permutations of the events; both successes are the same event. */
function permutations(kinds: readonly string[]): string[][] {
  if (kinds.length === 0) return [[]];
  const all = kinds.flatMap((kind, index) => permutations(kinds.toSpliced(index, 1)).map((rest) => [kind, ...rest]));
  return [...new Map(all.map((one) => [one.join(), one])).values()];
}

async function close(mall: PayMall, tradeId: number) {
  await inTransaction(mall.database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (trade) await closeTrade(transaction, trade, 'expired');
  });
}

/** Escrow balances of trades with a payment, with the number of accounts. */
const escrows = (mall: PayMall) =>
  mall.rows<{ balance: string; n: number }>(
    `select balance, count(*)::int as n from ledger_account where kind = 'escrow' and unit = 'cents'
     and owner in (select trade_id::text from payment union select 'late:' || id from payment) group by balance`,
  );

const paidJournals = (mall: PayMall) =>
  mall.rows(`select 1 from ledger_journal where key in (select 'paid:' || trade_id from payment)`);

async function deliverTenTimes(removeGuard = 'select') {
  const mall = await openPayMall();
  await mall.rows(removeGuard);
  const ada = await mall.buyer('ada');
  const body = sandboxEvent('charge.paid', await ada.start(await ada.place(1500)), 1500);
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliverSandbox(mall, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  return { mall, outcomes: answers.map(({ outcome }) => outcome) };
}

describe('handleWebhookEvent', () => {
  it('pays an unpaid trade once, in every order of the events', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await runFourAtOnce(permutations(KINDS), async (order) => {
      const trade = await ada.place(1500);
      const started = await ada.start(trade);
      for (const kind of order) await deliverSandbox(mall, sandboxEvent(`charge.${kind}`, started, 1500));
      expect([order, await ada.status(trade.orderNumbers)]).toEqual([
        order,
        { state: 'paid', lastTry: 'succeeded', amount: 15 },
      ]);
    });
    const trades = permutations(KINDS).length;
    expect(trades).toBe(60);
    expect((await paidJournals(mall)).length).toBe(trades);
    expect(await escrows(mall)).toEqual([{ balance: '1500', n: trades }]);
    expect((await mall.rows('select 1 from gateway_event')).length).toBe(trades * 4);
    expect(await mall.prove()).toEqual([]);
  }, 180_000);

  it('refunds the payment of a closed trade, in every order of the events', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const orders = permutations(['opened', 'declined', 'paid', 'refunded']);
    await runFourAtOnce(orders, async (order) => {
      const trade = await ada.place(1500);
      const started = await ada.start(trade);
      await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
      await close(mall, trade.tradeId);
      for (const kind of order) await deliverSandbox(mall, sandboxEvent(`charge.${kind}`, started, 1500));
      const isRefunded = order.indexOf('refunded') > order.indexOf('paid');
      expect([order, await ada.status(trade.orderNumbers)]).toEqual([
        order,
        { state: 'closed', lastTry: isRefunded ? 'refunded' : 'refunding', amount: 15 },
      ]);
    });
    await mall.work();
    expect(await mall.rows(`select state, count(*)::int as n from payment_refund group by state`)).toEqual([
      { state: 'done', n: orders.length },
    ]);
    expect(await escrows(mall)).toEqual([{ balance: '0', n: orders.length }]);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  }, 180_000);

  it('applies an event once when it is delivered ten times at once', async () => {
    const { mall, outcomes } = await deliverTenTimes();
    expect(outcomes.toSorted()).toEqual(['applied', ...Array(9).fill('duplicate')]);
    expect(await mall.rows('select outcome from gateway_event')).toEqual([{ outcome: 'applied' }]);
    expect((await paidJournals(mall)).length).toBe(1);
  });

  it('control: handles it ten times without the unique key of events; the locked payment is still paid once', async () => {
    const { mall } = await deliverTenTimes(
      `create function distinct_id() returns trigger language plpgsql
         as $$ begin new.event_id = new.event_id || gen_random_uuid(); return new; end $$;
       create trigger distinct_id before insert on gateway_event for each row execute function distinct_id()`,
    );
    expect(await mall.rows('select from gateway_event')).toHaveLength(10);
    expect((await paidJournals(mall)).length).toBe(1);
  });

  it('answers mismatch or unknownPayment when ids of different payments are mixed', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const [one, other] = [await ada.start(await ada.place(1500)), await ada.start(await ada.place(1600))];
    const mixed = { reference: one.reference, payNumber: other.payNumber };
    const stranger = { reference: 'sb_unknown', payNumber: '261115000000000001' };
    const wrong: [string, string][] = [
      [sandboxEvent('charge.paid', mixed, 1500, { id: 'd' }), 'mismatch'],
      [sandboxEvent('charge.paid', { ...one, reference: 'sb_unknown' }, 1500, { id: 'e' }), 'mismatch'],
      [sandboxEvent('charge.paid', { ...one, payNumber: '261115000000000001' }, 1500, { id: 'f' }), 'mismatch'],
      [sandboxEvent('charge.declined', mixed, 1500, { id: 'g' }), 'mismatch'],
      [sandboxEvent('charge.paid', stranger, 1500, { id: 'h' }), 'unknownPayment'],
      [sandboxEvent('charge.polished', one, 1500, { id: 'i' }), 'ignored'],
    ];
    for (const [body, outcome] of wrong) expect(await deliverSandbox(mall, body)).toEqual({ status: 200, outcome });
    expect(await mall.rows('select distinct state from payment')).toEqual([{ state: 'open' }]);
    expect(await mall.tradeStates()).toEqual({ unpaid: 2 });
    const noted = await mall.rows<{ outcome: string }>('select outcome from gateway_event order by id');
    expect(noted.map((row) => row.outcome)).toEqual(wrong.map(([, outcome]) => outcome));
  });

  it('does not apply an event of one gateway to a payment at another', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys, payPal: (await startFakePayPal()).keys });
    const ada = await mall.buyer('ada');
    const started = await ada.start(await ada.place(1500), 13);
    const foreign = payPalEvent('PAYMENT.CAPTURE.COMPLETED', captured(started.reference, started.payNumber, '15.00'));
    expect(await deliver(mall, 'paypal', foreign, signPayPal(foreign))).toMatchObject({ outcome: 'unknownPayment' });
    const session = { ...stripe.sessions.get(started.reference), payment_status: 'paid' };
    const sendEvent = (body: string) => deliver(mall, 'stripe', body, { 'stripe-signature': signStripe(body) });
    expect(
      await sendEvent(stripeEvent('checkout.session.completed', { ...session, payment_status: 'unpaid' })),
    ).toMatchObject({ outcome: 'ignored' });
    expect(await sendEvent(stripeEvent('checkout.session.expired', session))).toMatchObject({ outcome: 'applied' });
    expect(await sendEvent(stripeEvent('checkout.session.completed', session))).toMatchObject({ outcome: 'applied' });
    const other = stripeEvent('checkout.session.completed', { ...session, amount_total: 1 });
    expect(await sendEvent(other)).toMatchObject({ outcome: 'mismatch' });
    expect(await mall.rows('select state, charge_ref from payment')).toEqual([
      { state: 'settled', charge_ref: session.payment_intent },
    ]);
  });

  it('captures an approved PayPal order once', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade, 12);
    expect(started.redirectUrl).toContain('https://www.paypal.com/');
    const order = payPal.orders.get(started.reference);
    if (!order) throw new Error(`PayPal has no order ${started.reference}`);
    order.status = 'APPROVED';
    const sendEvent = (body: string) => deliver(mall, 'paypal', body, signPayPal(body));
    expect(await sendEvent(payPalEvent('CHECKOUT.ORDER.APPROVED', order))).toEqual({ status: 200, outcome: 'applied' });
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'pending' });
    await mall.work();
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid', lastTry: 'succeeded' });
    const body = payPalEvent('PAYMENT.CAPTURE.COMPLETED', captured(started.reference, started.payNumber, '15.00'));
    expect(await sendEvent(body)).toEqual({ status: 200, outcome: 'duplicate' });
    expect(payPal.state.requests.filter(({ path }) => path.endsWith('/capture')).length).toBe(1);
  });

  it('does not capture an approved PayPal order of a closed trade', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade, 10);
    const order = payPal.orders.get(started.reference);
    if (!order) throw new Error(`PayPal has no order ${started.reference}`);
    order.status = 'APPROVED';
    await close(mall, trade.tradeId);
    const body = payPalEvent('CHECKOUT.ORDER.APPROVED', order);
    await deliver(mall, 'paypal', body, signPayPal(body));
    await mall.work();
    expect(payPal.state.requests.some(({ path }) => path.endsWith('/capture'))).toBe(false);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'failed' });
  });

  it('answers 503 while PayPal cannot verify its signature, so that PayPal retries', async () => {
    const payPal = await startFakePayPal();
    const mall = await openPayMall({ payPal: payPal.keys });
    const ada = await mall.buyer('ada');
    const started = await ada.start(await ada.place(1500), 10);
    const body = payPalEvent('PAYMENT.CAPTURE.COMPLETED', captured(started.reference, started.payNumber, '15.00'));
    payPal.state.mode = 'down';
    expect(await deliver(mall, 'paypal', body, signPayPal(body))).toEqual({ status: 503 });
    payPal.state.mode = 'up';
    expect(await deliver(mall, 'paypal', body, signPayPal(body))).toEqual({ status: 200, outcome: 'applied' });
  });
});

import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { mailContact, maskContact } from '@galleria/domain/accounts/contact';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { signStripe, startFakeStripe, stripeEvent } from '../testing/fake-stripe.ts';
import { openPayMall, type PayMall } from '../testing/pay-mall.ts';
import { openRefundMall } from '../testing/refund-mall.ts';
import { deliver, deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';
import { countFailedRefunds } from './payment-refunds-db.ts';
import { countOpenTransfers, countUnknownPayments } from './staff-payments-db.ts';

interface Listed {
  readonly records: Record<string, unknown>[];
}

async function deskOf(mall: Pick<PayMall, 'call' | 'database'>) {
  const key = await openSession(mall.database.queries, 'staff', randomUUID(), { permissions: [...STAFF_PERMISSIONS] });
  const headers = { authorization: `Bearer ${key}` };
  const post = async (what: string, payload: object): Promise<Envelope> =>
    (await mall.call(`/s/payment/${what}`, { method: 'POST', headers, payload })).envelope;
  return {
    post,
    get: async (path: string) => (await mall.call(path, { headers })).envelope.data as Listed,
    info: async (payNumber: string) =>
      (await mall.call(`/s/payment/info?payNumber=${payNumber}`, { headers })).envelope.data as Record<
        string,
        unknown
      > & {
        journals: { reason: string; journalId: number; amount: number }[];
      },
  };
}

describe('payments for staff', () => {
  it('list those without a result, with buyer and journals, and are refreshed from the gateway', async () => {
    const mall = await openPayMall();
    const desk = await deskOf(mall);
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade);
    expect((await desk.get('/s/payment/page?trouble=any')).records).toEqual([]);
    await mall.rows(`update payment set created_at = created_at - interval '20 minutes'`);
    expect(await countUnknownPayments(mall.database.queries)).toBe(1);
    expect((await desk.get('/s/payment/page?trouble=unknown')).records).toMatchObject([
      { payNumber: started.payNumber, trouble: 'unknown', amount: 15, orderNumbers: [trade.orderNumbers] },
    ]);
    for (const query of [
      `number=${trade.orderNumbers}`,
      `buyer=${ada.mail}`,
      `buyer=${ada.userId}`,
      'gateway=sandbox',
    ]) {
      expect((await desk.get(`/s/payment/page?${query}`)).records).toHaveLength(1);
    }
    expect((await desk.get('/s/payment/page?buyer=nobody@example.org')).records).toEqual([]);
    expect((await desk.post('refresh', { payNumber: started.payNumber })).data).toEqual({ state: 'open' });
    await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
    expect((await desk.post('refresh', { payNumber: started.payNumber })).data).toEqual({ state: 'settled' });
    expect((await desk.post('refresh', { payNumber: started.payNumber })).reason).toBe('payment.nothingToAsk');
    const info = await desk.info(started.payNumber);
    expect(info).toMatchObject({
      state: 'settled',
      trouble: null,
      buyer: maskContact(mailContact(ada.mail)),
      journals: [{ reason: 'orderPaid' }],
    });
    const journalId = info.journals[0]?.journalId;
    const journal = (await desk.get(`/s/ledger/journal?journalId=${journalId}`)) as unknown as { key: string };
    expect(await desk.get(`/s/ledger/origin?key=${journal.key}`)).toMatchObject({
      orderNumbers: [trade.orderNumbers],
      userId: ada.userId,
    });
  });

  it('of another amount are credited once, or dismissed with a reason', async () => {
    const mall = await openPayMall();
    const desk = await deskOf(mall);
    const ada = await mall.buyer('ada');
    const first = await ada.start(await ada.place(1500));
    const second = await ada.start(await ada.place(1500));
    for (const started of [first, second]) await deliverSandbox(mall, sandboxEvent('charge.paid', started, -1));
    expect((await desk.get('/s/payment/page?trouble=mismatch')).records).toHaveLength(2);
    expect((await desk.get('/s/payment/events')).records).toHaveLength(2);
    const credit = () => desk.post('credit', { payNumber: first.payNumber, amount: 14.5 });
    const answers = await Promise.all([credit(), credit(), credit()]);
    expect(answers.map(({ success, reason }) => (success ? 'ok' : reason)).toSorted()).toEqual([
      ...['ok', 'payment.nothingToDecide', 'payment.nothingToDecide'],
    ]);
    expect(await ada.balance()).toBe(14.5);
    expect(await lastMessage(mall, ada.mail)).toMatchObject({ template: 'latePayment' });
    const dismiss = () => desk.post('dismiss', { payNumber: second.payNumber, reason: 'Nothing on the statement' });
    expect((await dismiss()).success).toBe(true);
    expect((await dismiss()).reason).toBe('payment.nothingToDecide');
    expect((await desk.get('/s/payment/page?trouble=any')).records).toEqual([]);
    const [event] = (await desk.get('/s/payment/events')).records;
    const done = { eventId: event?.eventId, reason: 'Same as above' };
    expect((await desk.post('events/dismiss', done)).success).toBe(true);
    expect((await desk.post('events/dismiss', done)).reason).toBe('gatewayEvent.notFound');
    expect(await countOpenTransfers(mall.database.queries)).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('a refund without an answer of the gateway', () => {
  it('waits for staff after ten attempts, and is paid once when they retry it', async () => {
    const stripe = await startFakeStripe();
    const mall = await openPayMall({ stripe: stripe.keys });
    const desk = await deskOf(mall);
    const ada = await mall.buyer('ada');
    const { reference } = await ada.start(await ada.place(1500), 13);
    await mall.moveClock('31 minutes');
    const paid = stripeEvent('checkout.session.completed', {
      ...stripe.sessions.get(reference),
      payment_status: 'paid',
    });
    await deliver(mall, 'stripe', paid, { 'stripe-signature': signStripe(paid) });
    stripe.state.mode = 'down';
    const [refund] = await mall.rows<{ id: string }>('select id from payment_refund');
    const ask = () => mall.run('refundPayment', { refundId: Number(refund?.id) });
    for (let attempt = 1; attempt < 10; attempt++) await expect(ask()).rejects.toThrow();
    const waiting = async () => (await desk.get('/s/payment/refunds?state=waiting')).records;
    expect(await waiting()).toEqual([]);
    await ask();
    expect(await waiting()).toMatchObject([{ isUnanswered: true, canRetry: true, attempts: 10 }]);

    stripe.state.mode = 'up';
    expect(await desk.post('refunds/retry', { refundId: Number(refund?.id) })).toMatchObject({ success: true });
    await ask();
    expect(await mall.rows('select state, is_unanswered from payment_refund')).toEqual([
      { state: 'done', is_unanswered: false },
    ]);
    const asked = stripe.state.requests.filter(({ path }) => path === '/v1/refunds');
    expect(asked).toHaveLength(11);
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await mall.clearing()).toBe(0);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('failed refunds', () => {
  async function failedRefund() {
    const shop = await openRefundMall();
    const trade = await shop.place();
    await shop.payAtGateway(trade);
    await shop.cancel(trade.own);
    await shop.mall.rows(`update sandbox_charge set refunded_cents = amount_cents`);
    await shop.settle();
    const desk = await deskOf(shop.mall);
    const waiting = async () => (await desk.get('/s/payment/refunds?state=waiting')).records;
    return { ...shop, trade, desk, waiting };
  }

  it('are retried once', async () => {
    const { mall, desk, waiting, refunds, settle } = await failedRefund();
    const [refund] = await waiting();
    expect(refund).toMatchObject({ state: 'failed', isWaiting: true, failure: expect.stringMatching(/./) });
    expect(await countFailedRefunds(mall.database.queries)).toBe(1);
    await mall.rows('update sandbox_charge set refunded_cents = 0');
    const retry = () => desk.post('refunds/retry', { refundId: refund?.refundId });
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await mall.work();
    await settle();
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    expect(await mall.prove()).toEqual([]);
  });

  it('to a closed account stay owed, since it has no balance, and are settled by hand', async () => {
    const shop = await openRefundMall();
    const { mall, ada } = shop;
    const trade = await shop.place();
    await shop.payFromBalance(trade);
    await mall.rows(`update account set status = 'closed', closed_at = mall_now() where id = $1`, [ada.userId]);
    expect(await shop.cancel(trade.own)).toBeUndefined();
    for (let time = 0; time < 2; time++) await shop.settle();
    const desk = await deskOf(mall);
    const [refund, ...others] = (await desk.get('/s/payment/refunds?state=waiting')).records;
    expect(others).toEqual([]);
    expect(refund).toMatchObject({
      gateway: 'mall',
      amount: trade.ownCents / 100,
      userId: ada.userId,
      canRetry: false,
    });
    expect(await countFailedRefunds(mall.database.queries)).toBe(1);
    const { refundId } = refund ?? {};
    expect((await desk.post('refunds/retry', { refundId })).reason).toBe('paymentRefund.noGateway');
    expect((await desk.post('refunds/settle', { refundId, reference: 'SEPA 78' })).success).toBe(true);
    expect(await shop.refunds()).toMatchObject([{ channel: 'balance', state: 'done' }]);
    expect((await desk.get('/s/payment/refunds?state=waiting')).records).toEqual([]);
    expect(await mall.prove()).toEqual([]);
  });

  it('are settled by hand once, with a journal of their own', async () => {
    const { mall, desk, waiting, refunds } = await failedRefund();
    const [refund] = await waiting();
    const settleByHand = () => desk.post('refunds/settle', { refundId: refund?.refundId, reference: 'SEPA 77' });
    const answers = await Promise.all([settleByHand(), settleByHand(), settleByHand()]);
    expect(answers.map(({ success, reason }) => (success ? 'ok' : reason)).toSorted()).toEqual([
      ...['ok', 'paymentRefund.notFailed', 'paymentRefund.notFailed'],
    ]);
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    const [hand] = await mall.rows<{ balance: number }>(
      `select balance::int from ledger_account where kind = 'clearing' and owner = 'byHand'`,
    );
    expect(hand?.balance).toBe(Math.round(Number(refund?.amount) * 100));
    expect((await desk.post('refunds/retry', { refundId: refund?.refundId })).reason).toBe('paymentRefund.notFailed');
    expect((await desk.get('/s/payment/refunds?state=done')).records).toMatchObject([{ reference: 'SEPA 77' }]);
    expect(await mall.prove()).toEqual([]);
  });
});

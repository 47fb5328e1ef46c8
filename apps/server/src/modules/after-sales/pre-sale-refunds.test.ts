import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openTestMessages } from '../../infra/messages/testing/write-and-send.ts';
import { dataOf } from '../payments/testing/pay-mall.ts';
import { IN_WINDOW, openPreSaleMall, PRICE_CENTS } from '../payments/testing/pre-sale-mall.ts';
import { followMoney } from './requests/follow-money.ts';
import { DISCARD_CLAIMS, DISCARD_DECISIONS } from './testing/refund-races.ts';

const PIECES = 3;
const PAID_CENTS = PIECES * PRICE_CENTS;
/** 20 % of the price of all pieces, rounded down. */
const DEPOSIT_CENTS = 4_800;
const BALANCE_CENTS = PAID_CENTS - DEPOSIT_CENTS;
const CLOSED = 6;

type Way = 'gateway' | 'balance';

/** An unsent order of three pieces with deposit and balance paid, each in its own way. */
async function openPaidOrder({ deposit, balance }: { deposit: Way; balance: Way }) {
  const sale = await openPreSaleMall();
  const { mall, ada, seller } = sale;
  const order = await sale.place(PIECES);
  const pay = (way: Way, cents: number) =>
    way === 'gateway' ? sale.payAtGateway(order, cents) : sale.payFromBalance(order, cents);
  await pay(deposit, DEPOSIT_CENTS);
  await mall.moveClock(IN_WINDOW);
  await pay(balance, BALANCE_CENTS);
  const [line] = await mall.rows<{ id: number }>('select id::int from order_line where order_id = $1', [order.orderId]);
  const context = {
    ...{ database: mall.database, log: createLog({ logLevel: 'silent' }), messages: openTestMessages(mall) },
    ...{ stores: mall.services.stores, addresses: mall.services.addresses, rules: async () => DEFAULT_RULES },
  };
  const apply = (goodsNum: number) =>
    ada.browser.call('POST', '/p/orderRefund/apply', {
      ...{ isReceived: false, reason: 'changedMind', words: 'Too many', imgs: [], mobile: '13800138001', applyType: 1 },
      ...{ orderNumber: order.number, refundAmount: (goodsNum * PRICE_CENTS) / 100 },
      ...(goodsNum < PIECES && { orderItemId: line?.id, goodsNum }),
    });
  const requestRefund = async (goodsNum: number) => ({
    ...(dataOf(await apply(goodsNum)) as { refundSn: string }),
    refundAmount: (goodsNum * PRICE_CENTS) / 100,
  });
  return {
    ...{ ...sale, order, apply, requestRefund },
    accept: (request: Awaited<ReturnType<typeof requestRefund>>) => seller.call('PUT', '/m/refund/accept', request),
    info: async ({ refundSn }: { refundSn: string }) =>
      dataOf(await ada.browser.call('GET', `/p/orderRefund/info?refundSn=${refundSn}`)) as object,
    /** Runs the jobs, with every event delivered twice. */
    settle: async () => {
      for (const _time of ['once', 'again']) {
        await sale.payRefundsOut();
        const found = await mall.rows<{ id: string }>(
          'select order_refund_id as id from refund_request where order_refund_id is not null',
        );
        for (const { id } of found) await followMoney(context, { refundId: Number(id) });
      }
    },
    /** Refunded cents by part, and cents requested from the gateway by part. */
    parts: async () => {
      const sums = async (statement: string) =>
        Object.fromEntries(
          (await mall.rows<{ part: string; cents: number }>(statement)).map((row) => [row.part, row.cents]),
        );
      return {
        given: await sums('select part, sum(amount_cents)::int as cents from order_refund group by part'),
        atGateway: await sums(
          `select payment.part, sum(payment_refund.amount_cents)::int as cents from payment_refund
           join payment on payment.id = payment_id where payment_refund.state = 'done' group by 1`,
        ),
      };
    },
  };
}

type PaidOrder = Awaited<ReturnType<typeof openPaidOrder>>;

/** Applies three times at once; returns the accepted applications. */
async function applyConcurrently(paid: PaidOrder, goodsNum: number) {
  const answers = await Promise.all([paid.apply(goodsNum), paid.apply(goodsNum), paid.apply(goodsNum)]);
  const refundAmount = (goodsNum * PRICE_CENTS) / 100;
  return answers
    .filter(({ success }) => success)
    .map(({ data }) => ({ ...(data as { refundSn: string }), refundAmount }));
}

/** Accepts one request three times at once; returns how many calls succeeded. */
async function acceptConcurrently(
  paid: PaidOrder,
  request: { refundSn: string; refundAmount: number },
): Promise<number> {
  const answers = await Promise.all([paid.accept(request), paid.accept(request), paid.accept(request)]);
  return answers.filter(({ success }) => success).length;
}

describe('refunds of a pre-sale that was paid as deposit and balance', () => {
  it.each([
    { deposit: 'balance', balance: 'gateway' },
    { deposit: 'gateway', balance: 'balance' },
    { deposit: 'gateway', balance: 'gateway' },
  ] as const)('pay a deposit by $deposit and a balance by $balance back in full, each its own way', async (ways) => {
    const paid = await openPaidOrder(ways);
    const walletBefore = await paid.ada.balance();
    const request = await paid.requestRefund(PIECES);
    dataOf(await paid.accept(request));
    // Not refunded before both parts have arrived.
    expect(await paid.info(request)).toMatchObject({ moneyState: 'requested', returnMoneySts: 2 });
    await paid.settle();
    expect(await paid.refunds()).toEqual([
      { part: 'balance', channel: ways.balance, state: 'done', cents: BALANCE_CENTS },
      { part: 'deposit', channel: ways.deposit, state: 'done', cents: DEPOSIT_CENTS },
    ]);
    expect(await paid.info(request)).toMatchObject({ moneyState: 'done', returnMoneySts: 5, refundAmount: 240.03 });
    const centsBy = (way: Way) =>
      (ways.balance === way ? BALANCE_CENTS : 0) + (ways.deposit === way ? DEPOSIT_CENTS : 0);
    expect(Math.round(((await paid.ada.balance()) - walletBefore) * 100)).toBe(centsBy('balance'));
    const { atGateway } = await paid.parts();
    expect(atGateway).toEqual({
      ...(ways.balance === 'gateway' && { balance: BALANCE_CENTS }),
      ...(ways.deposit === 'gateway' && { deposit: DEPOSIT_CENTS }),
    });
    expect(await paid.standing(paid.order)).toMatchObject({ status: CLOSED, refunded: PAID_CENTS });
    // The wallet had been topped up through a gateway.
    const clearing = (await paid.mall.clearing()) + centsBy('balance');
    expect([await paid.escrow(paid.order), clearing, await paid.mall.prove()]).toEqual([0, 0, []]);
  });

  it('of one piece at a time use up the balance first, and add up to the cent', async () => {
    const paid = await openPaidOrder({ deposit: 'gateway', balance: 'gateway' });
    const given: unknown[] = [];
    for (let piece = 1; piece <= PIECES; piece += 1) {
      dataOf(await paid.accept(await paid.requestRefund(1)));
      await paid.settle();
      given.push((await paid.parts()).atGateway);
    }
    expect(given).toEqual([
      { balance: PRICE_CENTS },
      { balance: 2 * PRICE_CENTS },
      { balance: BALANCE_CENTS, deposit: DEPOSIT_CENTS },
    ]);
    expect(await paid.standing(paid.order)).toMatchObject({ status: CLOSED, refunded: PAID_CENTS });
    expect([await paid.escrow(paid.order), await paid.mall.clearing(), await paid.mall.prove()]).toEqual([0, 0, []]);
  });

  it.each([
    { goodsNum: PIECES, given: { balance: BALANCE_CENTS, deposit: DEPOSIT_CENTS }, left: 0 },
    { goodsNum: 2, given: { balance: 2 * PRICE_CENTS }, left: PRICE_CENTS },
  ])(
    'of $goodsNum pieces, requested and accepted several times concurrently, are paid once',
    async ({ goodsNum, given, left }) => {
      const paid = await openPaidOrder({ deposit: 'balance', balance: 'gateway' });
      const [request = { refundSn: '', refundAmount: 0 }, ...others] = await applyConcurrently(paid, goodsNum);
      expect(others).toEqual([]);
      expect(await acceptConcurrently(paid, request)).toBe(1);
      await Promise.all([paid.settle(), paid.settle()]);
      expect((await paid.parts()).given).toEqual(given);
      expect(await paid.info(request)).toMatchObject({ moneyState: 'done' });
      expect([await paid.escrow(paid.order), await paid.mall.prove()]).toEqual([left, []]);
      if (left === 0) return;
      // The last refund is the rest of both payments.
      dataOf(await paid.accept(await paid.requestRefund(PIECES - goodsNum)));
      await paid.settle();
      expect(await paid.parts()).toEqual({
        given: { balance: BALANCE_CENTS, deposit: DEPOSIT_CENTS },
        atGateway: { balance: BALANCE_CENTS },
      });
      expect([await paid.escrow(paid.order), await paid.mall.prove()]).toEqual([0, []]);
    },
  );

  it.each([
    { deposit: 'balance', balance: 'gateway', owed: 'deposit' },
    { deposit: 'gateway', balance: 'balance', owed: 'balance' },
  ] as const)('of an account that was closed leaves the $owed from its wallet to staff', async ({ owed, ...ways }) => {
    const paid = await openPaidOrder(ways);
    const request = await paid.requestRefund(PIECES);
    await paid.mall.rows(`update account set status = 'closed', closed_at = now() where id = $1`, [paid.ada.userId]);
    dataOf(await paid.accept(request));
    const moneyState = async () => (await paid.mall.rows('select money_state as state from refund_request'))[0];
    expect(await moneyState()).toEqual({ state: 'requested' });
    await paid.settle();
    expect(await moneyState()).toEqual({ state: 'failed' });
    const cents = { balance: BALANCE_CENTS, deposit: DEPOSIT_CENTS };
    const stateOf = (part: 'balance' | 'deposit') => (part === owed ? 'failed' : 'done');
    expect(await paid.refunds()).toEqual([
      { part: 'balance', channel: ways.balance, state: stateOf('balance'), cents: BALANCE_CENTS },
      { part: 'deposit', channel: ways.deposit, state: stateOf('deposit'), cents: DEPOSIT_CENTS },
    ]);
    // The list of staff shows the failed refund, and the ledger holds what is owed.
    expect(
      await paid.mall.rows(`select amount_cents::int as cents from payment_refund where state = 'failed'`),
    ).toEqual([{ cents: cents[owed] }]);
    expect(
      await paid.mall.rows(`select balance::int from ledger_account where owner like 'refund:%' and balance <> 0`),
    ).toEqual([{ balance: cents[owed] }]);
    expect([await paid.escrow(paid.order), await paid.mall.prove()]).toEqual([0, []]);
  });

  it('control: when the order does not store its claims, all three requests are accepted', async () => {
    const paid = await openPaidOrder({ deposit: 'balance', balance: 'gateway' });
    await paid.mall.rows(DISCARD_CLAIMS);
    expect(await applyConcurrently(paid, 2)).toHaveLength(3);
  });

  it('control: when state changes of a request are discarded, it is paid more than once', async () => {
    const paid = await openPaidOrder({ deposit: 'balance', balance: 'gateway' });
    await paid.mall.rows(DISCARD_DECISIONS);
    const accepted = await acceptConcurrently(paid, await paid.requestRefund(1));
    expect(accepted).toBeGreaterThan(1);
    const { balance = 0, deposit = 0 } = (await paid.parts()).given;
    expect(balance + deposit).toBe(accepted * PRICE_CENTS);
  });
});

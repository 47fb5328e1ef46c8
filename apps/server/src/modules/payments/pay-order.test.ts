import { SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, escrowOf } from '@galleria/domain/ledger/accounts';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countReasons } from '../accounts/testing/people.ts';
import { postJournal } from '../ledger/index.ts';
import { dataOf, openPayMall, PAY_PASSWORD, type PayMall } from './testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './testing/webhooks.ts';

const BALANCE = 9;
const POINTS = 0;
const CASH = 7;
const TRANSFER = 8;
const STRIPE = 13;
const BANK = { payee: 'Galleria Ltd', account: 'DE00 1234', bank: 'Test Bank' };

const escrowOfTrade = (mall: PayMall, tradeId: number) =>
  mall.rows(`select balance from ledger_account where kind = 'escrow' and unit = 'cents' and owner = $1`, [
    String(tradeId),
  ]);

describe('from the balance', () => {
  it('moves money into escrow together with the order, with the pay password', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    const pay = (payPassword?: string) => ada.pay(orderNumbers, BALANCE, payPassword ? { payPassword } : {});
    expect((await pay()).reason).toBe('payPassword.wrong');
    expect((await pay('000000')).reason).toBe('payPassword.wrong');
    expect(await pay(PAY_PASSWORD)).toMatchObject({ reason: 'payment.balance', msg: expect.stringContaining('$0.00') });
    await ada.giveBalance(3000);
    expect(await pay(PAY_PASSWORD)).toMatchObject({ data: { state: 'paid', redirectUrl: '' } });
    expect(await ada.balance()).toBe(5);
    expect(await escrowOfTrade(mall, tradeId)).toEqual([{ balance: '2500' }]);
    expect((await pay(PAY_PASSWORD)).reason).toBe('order.stateChanged');
    expect(await ada.info(orderNumbers)).toMatchObject({ state: 'paid', payType: BALANCE, remainingSeconds: 0 });
    expect(await mall.prove()).toEqual([]);
  });

  it('asked ten times at once pays once', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.giveBalance(10_000);
    const { orderNumbers, tradeId } = await ada.place(2500);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })),
    );
    const { ok } = countReasons(answers);
    expect(ok).toBe(1);
    expect(await ada.balance()).toBe(75);
    expect(await escrowOfTrade(mall, tradeId)).toEqual([{ balance: '2500' }]);
  });

  it('would be paid twice by somebody who looks first and moves afterwards', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.giveBalance(10_000);
    const { tradeId } = await ada.place(2500);
    const isUnpaid = async () =>
      (await mall.rows(`select 1 from trade where id = $1 and state = 'unpaid'`, [tradeId])).length;
    const looked = await Promise.all([isUnpaid(), isUnpaid()]);
    for (const [at, unpaid] of looked.entries()) {
      if (!unpaid) continue;
      const lines = [
        { account: buyerWallet(ada.userId), amount: -2500 },
        { account: escrowOf(tradeId), amount: 2500 },
      ];
      await inTransaction(mall.database, SYSTEM, (transaction) =>
        postJournal(transaction, { key: `naive:${at}`, reason: 'orderPaid', lines }),
      );
    }
    expect(await ada.balance()).toBe(50);
  });

  it('of which two orders want more than there is, one gets it', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.giveBalance(3000);
    const trades = [await ada.place(2000), await ada.place(2000)];
    const answers = await Promise.all(
      trades.map(({ orderNumbers }) => ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })),
    );
    expect(countReasons(answers)).toEqual({ ok: 1, 'payment.balance': 1 });
    expect(await ada.balance()).toBe(10);
    expect(await mall.prove()).toEqual([]);
  });

  it('is locked after five wrong pay passwords, whatever the order', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.giveBalance(3000);
    const { orderNumbers } = await ada.place(2000);
    for (let n = 0; n < 5; n++) await ada.pay(orderNumbers, BALANCE, { payPassword: '000000' });
    expect((await ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })).reason).toBe('payPassword.locked');
    await mall.rows('update account set pay_password_hash = null where id = $1', [ada.userId]);
    expect((await ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })).reason).toBe('payPassword.missing');
  });
});

describe('cash on delivery', () => {
  it('is a promise: the order goes on and no money moves', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    expect(await ada.pay(orderNumbers, CASH)).toMatchObject({ data: { state: 'promised' } });
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'promised', lastTry: 'succeeded' });
    expect(await escrowOfTrade(mall, tradeId)).toEqual([]);
    expect((await ada.pay(orderNumbers, STRIPE)).reason).toBe('order.stateChanged');
  });
});

describe('points', () => {
  it('pay alone only where nothing is left to pay', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    expect((await ada.pay(orderNumbers, POINTS)).reason).toBe('payment.methodUnfit');
    await mall.rows('update trade set payable_cents = 0, mall_bears_cents = 2500 where id = $1', [tradeId]);
    expect((await ada.pay(orderNumbers, STRIPE)).reason).toBe('payment.methodUnfit');
    expect(await ada.pay(orderNumbers, POINTS)).toMatchObject({ data: { state: 'paid' } });
    expect(await mall.prove()).toEqual([]);
  });
});

describe('a transfer', () => {
  it('is offered once there is an account, is waited for, and pays when staff says so', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, amount } = await ada.place(2500);
    const asked = async () => (await ada.pay(orderNumbers, TRANSFER)).reason;
    await mall.set('transferAccount', {});
    await expect.poll(asked, { timeout: 10_000 }).toBe('payment.methodOff');
    await mall.set('transferAccount', BANK);
    await expect.poll(asked, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await ada.pay(orderNumbers, TRANSFER)) as { payNumber: string };
    expect(await ada.info(orderNumbers)).toMatchObject({ state: 'pending', transfer: { payNumber, ...BANK } });
    const onOrderPage = async () =>
      dataOf(await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${orderNumbers}`));
    expect(await onOrderPage()).toMatchObject({ status: 1, payType: TRANSFER });
    await mall.moveClock('2 days');
    expect(await ada.info(orderNumbers)).toMatchObject({ state: 'pending', payType: TRANSFER });
    expect((await mall.rows(`select 1 from payment`)).length).toBe(1);
    const confirm = (given: number) => mall.confirmTransfer(payNumber, given);
    expect(await confirm(amount - 0.01)).toEqual({ refused: 'payment.amount' });
    expect(await confirm(amount)).toEqual({ state: 'paid' });
    expect(await confirm(amount)).toEqual({ state: 'paid' });
    expect(await mall.confirmTransfer('261115000000000001', amount)).toEqual({ refused: 'payment.notFound' });
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'paid' });
    expect(await onOrderPage()).toMatchObject({ status: 2, payType: TRANSFER });
    expect(await mall.prove()).toEqual([]);
  });

  it('that arrives too late is the buyer’s balance', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, amount } = await ada.place(2500);
    await mall.set('transferAccount', BANK);
    await expect.poll(async () => (await ada.pay(orderNumbers, TRANSFER)).reason, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await ada.pay(orderNumbers, TRANSFER)) as { payNumber: string };
    await mall.moveClock('4 days');
    const confirm = () => mall.confirmTransfer(payNumber, amount);
    expect(await confirm()).toEqual({ state: 'closed' });
    await confirm();
    expect(await ada.balance()).toBe(25);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('paying elsewhere', () => {
  it('goes on with the try that waits, and begins a new one after a failure', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(2500);
    const [first, again] = [await ada.start(trade), await ada.start(trade)];
    expect(again).toEqual(first);
    await deliverSandbox(mall, sandboxEvent('charge.declined', first, 2500));
    expect(await ada.status(trade.orderNumbers)).toEqual({ state: 'open', lastTry: 'failed', amount: 25 });
    const byNumber = await ada.browser.call('GET', `/p/order/payStatus?payNumber=${first.payNumber}`);
    expect(byNumber.data).toEqual({ state: 'open', lastTry: 'failed', amount: 25 });
    expect((await ada.start(trade)).payNumber).not.toBe(first.payNumber);
  });

  it('shows the counter what it needs', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers } = await ada.place(2500);
    const info = await ada.info(orderNumbers);
    expect(info).toMatchObject({
      orderNumbers,
      state: 'open',
      totalFee: 25,
      currency: 'USD',
      balance: 0,
      pieceCount: 1,
    });
    expect(info.remainingSeconds).toBeGreaterThan(29 * 60);
    expect(info.remainingSeconds).toBeLessThanOrEqual(30 * 60);
    expect(info.methods).toContainEqual({ payType: STRIPE, isPossible: true, objection: 'none', isSandbox: true });
    expect(info.methods).toContainEqual({
      payType: BALANCE,
      isPossible: false,
      objection: 'insufficient',
      isSandbox: false,
    });
    expect(info.methods).toContainEqual({
      payType: POINTS,
      isPossible: false,
      objection: 'somethingToPay',
      isSandbox: false,
    });
    expect(info.methods.map(({ payType }) => payType)).toContain(TRANSFER);
  });

  it('is refused when it is too late, switched off, unknown, or somebody else’s order', async () => {
    const mall = await openPayMall();
    const [ada, bob] = [await mall.buyer('ada'), await mall.buyer('bob')];
    const { orderNumbers } = await ada.place(2500);
    expect((await bob.pay(orderNumbers, STRIPE)).reason).toBe('order.notFound');
    expect((await bob.browser.call('GET', `/p/order/payStatus?orderNumbers=${orderNumbers}`)).reason).toBe(
      'order.notFound',
    );
    expect((await ada.pay(orderNumbers, 5)).reason).toBe('payment.methodOff');
    await mall.set('paySwitch', { stripeSwitch: false });
    await expect
      .poll(async () => (await ada.pay(orderNumbers, STRIPE)).reason, { timeout: 10_000 })
      .toBe('payment.methodOff');
    await mall.moveClock('30 minutes 1 second');
    expect((await ada.pay(orderNumbers, 10)).reason).toBe('order.expired');
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'closed' });
  });

  it('does not take addresses that leave the mall', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers } = await ada.place(2500);
    for (const returnUrl of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'evil',
      '/a\\..\\b',
    ]) {
      expect((await ada.pay(orderNumbers, STRIPE, { returnUrl })).reason).toBe('input.invalid');
    }
    expect((await ada.pay(orderNumbers, STRIPE, { returnUrl: '/pay-result' })).reason).toBeUndefined();
    const [charge] = await mall.rows<{ return_url: string }>('select return_url from sandbox_charge');
    expect(charge?.return_url).toContain(`${mall.url}/pay-result?payNumber=`);
  });
});

describe('a top-up', () => {
  it('is in the balance when the gateway says so, once', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const methods = dataOf(await ada.browser.call('GET', '/p/balance/rechargeMethods')) as { payType: number }[];
    expect(methods.map(({ payType }) => payType)).toEqual([13, 10, 12]);
    const topUp = (amount: number, payType = STRIPE) =>
      ada.browser.call('POST', '/p/balance/recharge', { amount, payType });
    for (const amount of [0, -1, 0.001, 100_000.01]) expect((await topUp(amount)).reason).toBe('input.invalid');
    expect((await topUp(10, BALANCE)).reason).toBe('payment.methodUnfit');
    const { payNumber } = dataOf(await topUp(19.99)) as { payNumber: string };
    const [row] = await mall.rows<{ gateway_ref: string }>('select gateway_ref from payment');
    const status = async () => (await ada.browser.call('GET', `/p/order/payStatus?payNumber=${payNumber}`)).data;
    expect(await status()).toEqual({ state: 'pending', lastTry: 'pending', amount: 19.99 });
    const told = { payNumber, reference: row?.gateway_ref ?? '' };
    await deliverSandbox(mall, sandboxEvent('charge.declined', told, 1999));
    await deliverSandbox(mall, sandboxEvent('charge.paid', told, 1999));
    await deliverSandbox(mall, sandboxEvent('charge.paid', told, 1999, { id: 'again' }));
    expect(await status()).toEqual({ state: 'paid', lastTry: 'succeeded', amount: 19.99 });
    expect(await ada.balance()).toBe(19.99);
    expect(await mall.prove()).toEqual([]);
  });
});

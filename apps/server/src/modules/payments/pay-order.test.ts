import { describe, expect, it } from 'vitest';
import { countReasons } from '../accounts/testing/people.ts';
import { dataOf, openPayMall, PAY_PASSWORD, type PayMall } from './testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './testing/webhooks.ts';

const BALANCE = 9;
const POINTS = 0;
const CASH = 7;
const TRANSFER = 8;
const STRIPE = 13;
const BANK = { payee: 'Galleria Ltd', account: 'DE00 1234', bank: 'Test Bank' };

const escrowOfTrade = (mall: PayMall, tradeId: number) =>
  mall.rows<{ balance: string }>(
    `select balance from ledger_account where kind = 'escrow' and unit = 'cents' and owner = $1`,
    [String(tradeId)],
  );

/** Pays a trade of 25.00 from a balance of 300.00. */
async function payConcurrently(mall: PayMall, calls: number) {
  const ada = await mall.buyer('ada');
  await ada.grantBalance(30_000);
  const { orderNumbers, tradeId } = await ada.place(2500);
  const answers = await Promise.all(
    Array.from({ length: calls }, () => ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })),
  );
  const [escrow] = await escrowOfTrade(mall, tradeId);
  return { ok: countReasons(answers).ok, balance: await ada.balance(), escrow: Number(escrow?.balance) };
}

describe('payOrder by balance', () => {
  it('requires the pay password and moves the amount into escrow', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    const pay = (payPassword?: string) => ada.pay(orderNumbers, BALANCE, payPassword ? { payPassword } : {});
    expect((await pay()).reason).toBe('payPassword.wrong');
    expect((await pay('000000')).reason).toBe('payPassword.wrong');
    expect(await pay(PAY_PASSWORD)).toMatchObject({ reason: 'payment.balance', msg: expect.stringContaining('$0.00') });
    await ada.grantBalance(3000);
    expect(await pay(PAY_PASSWORD)).toMatchObject({ data: { state: 'paid', redirectUrl: '' } });
    expect(await ada.balance()).toBe(5);
    expect(await escrowOfTrade(mall, tradeId)).toEqual([{ balance: '2500' }]);
    expect((await pay(PAY_PASSWORD)).reason).toBe('order.stateChanged');
    expect(await ada.info(orderNumbers)).toMatchObject({ state: 'paid', payType: BALANCE, remainingSeconds: 0 });
    expect(await mall.prove()).toEqual([]);
  });

  it('pays once in ten concurrent calls', async () => {
    expect(await payConcurrently(await openPayMall(), 10)).toEqual({ ok: 1, balance: 275, escrow: 2500 });
  });

  // Removed guards: state of trade and orders, key of the journal, unique index. Five calls, since the rate limit of
  // the pay password refuses more.
  it('control: without the guards five concurrent calls pay five times', async () => {
    const mall = await openPayMall();
    await mall.rows(`create function stay_unpaid() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'trade' then new.state := old.state; else new.status := old.status; end if;
        return new;
      end $$`);
    await mall.rows('create trigger control before update on trade for each row execute function stay_unpaid()');
    await mall.rows('create trigger control before update on mall_order for each row execute function stay_unpaid()');
    await mall.rows(`create function unique_key() returns trigger language plpgsql as $$
      begin new.key := new.key || gen_random_uuid(); return new; end $$`);
    await mall.rows(
      'create trigger control before insert on ledger_journal for each row execute function unique_key()',
    );
    await mall.rows('drop index payment_one_settled');
    expect(await payConcurrently(mall, 5)).toEqual({ ok: 5, balance: 175, escrow: 12_500 });
  });

  it('pays one of two orders when the balance suffices for one', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.grantBalance(3000);
    const trades = [await ada.place(2000), await ada.place(2000)];
    const answers = await Promise.all(
      trades.map(({ orderNumbers }) => ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })),
    );
    expect(countReasons(answers)).toEqual({ ok: 1, 'payment.balance': 1 });
    expect(await ada.balance()).toBe(10);
    expect(await mall.prove()).toEqual([]);
  });

  it('is locked after five wrong pay passwords', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    await ada.grantBalance(3000);
    const { orderNumbers } = await ada.place(2000);
    for (let n = 0; n < 5; n++) await ada.pay(orderNumbers, BALANCE, { payPassword: '000000' });
    expect((await ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })).reason).toBe('payPassword.locked');
    await mall.rows('update account set pay_password_hash = null where id = $1', [ada.userId]);
    expect((await ada.pay(orderNumbers, BALANCE, { payPassword: PAY_PASSWORD })).reason).toBe('payPassword.missing');
  });
});

describe('payOrder by cash on delivery', () => {
  it('answers promised and moves no money until trade.cashCollected settles the payment', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    expect(await ada.pay(orderNumbers, CASH)).toMatchObject({ data: { state: 'promised' } });
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'promised', lastTry: 'succeeded' });
    expect(await escrowOfTrade(mall, tradeId)).toEqual([]);
    expect((await ada.pay(orderNumbers, STRIPE)).reason).toBe('order.stateChanged');
    const payment = () => mall.rows('select state, settled_at from payment');
    expect(await payment()).toMatchObject([{ state: 'promised' }]);
    await mall.announce('trade.cashCollected', { tradeId });
    const settled = await payment();
    expect(settled).toMatchObject([{ state: 'settled' }]);
    await mall.announce('trade.cashCollected', { tradeId });
    expect(await payment()).toEqual(settled);
  });

  it('is settled by the event of the last received order of the trade', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers, tradeId } = await ada.place(2500);
    await ada.pay(orderNumbers, CASH);
    await mall.rows('update mall_order set status = 3, shipped_at = mall_now() where number = $1', [orderNumbers]);
    expect(await ada.browser.call('PUT', `/p/myOrder/receipt/${orderNumbers}`)).toMatchObject({ success: true });
    const announced = await mall.rows<{ event: string; payload: object }>(
      `select payload->>'event' as event, payload->'payload' as payload from graphile_worker._private_jobs
       where payload->'payload'->>'tradeId' = $1 order by id`,
      [String(tradeId)],
    );
    expect(announced.map(({ event }) => event)).toContain('trade.cashCollected');
    expect(await mall.rows('select state from payment')).toEqual([{ state: 'promised' }]);
    for (const { event, payload } of announced) await mall.announce(event, payload);
    expect(await mall.rows('select state from payment')).toEqual([{ state: 'settled' }]);
    expect(await escrowOfTrade(mall, tradeId)).toEqual([{ balance: '2500' }]);
  });
});

describe('payOrder by points', () => {
  it('is possible only when nothing is left to pay', async () => {
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

describe('payOrder by transfer', () => {
  it('is offered once a bank account is set, keeps the trade open, and pays it when staff confirm it', async () => {
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

  it('adds to the balance when it is confirmed after the trade expired', async () => {
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

describe('payOrder at a gateway', () => {
  it('continues an open attempt, and starts a new one after a failure', async () => {
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

  it('orderPayInfo contains amount, remaining time and pay methods', async () => {
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

  it('is refused for another buyer’s order, an unknown or disabled pay type, and an expired trade', async () => {
    const mall = await openPayMall();
    const [ada, bob] = [await mall.buyer('ada'), await mall.buyer('bob')];
    const { orderNumbers, tradeId } = await ada.place(2500);
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
    await mall.expire(tradeId);
    expect(await ada.pay(orderNumbers, 10)).toMatchObject({ code: 'A03002', reason: 'order.expired' });
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'closed' });
  });

  it('refuses return URLs outside of the mall', async () => {
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

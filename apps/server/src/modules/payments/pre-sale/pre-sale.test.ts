import { describe, expect, it } from 'vitest';
import { lastMessage } from '../../../testing/read-messages.ts';
import { readMallSales } from '../../orders/index.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import {
  AFTER_SHIP_DATE,
  AFTER_WINDOW,
  BALANCE_CENTS,
  DEPOSIT_CENTS,
  IN_WINDOW,
  openPreSaleMall,
  PRICE_CENTS,
  STOCK,
} from '../testing/pre-sale-mall.ts';

const [TO_PAY, TO_SHIP, CLOSED] = [1, 2, 6];

describe('a pre-sale paid in full', () => {
  it('has to be sent by the promised date, and is overdue afterwards', async () => {
    const sale = await openPreSaleMall('full');
    const order = await sale.place();
    expect(await sale.detail(order)).toMatchObject({ status: TO_PAY, preSale: { step: 'pay', deposit: 0 } });
    await sale.payAtGateway(order, PRICE_CENTS);
    expect(await sale.detail(order)).toMatchObject({
      status: TO_SHIP,
      preSale: { step: 'paid', isShipOverdue: false },
    });
    const reminders = async () => (await sale.mall.rows(`select from message where template = 'storeShipDue'`)).length;
    await sale.jobs.run('remindStoresToShip');
    expect(await reminders()).toBe(0);
    await sale.mall.moveClock('4 days 1 hour');
    await Promise.all([sale.jobs.run('remindStoresToShip'), sale.jobs.run('remindStoresToShip')]);
    expect(await reminders()).toBe(1);
    await sale.mall.moveClock(AFTER_SHIP_DATE);
    expect((await sale.detail(order)).preSale.isShipOverdue).toBe(true);
    // Signs in again: the seller's session has expired.
    const counts = await (await sellerBrowser(sale.mall)).call('GET', '/m/order/count');
    expect(counts.data).toMatchObject({ overdue: 1 });
  });
});

describe('products of a pre-sale', () => {
  it('are sold in the pre-sale only, at its price and without points', async () => {
    const sale = await openPreSaleMall();
    const confirmed = (await sale.confirm()).data;
    expect(confirmed).toMatchObject({
      amounts: { actualTotal: 80.01 },
      mostScore: 0,
      preSale: { payment: 'deposit', deposit: 16, balance: 64.01 },
    });
    const { skuId } = sale;
    const elsewhere = [
      await sale.ada.browser.call('POST', '/p/shopCart/changeItem', { skuId, count: 1, shopId: 0 }),
      await sale.ada.browser.call('POST', '/p/order/confirm', { orderItem: { skuId, prodCount: 1 } }),
    ];
    expect(elsewhere.map(({ reason }) => reason)).toEqual(['cart.preSale', 'cart.preSale']);
    expect((await sale.submit({ userUseScore: 10 })).reason).toBe('points.tooMany');
    expect((await sale.submit({ expectedTotal: 80 })).reason).toBe('order.priceChanged');
    const zone = await sale.mall.call('/presale/page');
    expect(zone.envelope.data).toMatchObject({ total: 1, records: [{ prodId: sale.prodId, prodType: 4 }] });
  });

  it('are not sold from the second in which the pre-sale ends', async () => {
    const sale = await openPreSaleMall();
    await sale.mall.moveClock('1 hour 59 minutes 50 seconds');
    expect((await sale.submit()).reason).toBeUndefined();
    await sale.mall.moveClock('2 hours');
    expect((await sale.submit()).reason).toBe('activity.notRunning');
  });

  it('cannot be paid by cash on delivery or transfer', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.place();
    const { methods, totalFee } = await sale.ada.info(order.number);
    expect(totalFee).toBe(16);
    for (const payType of [7, 8]) {
      expect(methods.find((one) => one.payType === payType)?.objection ?? 'preSale').toBe('preSale');
      expect((await sale.ada.pay(order.number, payType)).reason).toMatch(/payment\.method/);
    }
  });
});

describe('the deposit', () => {
  it('leaves the balance to be paid in its window, after which the order is to be sent', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    expect(await sale.standing(order)).toMatchObject({ state: 'deposited', status: TO_PAY });
    expect([await sale.escrow(order), await sale.stock()]).toEqual([DEPOSIT_CENTS, STOCK - 1]);
    expect(await sale.detail(order)).toMatchObject({ actions: [], preSale: { step: 'waiting', deposit: 16 } });
    expect(await sale.ada.status(order.number)).toMatchObject({ state: 'deposited' });
    expect((await sale.ada.pay(order.number, 13)).reason).toBe('order.balanceTooEarly');
    expect((await sale.ada.browser.call('PUT', `/p/myOrder/cancel/${order.number}`)).reason).toBe('order.stateChanged');
    await sale.mall.moveClock(IN_WINDOW);
    expect(await sale.detail(order)).toMatchObject({ actions: ['pay'], preSale: { step: 'balance', balance: 64.01 } });
    expect((await sale.ada.info(order.number)).totalFee).toBe(64.01);
    await sale.payAtGateway(order, BALANCE_CENTS);
    expect(await sale.standing(order)).toMatchObject({ state: 'paid', status: TO_SHIP });
    expect([await sale.escrow(order), await sale.stock()]).toEqual([PRICE_CENTS, STOCK - 1]);
    expect(await sale.mall.prove()).toEqual([]);
  });

  it('is followed by one reminder of the balance when the window opens', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    const remind = () => sale.jobs.run('remindOfBalances');
    const messages = async () =>
      (await sale.mall.rows<{ n: number }>(`select count(*)::int as n from message where template = 'balanceOpen'`))[0]
        ?.n;
    await remind();
    expect(await messages()).toBe(0);
    await sale.mall.moveClock(IN_WINDOW);
    await Promise.all([remind(), remind(), remind()]);
    expect(await messages()).toBe(1);
    expect((await lastMessage(sale.mall, sale.ada.mail)).text).toContain(order.number);
  });

  it('goes to the store without commission when the balance is not paid in time; the stock is released', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    const before = { payable: await sale.payable(), commission: await sale.commission() };
    await sale.mall.moveClock('26 hours 59 minutes');
    await sale.expire(order);
    expect(await sale.standing(order)).toMatchObject({ state: 'deposited' });
    await sale.mall.moveClock(AFTER_WINDOW);
    expect((await sale.ada.pay(order.number, 13)).reason).toBe('order.expired');
    await Promise.all([sale.expire(order), sale.expire(order)]);
    await sale.expire(order);
    expect(await sale.standing(order)).toEqual({ state: 'closed', status: CLOSED, reason: 'balance', refunded: 0 });
    expect([await sale.payable(), await sale.commission()]).toEqual([
      before.payable + DEPOSIT_CENTS,
      before.commission,
    ]);
    expect([await sale.escrow(order), await sale.stock(), await sale.refunds()]).toEqual([0, STOCK, []]);
    expect((await sale.detail(order)).preSale.step).toBe('kept');
    // Signs in again: the seller's session has expired.
    const seller = await sellerBrowser(sale.mall);
    const wanted = { orderNumber: order.number, reason: 'Sold out' };
    expect(await seller.reason('POST', '/m/order/cancel', wanted)).toBe('order.notCancelable');
    const shares = await seller.call('GET', '/m/statement/page?state=settled');
    expect((shares.data as { records: object[] }).records[0]).toMatchObject({ orderNumber: order.number, net: 16 });
    expect(await sale.mall.prove()).toEqual([]);
  });

  it('that the store keeps counts in no sales figure, and gets no invoice', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    await sale.mall.moveClock(AFTER_WINDOW);
    const seller = await sellerBrowser(sale.mall);
    const figures = async () => {
      const { days } = (await seller.call('GET', '/m/overview')).data as { days: { sales: number; orders: number }[] };
      const { orders } = (await seller.call('GET', '/m/refund/figures')).data as { orders: number };
      const ofMall = await readMallSales(sale.mall.database.queries, 'UTC', new Date(0));
      return { days, orders, ofMall };
    };
    const before = await figures();
    expect(before.orders).toBeGreaterThan(0);
    await sale.expire(order);
    expect(await sale.standing(order)).toMatchObject({ reason: 'balance' });
    expect(await figures()).toEqual(before);
    const invoice = await sale.ada.browser.call('GET', `/p/orderInvoice/info?orderNumber=${order.number}`);
    expect(invoice.data).toMatchObject({ amount: 0, mayRequest: false });
  });

  it('is refunded when the store cancels before the balance is paid', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.deposited();
    expect(await sale.cancel(order)).toBeUndefined();
    await sale.payRefundsOut();
    expect(await sale.refunds()).toEqual([
      { part: 'deposit', channel: 'gateway', state: 'done', cents: DEPOSIT_CENTS },
    ]);
    expect(await sale.detail(order)).toMatchObject({ status: CLOSED, cancellation: { amount: 16, way: 'gateway' } });
    expect([await sale.escrow(order), await sale.stock(), await sale.mall.clearing()]).toEqual([0, STOCK, 0]);
    await sale.mall.moveClock(AFTER_WINDOW);
    await sale.expire(order);
    expect((await sale.standing(order))?.reason).toBe('seller');
    expect(await sale.mall.prove()).toEqual([]);
  });

  it('is refunded, also with the balance, when the mall takes the activity down', async () => {
    const sale = await openPreSaleMall();
    const [waiting, paid, unpaid] = [await sale.deposited(), await sale.deposited(), await sale.place()];
    await sale.mall.moveClock(IN_WINDOW);
    await sale.payAtGateway(paid, BALANCE_CENTS);
    await sale.mall.rows(`update activity set taken_down_at = mall_now(), taken_down_reason = 'Counterfeit'`);
    await sale.takeDown();
    await sale.takeDown();
    await sale.payRefundsOut();
    const standings = await Promise.all([waiting, paid, unpaid].map(sale.standing));
    expect(standings.map((one) => [one?.status, one?.reason, one?.refunded])).toEqual([
      [CLOSED, 'platform', DEPOSIT_CENTS],
      [CLOSED, 'platform', PRICE_CENTS],
      [CLOSED, 'platform', 0],
    ]);
    expect([await sale.stock(), await sale.mall.clearing()]).toEqual([STOCK, 0]);
    expect(await sale.mall.prove()).toEqual([]);
  });
});

describe('the two payments of a pre-sale order', () => {
  it('are refunded through their own channels when the store cancels', async () => {
    const sale = await openPreSaleMall();
    const order = await sale.place();
    await sale.payFromBalance(order, DEPOSIT_CENTS);
    await sale.mall.moveClock(IN_WINDOW);
    await sale.payAtGateway(order, BALANCE_CENTS);
    const clearing = await sale.mall.clearing();
    expect(await sale.cancel(order)).toBeUndefined();
    await sale.payRefundsOut();
    expect(await sale.refunds()).toEqual([
      { part: 'balance', channel: 'gateway', state: 'done', cents: BALANCE_CENTS },
      { part: 'deposit', channel: 'balance', state: 'done', cents: DEPOSIT_CENTS },
    ]);
    await sale.jobs.deliver('order.canceledByStore', { orderId: order.orderId, tradeId: order.tradeId });
    expect(await sale.mall.rows(`select template from message where template like 'orderCanceled%'`)).toEqual([
      { template: 'orderCanceledBySeller' },
    ]);
    expect(await sale.ada.balance()).toBe(16);
    expect((await sale.mall.clearing()) - clearing).toBe(BALANCE_CENTS);
    expect((await sale.standing(order))?.refunded).toBe(PRICE_CENTS);
    expect((await sale.detail(order)).cancellation).toMatchObject({ amount: 80.01 });
    expect([await sale.escrow(order), await sale.mall.prove()]).toEqual([0, []]);
  });

  it('of the same amount are kept apart: a late charge of the deposit does not pay the balance', async () => {
    const sale = await openPreSaleMall('deposit', { depositPercent: 50 });
    await sale.mall.rows('update activity_item set price_cents = 8000');
    const order = await sale.place();
    const first = await sale.charge(order, 4_000);
    await sale.payFromBalance(order, 4_000);
    await sale.mall.moveClock(IN_WINDOW);
    expect((await sale.report(first)).outcome).toBe('late');
    expect(await sale.standing(order)).toMatchObject({ state: 'deposited' });
    await sale.payFromBalance(order, 4_000);
    expect(await sale.standing(order)).toMatchObject({ state: 'paid', status: TO_SHIP });
    await sale.mall.work();
    expect(await sale.mall.prove()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { dataOf, openPayMall } from './testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './testing/webhooks.ts';

const TRANSFER = 8;

describe('lastTry of paymentStatus', () => {
  it('is refunding after a late payment and refunded once the gateway has refunded it', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const started = await ada.start(trade);
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    await mall.moveClock('31 minutes');
    await deliverSandbox(mall, sandboxEvent('charge.paid', started, 1500));
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'refunding' });
    await mall.work();
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'refunded' });
  });

  it('prefers a charged attempt over a later declined one when the trade is closed', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const trade = await ada.place(1500);
    const [charged, declined] = [await ada.start(trade, 13), await ada.start(trade, 10)];
    await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [charged.reference]);
    await deliverSandbox(mall, sandboxEvent('charge.declined', declined, 1500));
    await mall.moveClock('31 minutes');
    await deliverSandbox(mall, sandboxEvent('charge.paid', charged, 1500));
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'refunding' });
  });

  it('is inBalance when a transfer is confirmed after the trade was cancelled', async () => {
    const mall = await openPayMall();
    await mall.set('transferAccount', { payee: 'Galleria Ltd.', account: 'DE00 1234', bank: 'Bank of Tests' });
    const ada = await mall.buyer('ada');
    const { orderNumbers, amount } = await ada.place(2500);
    const pay = () => ada.pay(orderNumbers, TRANSFER);
    await expect.poll(async () => (await pay()).reason, { timeout: 10_000 }).toBeUndefined();
    const { payNumber } = dataOf(await pay()) as { payNumber: string };
    dataOf(await ada.browser.call('PUT', `/p/myOrder/cancel/${orderNumbers}`));
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'pending' });
    await mall.confirmTransfer(payNumber, amount);
    expect(await ada.status(orderNumbers)).toMatchObject({ state: 'closed', lastTry: 'inBalance' });
    expect(await ada.balance()).toBe(25);
  });
});

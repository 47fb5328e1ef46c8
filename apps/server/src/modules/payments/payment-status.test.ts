import { describe, expect, it } from 'vitest';
import { dataOf, openPayMall } from './testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './testing/webhooks.ts';

const TRANSFER = 8;

describe('the last try', () => {
  it('is on its way back until the gateway has given it back', async () => {
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

  it('of a closed purchase is the one that was charged, whatever was tried after it', async () => {
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

  it('is in the balance when it was a transfer that came too late', async () => {
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

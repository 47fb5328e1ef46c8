import { describe, expect, it } from 'vitest';
import { dataOf, openPayMall } from '../testing/pay-mall.ts';
import { deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const BALANCE = 9;
const STRIPE = 13;

describe('topUp', () => {
  it('adds to the balance once when the gateway reports the payment', async () => {
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
    const charge = { payNumber, reference: row?.gateway_ref ?? '' };
    await deliverSandbox(mall, sandboxEvent('charge.declined', charge, 1999));
    await deliverSandbox(mall, sandboxEvent('charge.paid', charge, 1999));
    await deliverSandbox(mall, sandboxEvent('charge.paid', charge, 1999, { id: 'again' }));
    expect(await status()).toEqual({ state: 'paid', lastTry: 'succeeded', amount: 19.99 });
    expect(await ada.balance()).toBe(19.99);
    expect(await mall.prove()).toEqual([]);
  });
});

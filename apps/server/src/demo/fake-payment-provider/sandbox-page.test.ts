import { describe, expect, it } from 'vitest';
import { openPayMall, type PayMall } from '../../modules/payments/testing/pay-mall.ts';

async function startPayment() {
  const mall = await openPayMall();
  const ada = await mall.buyer('ada');
  const trade = await ada.place(2500);
  const { redirectUrl } = await ada.start(trade);
  return { mall, ada, trade, redirectUrl };
}

function choose(mall: PayMall, address: string, choice: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ choice });
  return fetch(mall.url + address, { method: 'POST', body, redirect: 'manual', headers });
}

describe('the page of the fake payment provider', () => {
  it('states in the visitor’s language that no money moves, and contains no script', async () => {
    const { mall, redirectUrl } = await startPayment();
    const english = await fetch(mall.url + redirectUrl);
    const page = await english.text();
    expect(english.status).toBe(200);
    expect(page).toContain('no money moves');
    expect(page).toContain('Pay $25.00');
    expect(page).not.toContain('<script');
    const chinese = await (await fetch(mall.url + redirectUrl, { headers: { cookie: 'lang=zh_CN' } })).text();
    expect(chinese).toContain('lang="zh-CN"');
    expect(chinese).toContain('不会发生任何资金往来');
    const arabic = await (await fetch(mall.url + redirectUrl, { headers: { cookie: 'lang=ar' } })).text();
    expect(arabic).toContain('dir="rtl"');
  });

  it.each([
    ['pay', 'paid', 'succeeded'],
    ['decline', 'open', 'failed'],
    ['leave', 'open', 'failed'],
  ])('delivers the webhook event for the choice %s before it redirects the buyer', async (choice, state, lastTry) => {
    const { mall, ada, trade, redirectUrl } = await startPayment();
    const answer = await choose(mall, redirectUrl, choice);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/payment\?orderNumbers=/);
    expect(await ada.status(trade.orderNumbers)).toEqual({ state, lastTry, amount: 25 });
    // A second choice changes nothing.
    await choose(mall, redirectUrl, 'pay');
    expect(await ada.status(trade.orderNumbers)).toEqual({ state, lastTry, amount: 25 });
    expect(await (await fetch(mall.url + redirectUrl)).text()).toContain('Back to the mall');
    expect(await mall.rows('select delivered_events from sandbox_charge')).toEqual([{ delivered_events: 1 }]);
  });

  it.each(['/.//evil.test', '/%2e//evil.test', '/payment/..//evil.test', '/./\\evil.test'])(
    'redirects to the home page for the unsafe return address %s',
    async (returnUrl) => {
      const { mall, redirectUrl } = await startPayment();
      await mall.rows('update sandbox_charge set return_url = $1', [`${mall.url}${returnUrl}?payNumber=1`]);
      const answer = await choose(mall, redirectUrl, 'pay');
      expect(answer.headers.get('location')).toBe('/');
      expect(await (await fetch(mall.url + redirectUrl)).text()).not.toContain('href="//');
    },
  );

  it('is only reached with a safe return address: payOrder refuses others', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const { orderNumbers } = await ada.place(2500);
    for (const returnUrl of ['/.//evil.test', '/%2e//evil.test', '//evil.test', '/payment/..//evil.test']) {
      expect(await ada.pay(orderNumbers, 13, { returnUrl })).toMatchObject({ reason: 'input.invalid' });
    }
    expect(await ada.pay(orderNumbers, 13, { returnUrl: '/payment?a=//b' })).toMatchObject({ success: true });
  });

  it('refuses cross-site posts, unknown choices and unknown charges', async () => {
    const { mall, ada, trade, redirectUrl } = await startPayment();
    expect((await choose(mall, redirectUrl, 'pay', { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
    expect((await choose(mall, redirectUrl, 'bribe')).status).toBe(400);
    expect((await choose(mall, '/sandbox-pay/sb_unknown', 'pay')).status).toBe(404);
    expect((await fetch(`${mall.url}/sandbox-pay/sb_unknown`)).status).toBe(404);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'pending' });
  });

  it('delivers the event once by a job when the page did not deliver it', async () => {
    const { mall, ada, trade, redirectUrl } = await startPayment();
    await mall.rows(`update sandbox_charge set state = 'paid'`);
    const ref = redirectUrl.split('/').at(-1);
    await mall.run('deliverSandboxEvent', { ref });
    await mall.run('deliverSandboxEvent', { ref });
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid' });
    expect(await mall.rows('select outcome from gateway_event')).toEqual([{ outcome: 'applied' }]);
  });

  it('refunds once per idempotency key, and never more than was paid', async () => {
    const { mall, redirectUrl } = await startPayment();
    await choose(mall, redirectUrl, 'pay');
    const refunded = () => mall.rows('select refunded_cents from sandbox_charge');
    const gateway = mall.sandbox?.gateway;
    if (!gateway) throw new Error('the fake provider is not open');
    const refund = { reference: redirectUrl.split('/').at(-1) ?? '', chargeRef: '', currency: 'USD' };
    await gateway.refund({ ...refund, key: 'one', amountCents: 2000 });
    await gateway.refund({ ...refund, key: 'one', amountCents: 2000 });
    await expect(gateway.refund({ ...refund, key: 'two', amountCents: 501 })).rejects.toThrow('exceed what is left');
    expect(await refunded()).toEqual([{ refunded_cents: '2000' }]);
  });
});

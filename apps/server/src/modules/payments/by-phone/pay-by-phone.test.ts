import { describe, expect, it } from 'vitest';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { openPayMall, PAY_PASSWORD } from '../testing/pay-mall.ts';
import { openPhone, ticketOf } from '../testing/phone.ts';
import { BALANCE_CENTS, DEPOSIT_CENTS, openPreSaleMall } from '../testing/pre-sale-mall.ts';
import { deliverSandbox, sandboxEvent } from '../testing/webhooks.ts';

const [POINTS, CASH, TRANSFER, BALANCE, PAYPAL, STRIPE] = [0, 7, 8, 9, 10, 13];
const EXPIRED = ['payment.ticketExpired', 'payment.ticketExpired'];

async function openTicket(cents = 2500) {
  const mall = await openPayMall();
  const ada = await mall.buyer('ada');
  const trade = await ada.place(cents);
  return { mall, ada, trade, phone: openPhone(mall), ticket: await ticketOf(ada, trade.orderNumbers) };
}

describe('a phone ticket', () => {
  it('shows a visitor the trade but nothing about the buyer, and pays it', async () => {
    const { mall, ada, trade, phone, ticket } = await openTicket();
    const { data } = await phone.info(ticket);
    expect(data).toEqual({
      ...{ orderNumbers: trade.orderNumbers, state: 'open', totalFee: 25, currency: 'USD', isOwn: false },
      lastTry: 'none',
      shopNames: [expect.stringMatching(/./)],
      remainingSeconds: expect.any(Number),
      methods: [STRIPE, PAYPAL, 12].map((payType) => expect.objectContaining({ payType, isPossible: true })),
    });
    const charged = await phone.charge(ticket);
    expect((await phone.info(ticket)).data).toMatchObject({ state: 'pending' });
    expect(await deliverSandbox(mall, sandboxEvent('charge.paid', charged, 2500))).toMatchObject({
      outcome: 'applied',
    });
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'paid' });
    expect((await phone.info(ticket)).data).toMatchObject({ state: 'paid', methods: [] });
    expect((await phone.pay(ticket)).reason).toBe('order.stateChanged');
    expect(await mall.rows('select user_id, state from payment')).toEqual([{ user_id: ada.userId, state: 'settled' }]);
    expect(await mall.prove()).toEqual([]);
  });

  it('redirects to the phone page after the payment', async () => {
    const { mall, phone, ticket } = await openTicket();
    const { payNumber, reference } = await phone.charge(ticket);
    expect(await mall.rows('select return_url from sandbox_charge where ref = $1', [reference])).toEqual([
      { return_url: `${mall.url}/pay-by-phone?ticket=${ticket}&payNumber=${payNumber}` },
    ]);
  });

  it('is marked as own for its buyer, signed in on the phone', async () => {
    const { mall, ada, ticket } = await openTicket();
    const ben = await mall.buyer('ben');
    const isOwn = async ({ browser }: typeof ada) =>
      ((await browser.call('GET', `/order/phonePayInfo?ticket=${ticket}`)).data as { isOwn: boolean }).isOwn;
    expect([await isOwn(ada), await isOwn(ben)]).toEqual([true, false]);
  });

  it('accepts neither the buyer’s balance and points nor transfer and cash on delivery', async () => {
    const { mall, ada, phone, ticket } = await openTicket();
    await ada.grantBalance(10_000);
    await mall.set('transferAccount', { payee: 'Galleria Ltd', account: 'DE00 1234', bank: 'Test Bank' });
    for (const payType of [POINTS, CASH, TRANSFER, BALANCE, 1]) {
      expect((await phone.pay(ticket, payType)).reason).toBe('payment.methodOff');
    }
    const withPassword = { method: 'POST', payload: { ticket, payType: BALANCE, payPassword: PAY_PASSWORD } } as const;
    expect((await mall.call('/order/payByPhone', withPassword)).envelope.success).toBe(false);
    expect(await ada.balance()).toBe(100);
    expect(await mall.rows('select from payment')).toEqual([]);
  });

  it('expires, and shows the result afterwards only with its payment number, for a day', async () => {
    const { mall, ada, trade, phone, ticket } = await openTicket();
    await mall.moveClock('4 minutes 50 seconds');
    const { payNumber } = await phone.charge(ticket);
    await mall.moveClock('5 minutes 1 second');
    expect(await phone.refusals(ticket)).toEqual(EXPIRED);
    expect((await phone.info(ticket, payNumber)).data).toMatchObject({ state: 'pending', remainingSeconds: 0 });
    const other = await ada.start(await ada.place());
    expect((await phone.info(ticket, other.payNumber)).reason).toBe('payment.ticketExpired');
    // The buyer requests another code.
    expect(await phone.refusals(await ticketOf(ada, trade.orderNumbers))).toEqual([undefined, undefined]);
    await mall.moveClock('24 hours 6 minutes');
    expect((await phone.info(ticket, payNumber)).reason).toBe('payment.ticketExpired');
  });

  it('expires no later than the trade', async () => {
    const { mall, ada, trade, phone, ticket } = await openTicket();
    await mall.rows(`update trade set expires_at = mall_now() + interval '1 minute' where id = $1`, [trade.tradeId]);
    const shorter = await ticketOf(ada, trade.orderNumbers);
    await mall.moveClock('2 minutes');
    expect(await phone.refusals(shorter)).toEqual(EXPIRED);
    expect((await phone.info(ticket)).data).toMatchObject({ state: 'closed', methods: [] });
    expect((await phone.pay(ticket)).reason).toBe('order.expired');
  });

  it('is refused when it is forged', async () => {
    const { mall, phone, ticket } = await openTicket();
    const other = await (await mall.buyer('ben')).place();
    const [trade, part, expires = '', mac] = ticket.split('.');
    const later = (Number.parseInt(expires, 36) + 3_600_000).toString(36);
    const forged = [
      [other.tradeId.toString(36), part, expires, mac],
      [trade, 'd', expires, mac],
      [trade, part, later, mac],
      [trade, part, expires, 'A'.repeat(24)],
      ['zzzzzzzzzz', part, expires, mac],
      ['x'],
    ];
    for (const parts of forged) expect(await phone.refusals(parts.join('.'))).toEqual(EXPIRED);
    expect(await mall.rows('select from payment')).toEqual([]);
  });

  it('is issued to the buyer only, while something can be paid at a gateway', async () => {
    const { mall, ada, trade, phone, ticket } = await openTicket();
    const ben = await mall.buyer('ben');
    const ask = async ({ browser }: typeof ada, orderNumbers = trade.orderNumbers) =>
      (await browser.call('GET', `/p/order/phonePayTicket?orderNumbers=${orderNumbers}`)).reason;
    expect(await ask(ben)).toBe('order.notFound');
    expect((await mall.call(`/p/order/phonePayTicket?orderNumbers=${trade.orderNumbers}`)).envelope.reason).toBe(
      'access.signIn',
    );
    await ada.browser.call('PUT', `/p/myOrder/cancel/${trade.orderNumbers}`);
    expect(await ask(ada)).toBe('order.stateChanged');
    expect((await phone.info(ticket)).data).toMatchObject({ state: 'closed', methods: [] });
    expect((await phone.pay(ticket)).reason).toBe('order.stateChanged');
    const free = await ada.place();
    await mall.rows('update trade set payable_cents = 0 where id = $1', [free.tradeId]);
    expect(await ask(ada, free.orderNumbers)).toBe('payment.methodUnfit');
  });

  it('is bound to the amount: after a change of the price a new ticket is needed', async () => {
    const { mall, ada, trade, phone, ticket } = await openTicket();
    const seller = await sellerBrowser(mall);
    const change = { orderNumber: trade.orderNumbers, goods: 20, transfee: 0 };
    expect(await seller.reason('PUT', '/m/order/price', change)).toBeUndefined();
    expect(await phone.refusals(ticket)).toEqual(EXPIRED);
    const next = await ticketOf(ada, trade.orderNumbers);
    expect((await phone.info(next)).data).toMatchObject({ totalFee: 20 });
  });

  it('is bound to one part of a pre-sale', async () => {
    const sale = await openPreSaleMall();
    const phone = openPhone(sale.mall);
    const order = await sale.place();
    const ofDeposit = await ticketOf(sale.ada, order.number);
    expect((await phone.info(ofDeposit)).data).toMatchObject({ state: 'open', totalFee: DEPOSIT_CENTS / 100 });
    await sale.report(await phone.charge(ofDeposit));
    expect((await phone.info(ofDeposit)).data).toMatchObject({ state: 'paid', totalFee: DEPOSIT_CENTS / 100 });
    await sale.mall.rows(`update trade set balance_from = mall_now() where id = $1`, [order.tradeId]);
    expect((await phone.pay(ofDeposit)).reason).toBe('order.stateChanged');
    await sale.report(await phone.charge(await ticketOf(sale.ada, order.number)));
    expect(await sale.mall.rows('select part, amount_cents::int as cents from payment order by id')).toEqual([
      { part: 'deposit', cents: DEPOSIT_CENTS },
      { part: 'balance', cents: BALANCE_CENTS },
    ]);
  });
});

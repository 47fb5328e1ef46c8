import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stockedSku } from '../checkout/testing/shopper.ts';
import { dataOf, openPayMall, type PayMall } from './testing/pay-mall.ts';

const POINTS = 0;
const CASH = 7;

/** An order with a physical line and, if wanted, a virtual one. */
async function placeMixed(mall: PayMall, isVirtual: boolean) {
  const ada = await mall.buyer(isVirtual ? 'ada' : 'bob');
  const skus = [
    await stockedSku(mall, 2, { priceCents: 1000 }),
    await stockedSku(mall, 2, { priceCents: 1000, at: 1 }),
  ];
  await mall.rows(`update product set is_virtual = $2, virtual_questions = '[]' where id = $1`, [
    skus[1]?.prodId,
    isVirtual,
  ]);
  for (const { skuId } of skus)
    await ada.browser.call('POST', '/p/shopCart/changeItem', { skuId, count: 1, shopId: 0 });
  const [address] = await mall.rows<{ id: string }>('select id from address where user_id = $1', [ada.userId]);
  const submitted = await ada.browser.call('POST', '/p/order/submit', {
    uuid: randomUUID(),
    addrId: Number(address?.id),
  });
  return { ...ada, orderNumbers: (dataOf(submitted) as { orderNumbers: string }).orderNumbers };
}

describe('cash on delivery as a pay method', () => {
  it.each([
    [true, 'virtual', 'payment.methodUnfit'],
    [false, 'none', undefined],
  ])('for an order with a virtual line %s is offered with the objection %s', async (isVirtual, objection, reason) => {
    const mall = await openPayMall();
    const { orderNumbers, info, pay } = await placeMixed(mall, isVirtual);
    const lines = await mall.rows(
      `select mall_order.is_virtual from order_line join mall_order on mall_order.id = order_id where number = $1`,
      [orderNumbers],
    );
    expect(lines).toEqual([{ is_virtual: false }, { is_virtual: false }]);
    const { methods } = await info(orderNumbers);
    expect(methods.find(({ payType }) => payType === CASH)).toMatchObject({ isPossible: !isVirtual, objection });
    expect((await pay(orderNumbers, CASH)).reason).toBe(reason);
  });
});

describe('pay methods of a trade with nothing left to pay', () => {
  it('include points although points payment is switched off', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const [free, other] = [await ada.place(2500), await ada.place(2500)];
    await mall.rows('update trade set payable_cents = 0, mall_bears_cents = 2500 where id = $1', [free.tradeId]);
    await mall.set('paySwitch', { pointsPaySwitch: false });
    const offered = async ({ orderNumbers }: typeof free) =>
      (await ada.info(orderNumbers)).methods.some(({ payType }) => payType === POINTS);
    await expect.poll(() => offered(other), { timeout: 10_000 }).toBe(false);
    expect((await ada.pay(other.orderNumbers, POINTS)).reason).toBe('payment.methodOff');
    expect(await offered(free)).toBe(true);
    expect(await ada.pay(free.orderNumbers, POINTS)).toMatchObject({ data: { state: 'paid' } });
    expect(await mall.prove()).toEqual([]);
  });
});

describe('the order of pay methods', () => {
  it('starts with the pay type that the buyer used last', async () => {
    const mall = await openPayMall();
    const ada = await mall.buyer('ada');
    const [first, second] = [await ada.place(2500), await ada.place(2500)];
    const order = async ({ orderNumbers }: typeof first) =>
      (await ada.info(orderNumbers)).methods.map(({ payType }) => payType);
    const before = await order(first);
    expect(before[0]).not.toBe(CASH);
    expect((await ada.pay(first.orderNumbers, CASH)).reason).toBeUndefined();
    expect(await order(second)).toEqual([CASH, ...before.filter((payType) => payType !== CASH)]);
  });
});

import type { OutputOf } from '@galleria/contract/operation';
import type { storeOrderCount, storeOrderInfo, storeOrderPage } from '@galleria/contract/orders/store-orders';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { readOwners } from '../../sellers/index.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { countAnnounced, openOrderJobs } from '../testing/order-jobs.ts';
import { openShopper, pickItems, tradeOf } from '../testing/shopper.ts';

const PARCEL = { dvyId: 1, dvyFlowId: 'SF1234567', items: [] };
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** A mall in which a buyer orders from store 2 to pay on delivery. */
async function openCashMall() {
  const app = await openTestApp();
  const [ada, seller] = [await openShopper(app), await sellerBrowser(app)];
  const rows = async <Row extends object>(statement: string, values: unknown[]) =>
    (await app.database.pool.query(statement, values)).rows as Row[];
  const place = async () => (await ada.order(await pickItems(app)))[0] ?? '';
  return {
    ...{ app, ada, seller, rows, place },
    placeCash: async () => {
      const number = await place();
      const payType = PAY_TYPE.cashOnDelivery;
      expect(await ada.call('POST', '/order/pay', { orderNumbers: number, payType })).toMatchObject({ success: true });
      return number;
    },
    ask: (number: string, who = ada) => who.reason('PUT', `/myOrder/askToCancel/${number}`),
    announced: async (number: string) => countAnnounced(app, 'order.cancelAsked', await tradeOf(app, number)),
    ship: (orderNumber: string) => seller.reason('POST', '/m/order/deliver', { orderNumber, packages: [PARCEL] }),
    cancel: (orderNumber: string) => seller.reason('POST', '/m/order/cancel', { orderNumber, reason: 'As you wished' }),
    storeInfo: async (number: string) =>
      (await seller.call('GET', `/m/order/info?orderNumber=${number}`)).data as OutputOf<typeof storeOrderInfo>,
    /** The numbers of the orders that the store's filter finds, and the count that the store is shown. */
    askedInStore: async () => {
      const page = await seller.call('GET', '/m/order/page?isCancelAsked=true&size=100');
      const count = await seller.call('GET', '/m/order/count');
      return {
        numbers: (page.data as OutputOf<typeof storeOrderPage>).records.map(({ orderNumber }) => orderNumber),
        count: (count.data as OutputOf<typeof storeOrderCount>).cancelAsked,
      };
    },
  };
}

describe('askToCancelOrder', () => {
  it('is refused while the order can be cancelled at once, and allowed afterwards', async () => {
    const { app, ada, placeCash, ask, announced } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('29 minutes');
    expect((await ada.detail(number)).actions).toEqual(['cancel', 'remind', 'buyAgain']);
    expect(await ask(number)).toBe('order.stateChanged');
    expect(await ada.detail(number)).toMatchObject({ cancelAskTime: null });
    await app.moveClock('31 minutes');
    expect((await ada.detail(number)).actions).toEqual(['askToCancel', 'remind', 'buyAgain']);
    expect((await ada.page()).records[0]?.actions).toContain('askToCancel');
    expect(await ask(number)).toBeUndefined();
    expect(await ada.detail(number)).toMatchObject({
      ...{ status: 2, actions: ['remind', 'buyAgain'], cancelAskTime: expect.stringMatching(TIME) },
    });
    expect(await announced(number)).toBe(1);
  });

  it('notifies the owners of the store once, however often it is called', async () => {
    const { app, placeCash, ask, announced, rows } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('31 minutes');
    expect([await ask(number), await ask(number)]).toEqual([undefined, undefined]);
    expect(await announced(number)).toBe(1);
    const [order] = await rows<{ id: number }>('select id::int from mall_order where number = $1', [number]);
    for (let time = 0; time < 2; time += 1) {
      await openOrderJobs(app).deliver('order.cancelAsked', { orderId: order?.id, tradeId: 0 });
    }
    const owners = await readOwners(app.database.queries, 2);
    const mails = await rows('select id from message where template = $1', ['storeCancelAsked']);
    expect(owners.length).toBeGreaterThan(0);
    expect(mails).toHaveLength(owners.length);
  });

  it('accepts all concurrent calls, and announces one', async () => {
    const { app, placeCash, ask, announced } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('31 minutes');
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(number)));
    expect(new Set(answers)).toEqual(new Set([undefined]));
    expect(await announced(number)).toBe(1);
  });

  it('control: when the order does not store cancel_asked_at, every call is announced', async () => {
    const { app, placeCash, ask, announced, rows } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('31 minutes');
    await rows(
      `create function forget_asked() returns trigger language plpgsql as
         $$ begin new.cancel_asked_at = null; return new; end $$;
       create trigger forget_asked before update on mall_order for each row execute function forget_asked()`,
      [],
    );
    await Promise.all([ask(number), ask(number)]);
    expect(await announced(number)).toBe(2);
  });

  it('refuses another buyer’s order and an unknown one with order.notFound', async () => {
    const { app, placeCash, ask, announced } = await openCashMall();
    const eve = await openShopper(app);
    const number = await placeCash();
    await app.moveClock('31 minutes');
    expect(await ask(number, eve)).toBe('order.notFound');
    expect(await ask('260101123456789012')).toBe('order.notFound');
    expect(await announced(number)).toBe(0);
  });

  it('refuses paid orders and unsettled ones, which have other ways to be cancelled', async () => {
    const { app, ada, place, ask } = await openCashMall();
    const [paid, unpaid] = [await place(), await place()];
    await ada.pay(paid);
    await app.moveClock('31 minutes');
    for (const number of [paid, unpaid]) {
      expect((await ada.detail(number)).actions).not.toContain('askToCancel');
      expect(await ask(number)).toBe('order.stateChanged');
    }
  });

  it.each([
    ['of a group', 'type = 1'],
    ['of a flash sale', 'type = 2'],
    ['of codes', 'is_virtual = true'],
    ['that is partly sent', 'is_partly_shipped = true'],
    ['with an open refund request', 'open_claims = 1'],
  ])('refuses an order %s', async (_, change) => {
    const { app, ada, placeCash, ask, rows, announced } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('31 minutes');
    await rows(`update mall_order set ${change} where number = $1`, [number]);
    expect((await ada.detail(number)).actions).toEqual(['remind', 'buyAgain']);
    expect(await ask(number)).toBe('order.stateChanged');
    expect(await announced(number)).toBe(0);
  });

  it('applies the cancellation time of the store', async () => {
    const { ada, placeCash, ask, rows } = await openCashMall();
    const number = await placeCash();
    await rows('update store set cancel_minutes = $1 where id = 2', [60]);
    expect(await ask(number)).toBe('order.stateChanged');
    await rows('update store set cancel_minutes = $1 where id = 2', [0]);
    expect(await ask(number)).toBeUndefined();
    expect((await ada.detail(number)).cancelAskTime).toMatch(TIME);
  });
});

describe('a store with a request to cancel', () => {
  it('sees its time, finds the order, and answers by cancelling the order', async () => {
    const { app, ada, placeCash, ask, cancel, storeInfo, askedInStore } = await openCashMall();
    const [number, other] = [await placeCash(), await placeCash()];
    await app.moveClock('31 minutes');
    const before = await askedInStore();
    expect(await storeInfo(number)).toMatchObject({ cancelAskTime: null });
    await ask(number);
    expect(await storeInfo(number)).toMatchObject({ cancelAskTime: expect.stringMatching(TIME) });
    expect(await storeInfo(other)).toMatchObject({ cancelAskTime: null });
    expect(await askedInStore()).toEqual({ numbers: [number, ...before.numbers], count: before.count + 1 });
    expect(await cancel(number)).toBeUndefined();
    expect(await ask(number)).toBe('order.stateChanged');
    expect(await ada.detail(number)).toMatchObject({ status: 6, closeReason: 'seller', cancelAskTime: null });
    expect(await askedInStore()).toEqual(before);
  });

  it('ends the request by sending the order instead', async () => {
    const { app, ada, placeCash, ask, ship, askedInStore, storeInfo } = await openCashMall();
    const number = await placeCash();
    await app.moveClock('31 minutes');
    const before = await askedInStore();
    await ask(number);
    expect(await ship(number)).toBeUndefined();
    expect(await ask(number)).toBe('order.stateChanged');
    expect(await ada.detail(number)).toMatchObject({ status: 3, cancelAskTime: null });
    expect(await askedInStore()).toEqual(before);
    expect((await storeInfo(number)).cancelAskTime).toMatch(TIME);
  });
});

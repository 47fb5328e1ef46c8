import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail } from '@galleria/contract/orders/orders';
import { priceTrade } from '@galleria/domain/pricing/price-trade';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { count, grantCoupon, openQuietMall, signInShopper, stockedSku } from './testing/shopper.ts';

const rowsOf = async (app: TestApp, text: string) => (await app.database.pool.query(text)).rows;

describe('submitOrder', () => {
  it('stores the orders of two stores with the answered and calculated amounts, to the cent', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const audio = await stockedSku(app, 2, { priceCents: 1999 });
    const computer = await stockedSku(app, 3, { priceCents: 501 });
    await ada.putIntoCart(audio.skuId, 2);
    await ada.putIntoCart(computer.skuId, 3);
    await ada.grantPoints(1000);
    const ofStore = await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 500 });
    const ofMall = await grantCoupon(app, ada.userId, { amountCents: 333, thresholdCents: 4000 });
    const choices = { couponUserIds: [ofStore, ofMall], userUseScore: 250 };
    const envelope = await ada.submit(choices);
    const expected = priceTrade({
      lines: [
        { ...plainLine, key: 'a', storeId: 2, quantity: 2, unitCents: 1999 },
        { ...plainLine, key: 'b', storeId: 3, quantity: 3, unitCents: 501 },
      ],
      storeDiscounts: [],
      coupons: [
        { ...cash, couponId: 1, storeId: 2, amountCents: 500 },
        { ...cash, couponId: 2, storeId: null, amountCents: 333, thresholdCents: 4000 },
      ],
      points: 250,
      pointsRule: DEFAULT_RULES,
      deliveries: new Map(),
      destination: undefined,
      shippingTemplates: new Map(),
      sameCity: new Map(),
    });
    expect(expected.payableCents).toBe(2 * 1999 + 3 * 501 - 500 - 333 - 250);
    expect(envelope).toMatchObject({ code: '00000', data: { payAmount: expected.payableCents / 100 } });
    const [trade] = await rowsOf(app, 'select * from trade');
    expect(trade).toMatchObject({
      state: 'unpaid',
      payable_cents: String(expected.payableCents),
      mall_bears_cents: '583',
      points: '250',
    });
    const orders = await rowsOf(app, 'select * from mall_order order by store_id');
    const byStore = expected.orders.toSorted((one, other) => one.storeId - other.storeId);
    expect(orders.map((order) => Number(order.payable_cents))).toEqual(byStore.map((order) => order.payableCents));
    expect(orders.map((order) => order.number).toSorted()).toEqual(
      (envelope.data as { orderNumbers: string }).orderNumbers.split(',').toSorted(),
    );
    const [sums] = await rowsOf(
      app,
      'select sum(payable_cents)::int as payable, sum(reduced_cents)::int as reduced, sum(points)::int as points from order_line',
    );
    expect(sums).toEqual({ payable: expected.payableCents, reduced: 1083, points: 250 });
    expect(orders[0].reductions).toMatchObject([
      { kind: 'storeCoupon', amountCents: 500, bearer: 'store', name: { en: 'Test coupon', zh_CN: '测试券' } },
      { kind: 'platformCoupon', bearer: 'mall' },
      { kind: 'points', bearer: 'mall', name: {} },
    ]);
    expect(orders[0]).toMatchObject({ receiver: { receiver: 'Ada', areaId: 440305 } });
    expect(await count(app, 'cart_line where owner = $1', [`buyer:${ada.userId}`])).toBe(0);
    expect(await count(app, 'own_coupon where user_id = $1 and trade_id is not null', [ada.userId])).toBe(2);
    const [stock] = await rowsOf(app, `select available from sku_stock where sku_id = ${audio.skuId}`);
    expect(stock.available).toBe(48);
  });

  it('places an order whose detail does not change with the catalogue', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 1999 });
    const { orderNumbers } = (await ada.buy(skuId)).data as { orderNumbers: string };
    const detail = async () => {
      const { endTimeIso, remainingSeconds, ...rest } = (
        await ada.get(`/p/myOrder/orderDetail?orderNumber=${orderNumbers}`)
      ).data as OutputOf<typeof orderDetail>;
      return rest;
    };
    const before = await detail();
    expect(before.lines).toMatchObject([{ skuId, price: 19.99, prodCount: 1 }]);
    const { pool } = app.database;
    await pool.query(`update product set name = '{"en": "Other"}', pictures = '{}' where id = $1`, [prodId]);
    await pool.query('update sku set price_cents = 1 where id = $1', [skuId]);
    await pool.query('delete from address where user_id = $1', [ada.userId]);
    expect(await detail()).toEqual(before);
  });

  it('numbers orders with the day of the mall’s clock', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    await app.moveClock('2 days');
    const [{ day }] = await rowsOf(app, `select to_char(mall_now() at time zone 'UTC', 'YYMMDD') as day`);
    const { orderNumbers } = (await ada.buy(skuId)).data as { orderNumbers: string };
    expect(orderNumbers).toMatch(new RegExp(`^${day}\\d{12}$`));
  });

  it('draws another order number when one is taken', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const first = await ada.buy(skuId);
    // The next order draws the number of the first one. A sequence is not rolled back, so the retry draws another
    // number.
    await app.database.pool.query(`
      create sequence drawn;
      create function draw_taken_number() returns trigger language plpgsql as $$ begin
        if nextval('drawn') = 1 then new.number := (select number from mall_order limit 1); end if;
        return new;
      end $$;
      create trigger draw_taken_number before insert on mall_order for each row execute function draw_taken_number()`);
    const again = await ada.buy(skuId);
    expect(again).toMatchObject({ code: '00000' });
    expect(again.data).not.toEqual(first.data);
    expect(await rowsOf(app, 'select last_value::int as drawn from drawn')).toEqual([{ drawn: 2 }]);
    expect(await count(app, 'mall_order')).toBe(2);
    expect(await rowsOf(app, `select available from sku_stock where sku_id = ${skuId}`)).toEqual([{ available: 48 }]);
  });
});

const plainLine = {
  prodId: 1,
  skuId: 1,
  categoryIds: [],
  isActivityPrice: false,
  takesReductions: true,
  isVirtual: false,
  weightGrams: 0,
  volumeCm3: 0,
  shippingTemplateId: null,
};

const cash = {
  kind: 'cash' as const,
  percentOff: 0,
  mostOffCents: null,
  thresholdCents: 0,
  scope: 'all' as const,
  scopeIds: [],
};

describe('submitOrder called twice with the same uuid', () => {
  it('returns the same orders, also when the first call has emptied the cart', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    await ada.putIntoCart(skuId, 1);
    const body = { uuid: randomUUID() };
    const first = await ada.submit(body);
    expect(first).toMatchObject({ code: '00000' });
    expect(await ada.submit(body)).toEqual(first);
    expect(await count(app, 'trade')).toBe(1);
  });

  it('refuses other input, and does not affect another buyer with the same uuid', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const eve = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1999 });
    const uuid = randomUUID();
    await ada.buy(skuId, 1, { uuid });
    expect(await ada.buy(skuId, 2, { uuid })).toMatchObject({
      reason: 'order.submittedOtherwise',
      code: 'A03002',
    });
    const others = await eve.buy(skuId, 1, { uuid });
    expect(others).toMatchObject({ code: '00000' });
    expect(await count(app, 'trade where user_id = $1', [eve.userId])).toBe(1);
  });
});

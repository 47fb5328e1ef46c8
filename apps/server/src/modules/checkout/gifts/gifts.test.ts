import type { cartInfo } from '@galleria/contract/cart/cart';
import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { staffBrowser } from '../../staff/testing/staff-browser.ts';
import {
  confirmed,
  GIFT_CENTS,
  insertGift,
  MAIN_CENTS,
  numberOf,
  openGiftMall,
  waitForCaches,
} from '../testing/gift-mall.ts';
import { stockedSku } from '../testing/shopper.ts';

describe('a gift', () => {
  it('is an order line at price 0 with its worth, and returns to stock when the order is cancelled', async () => {
    const { app, ada, main, gift, given, giftStock, linesOf } = await openGiftMall();
    const shown = await confirmed(ada, main.skuId, 2);
    expect(shown.gift).toMatchObject({ skuId: gift.skuId, prodCount: 2, dueCount: 2, worth: 25, isGone: false });
    expect([shown.lineCount, shown.shops[0]?.lines.length, shown.amounts.actualTotal]).toEqual([1, 1, 200]);
    const { giftsToken, linesToken } = shown;
    const number = numberOf(await ada.buy(main.skuId, 2, { giftsToken, linesToken, expectedTotal: 200 }));
    expect(await linesOf(number)).toEqual([
      { skuId: main.skuId, quantity: 2, payable: 2 * MAIN_CENTS, mainSkuId: null, worth: null },
      { skuId: gift.skuId, quantity: 2, payable: 0, mainSkuId: main.skuId, worth: GIFT_CENTS },
    ]);
    expect([await given(), await giftStock()]).toEqual([2, 48]);
    const headers = { authorization: ada.authorization };
    await app.call(`/p/myOrder/cancel/${number}`, { method: 'PUT', headers });
    expect([await given(), await giftStock()]).toEqual([0, 50]);
  });

  it('is marked on packing slips and order pages; its activity counts what the main item brought in', async () => {
    const { app, ada, main, gift, activityId } = await openGiftMall();
    const { giftsToken, linesToken } = await confirmed(ada, main.skuId, 2);
    const number = numberOf(await ada.buy(main.skuId, 2, { giftsToken, linesToken }));
    const { rows } = await app.database.pool.query(
      'select trade_id::int as "tradeId" from mall_order where number = $1',
      [number],
    );
    await openOrderJobs(app).deliver('trade.paid', rows[0]);
    const seller = await sellerBrowser(app);
    await seller.call('POST', '/m/store/switch', { storeId: 5 });
    const statistics = await seller.call('GET', `/m/activity/info?activityId=${activityId}`);
    expect(statistics.data).toMatchObject({ orders: 1, buyers: 1, broughtIn: 200, givenAway: 50 });
    const slips = await seller.call('GET', `/m/order/slips?orderNumbers=${number}`);
    expect(slips.data).toMatchObject([{ lines: [{ isGift: false }, { isGift: true }] }]);
    const seen = await (await staffBrowser(app)).call('GET', `/s/orders/info?orderNumber=${number}`);
    expect(seen.data).toMatchObject({
      lines: [
        { prodId: main.prodId, activity: null },
        { prodId: gift.prodId, activity: { kind: 'gift' } },
      ],
    });
  });

  it('follows the quantity in the cart by its rule, and is marked as gone when the pool is empty', async () => {
    const { ada, main } = await openGiftMall({ terms: { perPieces: 2, mostPerOrder: 2, pool: 1 } });
    const inCart = async (count: number) => {
      await ada.putIntoCart(main.skuId, count);
      const { shops, amounts } = (await ada.post('/p/shopCart/info', {})).data as OutputOf<typeof cartInfo>;
      const { prodCount, dueCount, isGone } = shops[0]?.lines[0]?.gift ?? {};
      return [prodCount, dueCount, isGone, amounts.actualTotal];
    };
    expect(await inCart(1)).toEqual([0, 0, false, 100]);
    expect(await inCart(1)).toEqual([1, 1, false, 200]);
    expect(await inCart(6)).toEqual([1, 2, false, 800]);
    numberOf(await ada.buy(main.skuId, 2));
    expect(await inCart(1)).toEqual([0, 2, true, 900]);
  });

  it('starts and ends with its activity, by the clock', async () => {
    const { app, ada, main, linesOf } = await openGiftMall({ runs: ['1 hour', '2 hours'] });
    const page = async () => {
      const detail = (await app.call(`/prod/prodInfo?prodId=${main.prodId}`)).envelope.data;
      const { gift } = await confirmed(ada, main.skuId, 1);
      const bought = await linesOf(numberOf(await ada.buy(main.skuId)));
      return [(detail as OutputOf<typeof productDetail>).gift !== null, Boolean(gift), bought.length];
    };
    expect(await page()).toEqual([false, false, 1]);
    await app.moveClock('1 hour 1 second');
    await waitForCaches(app);
    expect(await page()).toEqual([true, true, 2]);
    await app.moveClock('2 hours 1 second');
    await waitForCaches(app);
    expect(await page()).toEqual([false, false, 1]);
  });

  it('refuses the order when it was shown and has run out; an order shown no gift is placed', async () => {
    const { app, ada, main, giftStock, linesOf } = await openGiftMall({ terms: { pool: 1 } });
    const { giftsToken } = await confirmed(ada, main.skuId, 1);
    const last = numberOf(await ada.buy(main.skuId));
    expect(await ada.buy(main.skuId, 1, { giftsToken })).toMatchObject({ reason: 'order.giftChanged' });
    const gone = await confirmed(ada, main.skuId, 1);
    expect(gone.gift).toMatchObject({ prodCount: 0, isGone: true });
    expect(gone.giftsToken).toBe('');
    expect(await linesOf(numberOf(await ada.buy(main.skuId, 1, { giftsToken: '' })))).toHaveLength(1);
    expect(await giftStock()).toBe(49);
    // The gift of the cancelled order is available again, but not for a buyer who was shown none.
    await app.call(`/p/myOrder/cancel/${last}`, { method: 'PUT', headers: { authorization: ada.authorization } });
    expect(await linesOf(numberOf(await ada.buy(main.skuId, 1, { giftsToken: '' })))).toHaveLength(1);
    expect(await linesOf(numberOf(await ada.buy(main.skuId)))).toHaveLength(2);
  });

  it('is taken from the stock left by the order’s own lines, and never exceeds it', async () => {
    const { app, ada, main, gift } = await openGiftMall({ stock: 3 });
    await ada.putIntoCart(main.skuId, 2);
    await ada.putIntoCart(gift.skuId, 2);
    const { data } = await ada.confirm({});
    expect(JSON.stringify(data)).toContain(`"giftsToken":"${main.skuId}-${gift.skuId}-1"`);
    numberOf(await ada.submit({}));
    const { rows } = await app.database.pool.query('select available from sku_stock where sku_id = $1', [gift.skuId]);
    expect(rows[0].available).toBe(0);
  });

  it('is not given with a new-user special or in a group buy', async () => {
    const { app, ada, main, linesOf } = await openGiftMall();
    const { pool } = app.database;
    const price = async (kind: string, terms = '{}') => {
      await pool.query(`delete from activity where kind <> 'gift'`);
      const { rows } = await pool.query(
        `with made as (insert into activity (store_id, kind, name, starts_at, ends_at, terms)
           values (5, $1, '{"en": "Low"}', mall_now() - interval '1 hour', mall_now() + interval '1 day', $4) returning *)
         insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
         select id, $2, $3, 8000, tstzrange(starts_at, ends_at) from made returning activity_id as id`,
        [kind, main.skuId, main.prodId, terms],
      );
      await pool.query(`select pg_notify('mall_changed', 'activities')`);
      await expect.poll(async () => (await app.services.activities.current()).open().length).toBe(1);
      return rows[0].id as number;
    };
    await price('limitedTime');
    expect((await confirmed(ada, main.skuId, 1)).gift).toMatchObject({ prodCount: 1 });
    await price('newUser');
    expect((await confirmed(ada, main.skuId, 1)).gift).toBeNull();
    const activityId = await price('groupBuy', '{"groupSize": 2}');
    const place = { orderItem: { skuId: main.skuId, prodCount: 1, activityId }, addrId: ada.addrId };
    const answer = await ada.post('/p/group/order/submit', { uuid: crypto.randomUUID(), ...place });
    expect(await linesOf(numberOf(answer))).toHaveLength(1);
  });

  it('adds no SQL statement when no gift activity runs for the goods', async () => {
    const { app, ada } = await openGiftMall();
    const other = await stockedSku(app, 5, { priceCents: 5_000, at: 2 });
    expect((await confirmed(ada, other.skuId, 1)).gift).toBeNull();
    const rules = await app.services.activities.giftReader();
    const never = new Proxy({}, { get: () => expect.unreachable('a statement was run') });
    expect((await rules(never as never, [other.skuId])).size).toBe(0);
  });

  it('is limited to one activity per product at a time by a database constraint', async () => {
    const { app, main, gift } = await openGiftMall();
    await expect(insertGift(app, main, { skuId: gift.skuId })).rejects.toThrow('activity_item_one_gift');
  });
});

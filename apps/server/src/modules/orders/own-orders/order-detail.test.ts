import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { openShopper, pickItems, virtualItem } from '../testing/shopper.ts';

const app = await openSharedTestApp();

describe('orderDetail', () => {
  it('contains all fields of an own order, with a countdown by the mall’s clock', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [item] = await pickItems(app);
    if (!item) throw new Error('the demo has nothing');
    const shopId = Math.floor(item.skuId / 100_000);
    const [number = ''] = await ada.order([item], {
      orderShopParams: [{ shopId, dvyType: 1, remarks: 'Please ring twice' }],
      orderInvoiceList: [{ shopId, headerType: 2, headerName: 'Ada Lovelace' }],
    });
    const before = await ada.detail(number);
    expect(before).toMatchObject({
      ...{ status: 1, dvyType: 1, remarks: 'Please ring twice', pickup: null, vouchers: [], virtualRemarks: [] },
      ...{ payTime: null, dvyTime: null, finallyTime: null, completeTime: null, cancelTime: null },
      ...{ canRemindAgainIso: null, actions: ['pay', 'cancel'] },
      userAddr: { receiver: 'Ada', mobile: '13800138001', postCode: '518000' },
      invoice: { headerType: 2, headerName: 'Ada Lovelace', invoiceTaxNumber: '' },
    });
    expect(before.userAddr?.addr).toMatch(/^Room 5, 7 Analytical Road, .+, .+/);
    await app.moveClock('20 minutes');
    const later = await ada.detail(number);
    expect(before.remainingSeconds - later.remainingSeconds).toBeGreaterThanOrEqual(1200);
    await app.moveClock('31 minutes');
    expect((await ada.detail(number)).remainingSeconds).toBe(0);
    await app.moveClock('0 minutes');
    await ada.pay(number);
    const paid = await ada.detail(number);
    expect(paid.payTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(paid).toMatchObject({ status: 2, endTimeIso: null, actions: ['cancel', 'remind', 'buyAgain'] });
  });

  it('answers in the caller’s language, with the names at the time of the order', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const [english, chinese] = [await ada.detail(number), await ada.detail(number, 'zh_CN')];
    expect(chinese.lines[0]?.prodName).not.toBe(english.lines[0]?.prodName);
    expect(chinese.shopName).not.toBe(english.shopName);
    await app.database.queries.execute(sql`update product set name = '{"en": "Renamed"}', price_cents = 1`);
    expect((await ada.detail(number)).lines).toEqual(english.lines);
  });

  it('estimates the arrival by the delivery days when it was placed, and the points for receiving it', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    await app.database.queries.execute(sql`update shipping_template set min_days = 2, max_days = 4, exceptions = '[]'`);
    const [number = ''] = await ada.order(await pickItems(app));
    expect(await ada.detail(number)).toMatchObject({ arrival: null, earnsScore: 0 });
    await app.database.queries.execute(sql`update shipping_template set max_days = 9`);
    await ada.pay(number);
    const { arrival, earnsScore, amounts } = await ada.detail(number);
    expect(arrival).toMatchObject({ minDays: 2, maxDays: 4 });
    expect(Math.abs(Date.parse(arrival?.leavesIso ?? '') - Date.now())).toBeLessThan(60_000);
    expect(earnsScore).toBe(Math.floor(amounts.actualTotal));
    await app.moveClock('3 days');
    expect((await ada.detail(number)).arrival).toEqual(arrival);
    // Not sent in time: the expected arrival is no longer shown. Once the order is sent, the days count from then.
    await app.moveClock('6 days');
    expect((await ada.detail(number)).arrival).toBeNull();
    await app.database.queries.execute(
      sql`update mall_order set status = 3, shipped_at = mall_now() where number = ${number}`,
    );
    expect((await ada.detail(number)).arrival).toMatchObject({ minDays: 2, maxDays: 4 });
    await ada.call('PUT', `/myOrder/receipt/${number}`);
    expect(await ada.detail(number)).toMatchObject({ arrival: null, earnsScore: 0 });
  });

  it('names the reductions in the caller’s language', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await app.database.queries.execute(
      sql`update mall_order set reductions = ${JSON.stringify([
        { kind: 'storeCoupon', sourceId: 7, amountCents: 250, bearer: 'store', name: { en: 'Spring', zh_CN: '春季' } },
        { kind: 'points', sourceId: 0, amountCents: 10, bearer: 'mall', name: {} },
      ])} where number = ${number}`,
    );
    expect((await ada.detail(number, 'zh_CN')).amounts.reductions).toEqual([
      { kind: 'storeCoupon', sourceId: 7, amount: 2.5, name: '春季' },
      { kind: 'points', sourceId: 0, amount: 0.1, name: '' },
    ]);
  });

  it('shows the voucher codes of virtual products once they are paid', async () => {
    const ada = await openShopper(app);
    const { item, choices } = await virtualItem(app);
    const [number = ''] = await ada.order([item], choices);
    expect(await ada.detail(number)).toMatchObject({ vouchers: [], userAddr: null, mold: 1, dvyType: 3 });
    await ada.pay(number);
    const { vouchers, status, lines, virtualRemarks } = await ada.detail(number);
    expect(status).toBe(3);
    expect(virtualRemarks).toEqual(choices.virtualRemarkList);
    expect(vouchers).toHaveLength(item.count);
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(item.count);
    expect(vouchers[0]).toMatchObject({ status: 0, orderItemId: lines[0]?.orderItemId });
  });

  it('shows the pickup code only once the order is paid', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const place = { en: 'Counter', zh_CN: '柜台' };
    await app.database.queries.execute(
      sql`update mall_order set receiver = null, delivery_type = 2, pickup = ${JSON.stringify({
        ...{ stationId: 1, stationName: place, addr: place, phone: '1', hours: place, name: 'Ada', mobile: '2' },
        code: '12345678',
      })} where number = ${number}`,
    );
    expect((await ada.detail(number)).pickup).toMatchObject({ stationName: 'Counter', name: 'Ada', code: '' });
    await ada.pay(number);
    expect((await ada.detail(number, 'zh_CN')).pickup).toMatchObject({
      stationName: '柜台',
      code: expect.stringMatching(/^\d{8}$/),
    });
  });
});

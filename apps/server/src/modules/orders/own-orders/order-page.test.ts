import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { openShopper, pickItems, setStatus, virtualItem } from '../testing/shopper.ts';

const app = await openSharedTestApp();

describe('orderPage', () => {
  it('lists own orders only, newest first, with lines, amounts and allowed actions', async () => {
    const items = await pickItems(app, 2);
    const ada = await openShopper(app);
    const first = await ada.order(items);
    const [second = ''] = await ada.order(items.slice(0, 1));
    await ada.pay(second);
    const { records, total, pages } = await ada.page();
    expect({ total, pages }).toEqual({ total: 3, pages: 1 });
    expect(records.map((one) => one.orderNumber)).toEqual([second, ...first.toReversed()]);
    const [paid, unpaid] = records;
    expect(paid).toMatchObject({ status: 2, payType: 13, endTimeIso: null, remainingSeconds: 0, pieceCount: 1 });
    expect(paid?.actions).toEqual(['cancel', 'remind', 'buyAgain']);
    expect(unpaid).toMatchObject({ status: 1, tradeOrderNumbers: first.join(','), payType: null, mold: 0 });
    expect(unpaid?.actions).toEqual(['pay', 'cancel']);
    expect(unpaid?.remainingSeconds).toBeGreaterThan(1700);
    expect(unpaid?.remainingSeconds).toBeLessThanOrEqual(1800);
    for (const { amounts, lines, shopName } of records) {
      expect(shopName).not.toBe('');
      const off = amounts.reductions.reduce((sum, one) => sum + one.amount, 0);
      expect(amounts.actualTotal).toBeCloseTo(amounts.total - off + amounts.transfee - amounts.freeTransfee, 5);
      const ofLines = lines.reduce((sum, line) => sum + line.amounts.actualTotal, 0);
      expect(ofLines).toBeCloseTo(amounts.actualTotal, 5);
    }
    const eve = await openShopper(app);
    expect(await eve.page()).toMatchObject({ records: [], total: 0 });
  });

  it('filters by status, type, order number, product in any language, store and time', async () => {
    const [item, other] = await pickItems(app, 2);
    if (!item || !other) throw new Error('the demo has too few stores');
    const ada = await openShopper(app);
    const [one = ''] = await ada.order([item]);
    const [two = ''] = await ada.order([other]);
    await ada.pay(two);
    const numbers = async (query: string, locale = 'en') =>
      (await ada.page(query, locale)).records.map((record) => record.orderNumber);
    expect(await numbers('status=1')).toEqual([one]);
    expect(await numbers('status=2')).toEqual([two]);
    expect(await numbers('status=6')).toEqual([]);
    expect(await numbers('orderType=0')).toEqual([two, one]);
    expect(await numbers('orderType=1')).toEqual([]);
    expect(await numbers(`keyword=${one.slice(4)}`)).toEqual([one]);
    expect(await numbers('keyword=%25')).toEqual([]);
    expect(await numbers('keyword=_')).toEqual([]);
    const { rows } = await app.database.queries.execute<{ en: string; zh: string; store: string }>(sql`
      select prod_name->>'en' as en, prod_name->>'zh_CN' as zh, store.name->>'en' as store
      from order_line join mall_order on mall_order.id = order_id join store on store.id = store_id
      where mall_order.number = ${two}`);
    const { en = '', zh = '', store = '' } = rows[0] ?? {};
    for (const keyword of [en.toUpperCase(), zh, store.toLowerCase()]) {
      expect(await numbers(`keyword=${encodeURIComponent(keyword)}`), keyword).toEqual([two]);
      expect(await numbers(`keyword=${encodeURIComponent(keyword)}`, 'zh_CN'), keyword).toEqual([two]);
    }
    await app.database.queries.execute(
      sql`update mall_order set created_at = '2026-01-10 12:00:00Z' where number = ${one}`,
    );
    expect(await numbers('startTime=2026-01-10 12:00:00&endTime=2026-01-10 12:00:00')).toEqual([one]);
    expect(await numbers('startTime=2026-01-10 12:00:01')).toEqual([two]);
    expect(await numbers('endTime=2026-01-10 11:59:59')).toEqual([]);
    const wrong = await ada.call('GET', '/myOrder/myOrder?startTime=2026-02-31 00:00:00');
    expect(wrong).toMatchObject({ code: 'A00014' });
  });

  it('pages, counts also beyond the last page, and leaves out deleted orders', async () => {
    const items = await pickItems(app);
    const ada = await openShopper(app);
    const all: string[] = [];
    for (let made = 0; made < 5; made++) all.unshift(...(await ada.order(items)));
    const [hidden = ''] = all;
    await ada.call('PUT', `/myOrder/cancel/${hidden}`);
    expect((await ada.call('DELETE', `/myOrder/${hidden}`)).success).toBe(true);
    const pageOf = async (current: number) =>
      (await ada.call('GET', `/myOrder/myOrder?size=2&current=${current}`)).data as {
        records: { orderNumber: string }[];
        total: number;
      };
    const seen = [await pageOf(1), await pageOf(2)].flatMap(({ records }) => records.map((one) => one.orderNumber));
    expect(seen).toEqual(all.slice(1));
    expect(await pageOf(3)).toMatchObject({ records: [], total: 4, pages: 2 });
  });

  it('takes two statements', async () => {
    const ada = await openShopper(app);
    await ada.order(await pickItems(app, 3));
    await ada.page('keyword=a');
    const asked: string[] = [];
    const { pool } = app.database;
    const query = pool.query;
    pool.query = function (this: typeof pool, ...given: unknown[]) {
      const [statement] = given as [string | { text: string }];
      asked.push(typeof statement === 'string' ? statement : statement.text);
      return Reflect.apply(query, this, given);
    } as typeof query;
    await ada.page('keyword=a');
    pool.query = query;
    expect(asked.filter((statement) => /mall_order|order_line/.test(statement))).toHaveLength(2);
  });
});

describe('orderCount', () => {
  it('counts own orders by status', async () => {
    const [item, other] = await pickItems(app, 2);
    if (!item || !other) throw new Error('the demo has too few stores');
    const ada = await openShopper(app);
    await ada.order([item]);
    const trade = await ada.order([item, other]);
    await ada.pay(trade[0] ?? '');
    const { item: card, choices } = await virtualItem(app);
    const [virtual = ''] = await ada.order([card], choices);
    await ada.pay(virtual);
    await setStatus(app, trade[1] ?? '', 4);
    expect((await ada.call('GET', '/myOrder/orderCount')).data).toEqual({
      ...{ unPay: 1, payed: 1, consignment: 1, confirm: 1, grouping: 0 },
    });
    const eve = await openShopper(app);
    expect((await eve.call('GET', '/myOrder/orderCount')).data).toMatchObject({ unPay: 0, payed: 0 });
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../foundation.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { openShopper, pickItems } from '../testing/shopper.ts';

const ORDERS = 1200;

/** Store 2 with many copies of one order. */
async function openLargeStore() {
  const app = await openTestApp();
  const ada = await openShopper(app);
  const [item] = await pickItems(app);
  const [number = ''] = await ada.order([{ skuId: item?.skuId ?? 0, count: 2 }]);
  await app.database.queries.execute(sql`
    with copied as (
      insert into mall_order (number, trade_id, user_id, store_id, status, is_virtual, delivery_type, goods_cents,
        reductions, payable_cents, commission_cents, receiver, message, store_remark)
      select '9' || lpad(n::text, 17, '0'), trade_id, user_id, store_id, 2, false, 1, 1000, '[]', 1000, 5,
        jsonb_build_object('receiver', '=cmd|calc', 'mobile', '13800138001', 'line', '1 "Main" Road, Shenzhen',
          'postCode', '518000', 'areaId', 440305), 'Ring twice' || chr(10) || 'please', ''
      from mall_order, generate_series(1, ${ORDERS}) n where number = ${number} returning id)
    insert into order_line (order_id, prod_id, sku_id, prod_name, sku_name, picture, quantity, unit_cents, goods_cents,
      reductions, payable_cents, is_virtual)
    select id, 1, 1, '{"en": "Lamp"}', '{}', '', 1, 1000, 1000, '[]', 1000, false from copied`);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const seller = await sellerBrowser(app);
  const headers = {
    cookie: Object.entries(seller.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
  const get = (query: string, init: RequestInit = {}) =>
    fetch(`${addressOf(app.server)}/api/m/order/export?${query}`, {
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      ...init,
    });
  return { number, get };
}

describe('exportStoreOrders', () => {
  it('streams exactly the filtered orders, across batches, escaped for spreadsheets', async () => {
    const { number, get } = await openLargeStore();
    const response = await get('status=2&keyword=calc');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text.match(/^#9\d{17},/gm)).toHaveLength(ORDERS);
    expect(new Set(text.match(/^#9\d{17},/gm)).size).toBe(ORDERS);
    expect(text).not.toContain(`#${number}`);
    expect(text).toContain(`,'=cmd|calc,13800138001,"1 ""Main"" Road, Shenzhen",`);
    expect(await (await get(`keyword=${number}`)).text()).toContain(`#${number}`);
    expect(await (await get('status=99')).json()).toMatchObject({ success: false, reason: 'input.invalid' });
  });
});

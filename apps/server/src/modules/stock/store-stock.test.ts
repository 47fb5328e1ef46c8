import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/stock';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { TestBrowser } from '../accounts/testing/test-browser.ts';
import { readStockGaps } from '../inventory/index.ts';
import { openShopper, pickItems } from '../orders/testing/shopper.ts';
import { CLERK, sellerBrowser } from '../sellers/testing/seller-browser.ts';

type StockPage = OutputOf<typeof contract.storeStockPage>;
type History = OutputOf<typeof contract.stockHistoryPage>;
type Changed = OutputOf<typeof contract.changeStock>;

const FOREIGN_STORE = 3;
const ON_SALE = 1;

async function openStore() {
  const app = await openTestApp();
  const seller = await sellerBrowser(app);
  const { rows: foreign } = await app.database.pool.query<{ sku_id: number }>(
    'select sku_id from sku_stock where store_id = $1 limit 1',
    [FOREIGN_STORE],
  );
  const page = async (query = '') => (await seller.call('GET', `/m/stock/page?size=100${query}`)).data as StockPage;
  const stocks = (await page()).records.filter((sku) => sku.stocks > 20 && sku.status === ON_SALE);
  return {
    app,
    seller,
    page,
    skus: stocks,
    foreignSku: foreign[0]?.sku_id ?? 0,
    history: async (skuId: number, query = '') =>
      (await seller.call('GET', `/m/stock/history?skuId=${skuId}${query}`)).data as History,
    change: async (lines: object[], more = {}) =>
      (await seller.call('PUT', '/m/stock', { lines, ...more })).data as Changed,
  };
}

function first<Item>([one]: readonly Item[]): Item {
  if (!one) throw new Error('there is none');
  return one;
}

describe('storeStockPage', () => {
  it('lists the SKUs of the own store with names, and finds them by text, code and id', async () => {
    const { app, page, skus } = await openStore();
    const all = await page();
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from sku_stock join product on product.id = product_id
       where product.store_id = 2 and status <> -1`,
    );
    expect(all.total).toBe(rows[0].n);
    const sku = first(skus);
    expect(sku.prodName).not.toBe('');
    await app.database.pool.query("update sku set code = 'NW-77/A' where id = $1", [sku.skuId]);
    const byName = await page(`&text=${encodeURIComponent(sku.prodName.slice(0, 8).toLowerCase())}`);
    expect(byName.records.map(({ prodId }) => prodId)).toContain(sku.prodId);
    expect((await page('&text=nw-77')).records).toMatchObject([{ skuId: sku.skuId, partyCode: 'NW-77/A' }]);
    expect((await page(`&text=${sku.skuId}`)).records).toMatchObject([{ skuId: sku.skuId }]);
    expect((await page('&text=100%25')).total).toBe(0);
  });

  it('filters low and sold-out SKUs by the limit of the store and of the SKU, and counts those on sale', async () => {
    const { app, seller, page, skus, change } = await openStore();
    const [one, two] = skus;
    const count = async () => (await seller.call('GET', '/m/stock/count')).data as { low: number; out: number };
    const before = await count();
    const { skuId, stocks } = first(skus);
    await change([{ skuId, count: 5, seen: stocks }]);
    expect(await count()).toEqual({ ...before, low: before.low + 1 });
    expect((await page('&state=low')).records.map((sku) => sku.skuId)).toContain(skuId);
    await seller.call('PUT', '/m/stock/limit', { skuId, lowLimit: 4 });
    expect(await count()).toEqual(before);
    await seller.call('PUT', '/m/stock/limit', { lowLimit: 0 });
    expect(await page('&state=low')).toMatchObject({ total: 0, lowLimit: 0 });
    await seller.call('PUT', '/m/stock/limit', { lowLimit: two?.stocks ?? 0 });
    expect((await page('&state=low')).records).toContainEqual(expect.objectContaining({ skuId: two?.skuId }));
    expect(await page(`&prodId=${one?.prodId}`)).toMatchObject({ lowLimit: two?.stocks });
    await seller.call('PUT', '/m/stock/limit', { lowLimit: null });
    await seller.call('PUT', '/m/stock/limit', { skuId, lowLimit: null });
    await change([{ skuId, count: 0, seen: 5 }]);
    expect(await count()).toEqual({ ...before, out: before.out + 1 });
    expect((await page('&state=out')).records.map((sku) => sku.skuId)).toContain(skuId);
    await app.database.pool.query('update product set status = 0 where id = $1', [one?.prodId]);
    expect((await count()).out).toBeLessThanOrEqual(before.out);
  });
});

describe('changeStock', () => {
  it('handles each line by itself, and returns the current stock of lines that it refuses', async () => {
    const { skus, change, foreignSku, page } = await openStore();
    const [one, two, three, four] = skus;
    if (!one || !two || !three || !four) throw new Error('too few SKUs');
    const { lines, changed } = await change([
      { skuId: one.skuId, count: one.stocks + 3, seen: one.stocks },
      { skuId: two.skuId, count: 5, seen: two.stocks + 1 },
      { skuId: three.skuId, count: three.stocks, seen: three.stocks },
      { skuId: foreignSku, count: 1, seen: 1 },
      { skuId: four.skuId, difference: -four.stocks - 1 },
    ]);
    expect(changed).toBe(1);
    expect(lines).toEqual([
      { skuId: one.skuId, outcome: 'changed', before: one.stocks, stocks: one.stocks + 3 },
      { skuId: two.skuId, outcome: 'stale', before: two.stocks, stocks: two.stocks },
      { skuId: three.skuId, outcome: 'same', before: three.stocks, stocks: three.stocks },
      { skuId: foreignSku, outcome: 'notFound', before: 0, stocks: 0 },
      { skuId: four.skuId, outcome: 'outOfRange', before: four.stocks, stocks: four.stocks },
    ]);
    expect((await page(`&text=${one.skuId}`)).records).toMatchObject([{ stocks: one.stocks + 3 }]);
  });

  it('appears in the history with person, reason and note, and in the audit log', async () => {
    const { app, seller, skus, change, history } = await openStore();
    const { skuId, stocks } = first(skus);
    await change([{ skuId, difference: 12 }], { reason: 'received', note: 'Delivery 4711' });
    await change([{ skuId, count: stocks, seen: stocks + 12 }]);
    expect((await history(skuId, '&size=2')).records).toMatchObject([
      { difference: -12, after: stocks, reason: 'count', sellerName: 'Sam Rivera' },
      { difference: 12, after: stocks + 12, reason: 'received', reference: 'Delivery 4711' },
    ]);
    const { data } = await seller.call('GET', '/m/audit/page?operation=changeStock');
    expect(data).toMatchObject({ records: [{ before: { stocks: [{ skuId, stocks: stocks + 12 }] } }, {}] });
    expect(await readStockGaps(app.database.queries)).toEqual([]);
  });

  it('announces products that sold out', async () => {
    const { app, skus, change } = await openStore();
    const { skuId, prodId, stocks } = first(skus);
    await change([{ skuId, count: 0, seen: stocks }]);
    const { rows } = await app.database.pool.query(
      `select payload #>> '{payload,productIds}' as ids from graphile_worker._private_jobs
       where payload ->> 'event' = 'stock.changed'`,
    );
    expect(rows).toEqual([{ ids: `[${prodId}]` }]);
  });
});

describe('stockHistoryPage', () => {
  it('contains an order of a buyer and its cancellation, page by page', async () => {
    const { app, history } = await openStore();
    const ada = await openShopper(app);
    const item = first(await pickItems(app));
    const [number = ''] = await ada.order([{ ...item, count: 2 }]);
    await ada.call('PUT', `/myOrder/cancel/${number}`);
    const newest = await history(item.skuId, '&size=1');
    expect(newest.records).toMatchObject([{ difference: 2, reason: 'cancelled', reference: number, sellerName: '' }]);
    const next = await history(item.skuId, `&size=1&cursor=${newest.nextCursor}`);
    expect(next.records).toMatchObject([{ difference: -2, reason: 'order', reference: number }]);
    const { records, nextCursor } = await history(item.skuId, '&size=100');
    expect(nextCursor).toBe('');
    expect(records.at(-1)).toMatchObject({ sequence: 1, reason: 'initial' });
    expect(await readStockGaps(app.database.queries)).toEqual([]);
  });

  it('answers sku.notFound for a SKU of another store and changes nothing', async () => {
    const { app, seller, foreignSku } = await openStore();
    for (const skuId of [foreignSku, 999_999_999]) {
      expect(await seller.reason('GET', `/m/stock/history?skuId=${skuId}`)).toBe('sku.notFound');
      expect(await seller.reason('PUT', '/m/stock/limit', { skuId, lowLimit: 3 })).toBe('sku.notFound');
    }
    const clerk = await sellerBrowser(app, CLERK);
    expect((await clerk.call('GET', '/m/stock/count')).code).toBe('00000');
    expect(await new TestBrowser(app).reason('GET', '/m/stock/count')).toBe('access.signIn');
  });
});

import type * as contract from '@galleria/contract/imports';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import type { TestBrowser } from '../accounts/testing/test-browser.ts';
import { readStockGaps } from '../inventory/index.ts';
import { CLERK, sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { openImportStore } from './testing/import-store.ts';

type Info = OutputOf<typeof contract.importInfo>;

const HEADER = 'product;sku;name.en;name.zh_CN;category;option1;price;stock;weight;delivery;status';

/** Two SKUs of one product in two languages, and a product without options. */
const MUGS = [
  'MUG;MUG-R;"Stoneware; large";马克杯;{category};Colour=Red;14,90;40;380;courier|pickup;draft',
  'MUG;MUG-B;;;;Colour=Blue;15.90;25;;;',
  'PAN;PAN-1;Iron pan;;{category};;49.00;5;1900;courier;draft',
];

describe('importProducts', () => {
  it('checks in a dry run, then writes the good products in every language with their stock', async () => {
    const store = await openImportStore();
    const importId = await store.check('prod', [HEADER, ...MUGS, 'POT;POT-1;;;nowhere;;x;1;;boat;sold'].join('\r\n'));
    expect(await store.info('prod', importId)).toMatchObject({
      ...{ state: 'ready', total: 4, products: 3, good: 3, bad: 1, done: 0, percent: 0, sellerName: 'Sam Rivera' },
    });
    expect(await store.countNew()).toBe(0);
    const { records } = await store.lines('prod', importId, '&isWrong=true');
    expect(records).toMatchObject([{ line: 5, state: 'bad', sku: 'POT-1' }]);
    expect(records[0]?.problems.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
      ...['price: number', 'delivery: unknown', 'category: unknown', 'status: unknown'],
    ]);
    await store.run('prod', importId);
    expect(await store.info('prod', importId)).toMatchObject({
      state: 'done',
      done: 3,
      failed: 0,
      bad: 1,
      percent: 100,
    });
    const { rows } = await store.app.database.pool.query(
      `select product.name ->> 'zh_CN' as zh, product.name ->> 'en' as en, sku.code, sku.price_cents, available,
         reason, reference, delivery_types, status
       from product join sku on sku.product_id = product.id join sku_stock on sku_stock.sku_id = sku.id
       join stock_movement on stock_movement.sku_id = sku.id where sku.code ~ '^(MUG-[RB]|PAN-1)$' order by code`,
    );
    const common = { reason: 'import', reference: String(importId), status: 4 };
    const mug = { ...common, zh: '马克杯', en: 'Stoneware; large', delivery_types: [1, 2] };
    expect(rows).toEqual([
      { ...mug, code: 'MUG-B', price_cents: 1590, available: 25 },
      { ...mug, code: 'MUG-R', price_cents: 1490, available: 40 },
      { ...common, zh: null, en: 'Iron pan', delivery_types: [1], code: 'PAN-1', price_cents: 4900, available: 5 },
    ]);
    expect(await readStockGaps(store.app.database.queries)).toEqual([]);
  });

  it('changes products by SKU code, and keeps values that are not in the file', async () => {
    const store = await openImportStore();
    await store.whole('prod', [HEADER, ...MUGS].join('\n'));
    const before = await store.countNew();
    const again = await store.whole('prod', 'product,sku,price,stock,name.en\nany,mug-b,17.50,31,Big mug\n');
    expect(await store.info('prod', again)).toMatchObject({ done: 1, bad: 0, failed: 0 });
    expect(await store.countNew()).toBe(before);
    const { rows } = await store.app.database.pool.query(
      `select code, sku.price_cents, available, weight_grams, name from sku join product on product.id = product_id
       join sku_stock on sku_stock.sku_id = sku.id where code in ('MUG-B', 'MUG-R') order by code`,
    );
    const name = { en: 'Big mug', zh_CN: '马克杯' };
    expect(rows).toEqual([
      { code: 'MUG-B', price_cents: 1750, available: 31, weight_grams: 0, name },
      { code: 'MUG-R', price_cents: 1490, available: 40, weight_grams: 380, name },
    ]);
    const wrong = await store.check(
      'prod',
      'product,sku,price\nm,MUG-B,1\nm,PAN-1,1\nn,MUG-R,1\nn,MUG-X,1\nn,MUG-X,2\n',
    );
    const { records } = await store.lines('prod', wrong);
    expect(records.map(({ line, problems }) => `${line} ${problems[0]?.problem}`)).toEqual([
      ...['2 severalProducts', '3 severalProducts', '4 otherLine', '5 otherLine', '6 repeated'],
    ]);
  });

  it('reports the validation errors of the product editor by line and column', async () => {
    const store = await openImportStore();
    const importId = await store.check(
      'prod',
      [HEADER, 'A;A-1;;;{category};;0;;;;', 'B;B-1;Bowl;;{category};;9;;;;on sale'].join('\n'),
    );
    const { records } = await store.lines('prod', importId);
    const said = records.flatMap(({ line, problems }) =>
      problems.map(({ field, message }) => ({ line, field, message })),
    );
    expect(said.map(({ line, field }) => `${line} ${field}`)).toEqual(
      expect.arrayContaining(['2 name', '2 price', '3 pictures', '3 delivery']),
    );
    expect(said.every(({ message }) => message.length > 5)).toBe(true);
  });
});

describe('importStock', () => {
  it('sets counted SKUs by code or id, and leaves those without a count', async () => {
    const store = await openImportStore();
    const { rows: skus } = await store.app.database.pool.query(
      `select sku_id, available from sku_stock where store_id = 2 and available > 20 order by sku_id limit 3`,
    );
    const [one, two, three] = skus;
    await store.app.database.pool.query("update sku set code = 'C-77' where id = $1", [two.sku_id]);
    const foreign = await store.app.database.pool.query('select sku_id from sku_stock where store_id = 3 limit 1');
    const importId = await store.whole(
      'stock',
      `sku,count\n${one.sku_id},7\nc-77,${two.available}\n${three.sku_id},\n${foreign.rows[0].sku_id},5\nc-77,9\n,4\nx,-1\n`,
    );
    expect(await store.info('stock', importId)).toMatchObject({ total: 7, done: 3, bad: 4, failed: 0 });
    const { records } = await store.lines('stock', importId);
    expect(records.map(({ state, before, after, problems }) => [state, before, after, problems[0]?.problem])).toEqual([
      ['done', one.available, 7, undefined],
      ['done', two.available, two.available, undefined],
      ['done', null, null, undefined],
      ['bad', null, null, 'unknown'],
      ['bad', null, null, 'repeated'],
      ['bad', null, null, 'required'],
      ['bad', null, null, 'unknown'],
    ]);
    const history = await store.seller.call('GET', `/m/stock/history?skuId=${one.sku_id}&size=1`);
    expect(history.data).toMatchObject({
      records: [{ reason: 'import', reference: String(importId), sellerName: 'Sam Rivera', after: 7 }],
    });
    expect(await readStockGaps(store.app.database.queries)).toEqual([]);
  });

  it('offers a template of all SKUs that can be imported unchanged', async () => {
    const store = await openImportStore();
    const { data } = await store.seller.call('GET', '/m/stock/import/template');
    const { rows } = data as { rows: string[][] };
    const importId = await store.whole('stock', rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));
    expect(await store.info('stock', importId)).toMatchObject({
      total: rows.length - 1,
      bad: 0,
      done: rows.length - 1,
    });
    const products = await store.seller.call('GET', '/m/prod/import/template');
    expect((products.data as { rows: string[][] }).rows[0]).toContain('name.zh_CN');
  });
});

describe('import files and access', () => {
  it('refuses files that are unreadable, empty, too long or have the wrong columns', async () => {
    const { reason } = await openImportStore();
    expect(await reason('stock', 'sku;amount\n1;2')).toBe('csv.columns');
    expect(await reason('stock', 'sku;count;colour\n1;2;3')).toBe('csv.columnUnknown');
    expect(await reason('stock', 'sku,sku,count\n1,2,3')).toBe('csv.columnUnknown');
    expect(await reason('stock', 'sku,count\n')).toBe('csv.empty');
    expect(await reason('stock', '')).toBe('csv.empty');
    expect(await reason('stock', 'sku,count\n"1,2\n3,4')).toBe('csv.unreadable');
    expect(await reason('stock', Buffer.from([0x73, 0x6b, 0x75, 0x2c, 0xff, 0xfe]))).toBe('csv.unreadable');
    expect(await reason('stock', 'sku,count\na\u0000b,1')).toBe('csv.unreadable');
    expect(await reason('stock', `sku,count\n${'1,1\n'.repeat(20_001)}`)).toBe('csv.tooManyLines');
    expect(await reason('prod', 'product,sku\n1,2')).toBe('csv.columns');
  });

  it('runs one import per store at a time, and stops it when it is cancelled', async () => {
    const store = await openImportStore();
    const { importId } = await store.upload('stock', 'sku,count\n1,2\n');
    expect(await store.reason('prod', `${HEADER}\n${MUGS[0]}`)).toBe('import.running');
    expect(await store.seller.reason('POST', '/m/stock/import/start', { importId })).toBe('import.running');
    await store.work(importId);
    await store.seller.call('POST', '/m/stock/import/start', { importId });
    await store.seller.call('POST', '/m/stock/import/cancel', { importId });
    await store.work(importId);
    expect(await store.info('stock', importId)).toMatchObject({ state: 'cancelled', done: 0 });
    expect(await store.seller.reason('POST', '/m/stock/import/cancel', { importId })).toBe('import.over');
    expect(await store.seller.reason('POST', '/m/stock/import/start', { importId })).toBe('import.notReady');
    const { data } = await store.seller.call('GET', '/m/stock/import/page');
    expect(data).toMatchObject({ total: 1, records: [{ importId, state: 'cancelled' }] });
  });

  it('shows an import only to its own store and under its own kind', async () => {
    const store = await openImportStore();
    const { importId } = await store.upload('stock', 'sku,count\n1,2\n');
    expect(await store.seller.reason('GET', `/m/prod/import/info?importId=${importId}`)).toBe('import.notFound');
    const clerk = await sellerBrowser(store.app, CLERK);
    expect(await clerk.reason('GET', `/m/prod/import/info?importId=${importId}`)).toBe('access.forbidden');
    expect((await infoOf(clerk, importId)).total).toBe(1);
    await inOtherStore(store.seller);
    expect(await store.seller.reason('GET', `/m/stock/import/info?importId=${importId}`)).toBe('import.notFound');
    expect(await store.seller.reason('GET', `/m/stock/import/line/page?importId=${importId}`)).toBe('import.notFound');
    expect(await store.seller.reason('POST', '/m/stock/import/cancel', { importId })).toBe('import.notFound');
  });
});

async function infoOf(browser: TestBrowser, importId: number): Promise<Info> {
  return (await browser.call('GET', `/m/stock/import/info?importId=${importId}`)).data as Info;
}

/** Switches to another store of the owner. */
async function inOtherStore(owner: TestBrowser): Promise<void> {
  const { success, msg } = await owner.call('POST', '/m/store/switch', { storeId: 5 });
  if (!success) throw new Error(`inOtherStore: ${msg}`);
}

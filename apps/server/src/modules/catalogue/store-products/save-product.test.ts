import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { saveStoreProduct } from '../index.ts';
import { OTHER_STORE, openEditor, openStoreEditor, optionValue, visit, within } from '../testing/store-editor.ts';

const HOSTILE = '<p onclick="x()">Oiled</p><script>x()</script>';

describe('createProduct', () => {
  it('creates a product that buyers see at once, and writes the audit log', async () => {
    const { app, create, info } = await openStoreEditor();
    const { prodId, status, version } = await create({ content: { en: HOSTILE, zh_CN: '' }, limitPerBuyer: 3 });
    expect({ status, version }).toEqual({ status: 1, version: 1 });
    const { data } = await visit(app, prodId);
    expect(data).toMatchObject({
      ...{ prodName: 'Walnut tray', price: 10, maxPrice: 20, totalStocks: 8, limitPerBuyer: 3 },
      content: '<p>Oiled</p>',
    });
    expect((await info(prodId)).draft).toMatchObject({ content: { en: '<p>Oiled</p>' }, shopCategoryId: 201 });
    const { rows } = await app.database.pool.query(`select operation, after from audit_entry order by id desc limit 1`);
    expect(rows).toMatchObject([{ operation: 'createProduct', after: { prodId, status: 1 } }]);
  });

  it('saves an incomplete draft, which buyers cannot see', async () => {
    const { app, create, status } = await openStoreEditor();
    const { prodId } = await create({ isForSale: false, pictures: [], deliveryTypes: [] });
    expect((await visit(app, prodId)).reason).toBe('product.notFound');
    expect((await status('on', prodId)).reason).toBe('product.incomplete');
  });

  it('refuses invalid values and references to another store, naming the field', async () => {
    const { app, problems, draft } = await openStoreEditor();
    const other = await openEditor(app, OTHER_STORE);
    const foreign = other.draft();
    const { rows } = await app.database.pool.query('select min(id) as id from category where level = 2');
    expect(await problems({ categoryId: rows[0].id })).toEqual(['categoryId']);
    expect(await problems({ brandId: 9_999 })).toEqual(['brandId']);
    expect(await problems({ shopCategoryId: foreign.shopCategoryId ?? 0 })).toEqual(['shopCategoryId']);
    expect(await problems({ shippingTemplateId: foreign.shippingTemplateId ?? 0 })).toEqual(['shippingTemplateId']);
    expect(await problems({ deliveryTypes: [1, 3] })).toEqual(['deliveryTypes']);
    expect(await problems({ pictures: foreign.pictures ?? [] })).toEqual(['pictures.0']);
    expect(await problems({ pictures: [], deliveryTypes: [] })).toEqual(['pictures', 'deliveryTypes']);
    expect(await problems({ video: 'http://example.org/a.mp4' })).toEqual(['video']);
    expect(await problems({ onSaleTime: '2020-01-01 00:00:00' })).toEqual(['onSaleTime']);
    const [first, second] = draft().skus;
    if (!first || !second) throw new Error('the draft has two SKUs');
    expect(
      await problems({
        skus: [
          { ...first, oriPrice: 9 },
          { ...second, choice: [0] },
        ],
      }),
    ).toEqual(['skus.0.oriPrice', 'skus.1.choice']);
    expect(
      await problems({
        skus: [
          { ...first, choice: [2] },
          { ...second, skuId: 200_101 },
        ],
      }),
    ).toEqual(['skus.0.choice', 'skus.1.skuId']);
    const twins = ['Red', 'Red'].map(optionValue);
    expect(await problems({ options: [{ name: { en: 'Colour' }, values: twins }] })).toEqual([
      'options.0.values.1.text',
    ]);
    expect(await problems({ prodName: { en: ' ' }, skus: [{ ...first, price: 0 }] })).toEqual([
      'prodName',
      'skus.0.price',
    ]);
  });

  it('stores the questions of virtual goods, without a shipping template', async () => {
    const { create, info } = await openStoreEditor();
    const question = { name: { en: 'Which mail address?' }, isRequired: true };
    const virtual = { mold: 1, virtualQuestions: [question], voucherDays: 30, deliveryTypes: [] } as const;
    const { prodId } = await create({ ...virtual, virtualQuestions: [question], deliveryTypes: [] });
    expect((await info(prodId)).draft).toMatchObject({
      ...{ mold: 1, virtualQuestions: [question], voucherDays: 30 },
      ...{ deliveryTypes: [3], shippingTemplateId: null },
    });
  });
});

describe('changeProduct', () => {
  it('refuses products of another store and deleted ones as not found', async () => {
    const { app, create, edit, browser, draft, status } = await openStoreEditor();
    const { prodId, version } = await create();
    const other = await openEditor(app, OTHER_STORE);
    const input = { ...draft(), prodId, version };
    const answers = await Promise.all([
      other.browser.reason('PUT', '/m/prod', input),
      browser.reason('PUT', '/m/prod', { ...input, prodId: 999_999 }),
      other.browser.reason('GET', `/m/prod/info?prodId=${prodId}`),
      other.browser.reason('PUT', '/m/prod/status', { prodIds: [prodId], action: 'off' }),
      other.browser.reason('PUT', '/m/prod/price', { prodIds: [prodId], change: 'set', value: 1 }),
      other.browser.reason('PUT', '/m/prod/shelf', { prodIds: [prodId] }),
      other.browser.reason('POST', '/m/prod/copy', { prodId }),
      other.browser.reason('POST', '/m/prod/preview', input),
    ]);
    expect(new Set(answers)).toEqual(new Set(['product.notFound']));
    await status('delete', prodId);
    expect((await edit(prodId, () => ({}))).reason).toBe('product.notFound');
  });

  it('books the difference of the stock, so that pieces sold meanwhile stay deducted', async () => {
    const { app, create, info, browser } = await openStoreEditor();
    const { prodId } = await create();
    const { draft, version } = await info(prodId);
    const [small] = draft.skus;
    await app.database.pool.query('update sku_stock set available = available - 2 where sku_id = $1', [small?.skuId]);
    const skus = draft.skus.map((sku) => (sku === small ? { ...sku, stocks: 15 } : sku));
    await browser.call('PUT', '/m/prod', { ...draft, prodId, version, skus });
    expect((await info(prodId)).draft.skus.map(({ stocks }) => stocks)).toEqual([13, 3]);
  });

  it('accepts one of several concurrent edits of the same version', async () => {
    const { app, create, info, draft } = await openStoreEditor();
    const { prodId, version } = await create();
    const save = (name: string) =>
      within(app, (transaction) =>
        saveStoreProduct(transaction, { storeId: 2, prodId, version, draft: draft({ prodName: { en: name } }) }),
      );
    const outcomes = await Promise.all(['First', 'Second', 'Third', 'Fourth'].map(save));
    const lost = outcomes.filter((outcome) => isRefused(outcome) && outcome.refused === 'product.changedMeanwhile');
    expect(lost).toHaveLength(3);
    expect((await info(prodId)).version).toBe(2);
  });

  it('control: without the lock on the product, the later edit overwrites the earlier one', async () => {
    const { app, create, info } = await openStoreEditor();
    const { prodId, version } = await create();
    const { draft } = await info(prodId);
    await removeRowLocks(app, 'product', {
      ...{ event: 'update', count: 2 },
      write: 'update product_rows set name = new.name, version = new.version where id = new.id',
    });
    const save = (name: string) =>
      within(app, (transaction) =>
        saveStoreProduct(transaction, { storeId: 2, prodId, version, draft: { ...draft, prodName: { en: name } } }),
      );
    const outcomes = await Promise.all(['First', 'Second'].map(save));
    expect(outcomes.filter(isRefused)).toEqual([]);
  });
});

describe('saveStoreProduct', () => {
  it('validates a draft that no operation has parsed, and names the invalid field', async () => {
    const { app, draft } = await openStoreEditor();
    const save = (changes: object) =>
      within(app, (transaction) => saveStoreProduct(transaction, { storeId: 2, draft: { ...draft(), ...changes } }));
    expect(await save({ skus: [] })).toMatchObject({ refused: 'input.invalid', data: [{ field: 'skus' }] });
    expect(await save({ shopCategoryId: 501 })).toMatchObject({ data: [{ field: 'shopCategoryId' }] });
    expect(await save({})).toMatchObject({ status: 4, skuIds: [expect.any(Number), expect.any(Number)] });
  });

  it('matches SKUs by their names when their ids are missing', async () => {
    const { app, draft, create, info } = await openStoreEditor();
    const { prodId } = await create();
    const ids = (await info(prodId)).draft.skus.map(({ skuId }) => skuId);
    await within(app, (transaction) => saveStoreProduct(transaction, { storeId: 2, prodId, draft: draft() }));
    expect((await info(prodId)).draft.skus.map(({ skuId }) => skuId)).toEqual(ids);
  });
});

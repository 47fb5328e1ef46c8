import type * as contract from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { openStoreEditor, optionValue, STORE, visit } from '../testing/store-editor.ts';

type Page = OutputOf<typeof contract.storeProductPage>;

describe('storeProductPage', () => {
  it('finds products of the store by tab, text, code, category, shelf and stock', async () => {
    const { app, create, browser, draft } = await openStoreEditor();
    const page = async (query: string) => (await browser.call('GET', `/m/prod/page?${query}`)).data as Page;
    const { prodId } = await create({ isForSale: false });
    const ids = async (query: string) => (await page(query)).records.map((record) => record.prodId);
    for (const query of [
      'tab=drafts&keyword=walnut',
      'keyword=WALNUT%20tr',
      'keyword=胡桃木托盘',
      'keyword=tray-l',
      `keyword=${prodId}`,
    ]) {
      expect.soft([query, await ids(query)]).toEqual([query, [prodId]]);
    }
    expect(await ids('keyword=100%25')).toEqual([]);
    const { records, total } = await page('size=100');
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from product where store_id = $1 and status <> -1',
      [STORE],
    );
    expect(total).toBe(rows[0].n);
    expect(records[0]).toMatchObject({
      ...{ prodId, prodName: 'Walnut tray', price: 10, maxPrice: 20, skuCount: 2, stocks: 8, lowStockCount: 2 },
      ...{ status: 4, hasPendingChange: false, reason: '', onSaleTime: null, deleteTime: null },
    });
    expect(await ids(`categoryId=${draft().categoryId}&size=100`)).toContain(prodId);
    expect(await ids(`shopCategoryId=${draft().shopCategoryId}&size=100`)).toContain(prodId);
    const low = await page('isLowStock=true&size=100');
    expect(low.records.every(({ lowStockCount }) => lowStockCount > 0)).toBe(true);
    expect(low.total).toBeLessThan(total);
    const prices = (await page('sort=price&isDescending=false&size=100')).records.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect((await browser.call('GET', '/m/prod/count')).data).toMatchObject({
      drafts: (await page('tab=drafts')).total,
    });
  });
});

describe('batches, copies and previews', () => {
  it('changes prices of several products within bounds, all or none', async () => {
    const { app, create, browser, edit, info } = await openStoreEditor();
    const [first, second] = [await create(), await create()];
    const prodIds = [first.prodId, second.prodId];
    const price = (change: string, value: number) => browser.call('PUT', '/m/prod/price', { prodIds, change, value });
    expect((await price('percent', 10)).data).toEqual({ skuCount: 4 });
    expect((await visit(app, first.prodId)).data).toMatchObject({ price: 11, maxPrice: 22, oriPrice: 11 });
    expect((await price('amount', -11)).reason).toBe('product.priceBounds');
    expect((await visit(app, second.prodId)).data).toMatchObject({ price: 11, maxPrice: 22 });
    const { version, draft } = await info(first.prodId);
    await price('set', 5);
    // An editor that was opened before does not bring the old prices back.
    const late = await browser.reason('PUT', '/m/prod', { prodId: first.prodId, version, ...draft });
    expect(late).toBe('product.changedMeanwhile');
    expect((await browser.call('PUT', '/m/prod/shelf', { prodIds, shopCategoryId: 501 })).data).toMatchObject([
      { field: 'shopCategoryId' },
    ]);
    await browser.call('PUT', '/m/prod/shelf', { prodIds });
    expect((await info(second.prodId)).draft.shopCategoryId).toBeNull();
    expect((await edit(second.prodId, () => ({ brandId: null }))).success).toBe(true);
  });

  it('copies a product into a draft with SKUs of its own and no stock', async () => {
    const { create, browser, info } = await openStoreEditor();
    const { prodId } = await create({ video: 'https://example.org/tray.mp4' });
    const { data } = await browser.call('POST', '/m/prod/copy', { prodId });
    const [original, copy] = [await info(prodId), await info((data as { prodId: number }).prodId)];
    expect(copy).toMatchObject({
      status: 4,
      draft: { prodName: original.draft.prodName, video: original.draft.video },
    });
    expect(copy.draft.skus.map(({ stocks, partyCode }) => [stocks, partyCode])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(copy.draft.skus[0]?.skuId).not.toBe(original.draft.skus[0]?.skuId);
  });

  it('previews a draft as its product page, without saving or auditing', async () => {
    const { app, create, browser, info } = await openStoreEditor();
    const { prodId } = await create();
    const { data: page } = await visit(app, prodId);
    const { draft } = await info(prodId);
    const preview = (changes: object) => browser.call('POST', '/m/prod/preview', { prodId, ...draft, ...changes });
    expect((await preview({})).data).toEqual(page);
    expect((await preview({ language: 'zh_CN' })).data).toMatchObject({ prodName: '胡桃木托盘' });
    const added = { ...draft.skus[0], skuId: undefined, choice: [2], price: 1, stocks: 7 };
    const { data } = await preview({
      prodName: { en: 'Another name' },
      options: [{ name: { en: 'Size' }, values: ['S', 'M', 'L'].map(optionValue) }],
      skus: [...draft.skus, added],
      pictures: [],
    });
    expect(data).toMatchObject({ prodName: 'Another name', price: 1, totalStocks: 15, pic: '' });
    expect((await preview({ categoryId: 1 })).data).toMatchObject([{ field: 'categoryId' }]);
    expect((await visit(app, prodId)).data).toEqual(page);
    const { rows } = await app.database.pool.query(`select 1 from audit_entry where operation = 'previewProduct'`);
    expect(rows).toEqual([]);
  });

  it('lists the store’s categories, shelves, shipping templates and brands as choices', async () => {
    const { browser } = await openStoreEditor();
    const choices = (await browser.call('GET', '/m/prod/choices')).data as OutputOf<
      typeof contract.productEditorChoices
    >;
    expect(choices).toMatchObject({ needsApproval: false, deliveryTypes: expect.arrayContaining([1, 2]) });
    expect(choices.categories[0]?.categories[0]?.categories.length).toBeGreaterThan(0);
    expect(choices.shelves.length * choices.shippingTemplates.length * choices.brands.length).toBeGreaterThan(0);
  });
});

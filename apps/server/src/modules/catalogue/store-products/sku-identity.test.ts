import { describe, expect, it } from 'vitest';
import { signIn } from '../../cart/testing/shoppers.ts';
import { openStoreEditor, optionValue } from '../testing/store-editor.ts';

/** A product in two sizes; a buyer has the large one in the cart. */
async function openWithCart() {
  const editor = await openStoreEditor();
  const { prodId } = await editor.create();
  const [small, large] = (await editor.info(prodId)).draft.skus.map(({ skuId }) => skuId ?? 0);
  const ada = await signIn(editor.app);
  await ada.put(large ?? 0, 2);
  const line = async () => {
    const [shop] = (await ada.info()).shops;
    return shop?.lines.map(({ skuId, skuName, price, prodCount }) => ({ skuId, skuName, price, prodCount }))[0];
  };
  return { ...editor, prodId, small: small ?? 0, large: large ?? 0, ada, line };
}

describe('a SKU keeps its identity', () => {
  it('when its option and its value are renamed', async () => {
    const { edit, prodId, large, line } = await openWithCart();
    const { success } = await edit(prodId, () => ({
      options: [{ name: { en: 'Width' }, values: [optionValue('Narrow'), optionValue('Broad')] }],
    }));
    expect(success).toBe(true);
    expect(await line()).toEqual({ skuId: large, skuName: 'Broad', price: 20, prodCount: 2 });
  });

  it('when values are reordered, and a new one is inserted between them', async () => {
    const { edit, info, prodId, small, large, line } = await openWithCart();
    await edit(prodId, ({ skus }) => ({
      options: [{ name: { en: 'Size' }, values: [optionValue('Large'), optionValue('Medium'), optionValue('Small')] }],
      skus: [
        ...skus.map((sku) => ({ ...sku, choice: [sku.skuId === large ? 0 : 2] })),
        { ...skus[0], skuId: undefined, choice: [1], price: 15, partyCode: '' } as (typeof skus)[number],
      ],
    }));
    expect(await line()).toEqual({ skuId: large, skuName: 'Large', price: 20, prodCount: 2 });
    const { draft } = await info(prodId);
    expect(draft.skus.map(({ skuId, choice, stocks }) => [skuId, choice, stocks])).toEqual([
      [large, [0], 3],
      [expect.any(Number), [1], 5],
      [small, [2], 5],
    ]);
  });

  it('when an option is added: existing SKUs get its first value', async () => {
    const { app, edit, prodId, large, line } = await openWithCart();
    await edit(prodId, ({ options, skus }) => ({
      options: [{ name: { en: 'Wood' }, values: [optionValue('Walnut'), optionValue('Oak')] }, ...options],
      skus: [
        ...skus.map((sku) => ({ ...sku, choice: [0, ...sku.choice] })),
        ...skus.map(({ skuId: _, ...sku }) => ({ ...sku, choice: [1, ...sku.choice], price: 30, oriPrice: null })),
      ],
    }));
    expect(await line()).toEqual({ skuId: large, skuName: 'Walnut, Large', price: 20, prodCount: 2 });
    const { envelope } = await app.call(`/prod/prodInfo?prodId=${prodId}`);
    expect(envelope.data).toMatchObject({ price: 10, maxPrice: 30, options: [{ name: 'Wood' }, { name: 'Size' }] });
  });

  it('when its value is removed and added again: off sale in between, with the same id and stock', async () => {
    const { edit, prodId, small, large, ada, info, app } = await openWithCart();
    await edit(prodId, ({ skus }) => ({
      options: [{ name: { en: 'Size' }, values: [optionValue('Small')] }],
      skus: skus.filter(({ skuId }) => skuId === small),
    }));
    expect(await ada.expired()).toMatchObject([{ skuId: large, skuName: 'Large', why: 'noSku', prodCount: 2 }]);
    expect((await ada.change(large, 1)).reason).toBe('product.notFound');
    const { rows } = await app.database.pool.query('select available from sku_stock where sku_id = $1', [large]);
    expect(rows).toEqual([{ available: 3 }]);
    await edit(prodId, ({ options, skus }) => ({
      options: [{ name: { en: 'Size' }, values: [optionValue('Large'), ...(options[0]?.values ?? [])] }],
      skus: [{ choice: [0], price: 22 }, ...skus.map((sku) => ({ ...sku, choice: [1] }))] as typeof skus,
    }));
    const [brought] = (await info(prodId)).draft.skus;
    expect(brought).toMatchObject({ skuId: large, choice: [0], price: 22, stocks: 3 });
    expect(await ada.expired()).toEqual([]);
  });
});

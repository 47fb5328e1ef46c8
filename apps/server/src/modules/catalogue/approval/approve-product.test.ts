import { formatApiTime } from '@galleria/contract/wire/api-time';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { setApprovalRule } from '../index.ts';
import { OTHER_STORE, openEditor, visit, within } from '../testing/store-editor.ts';
import { approveProduct, refuseProduct } from './approve-product.ts';

const approve = (app: TestApp, productId: number, version: number) =>
  within(app, (transaction) => approveProduct(transaction, { productId, version }));
const refuse = (app: TestApp, productId: number, version: number, reason: string) =>
  within(app, (transaction) => refuseProduct(transaction, { productId, version, reason }));

/** A store whose products need approval. */
async function openApprovalStore() {
  const app = await openTestApp();
  await within(app, (transaction) => setApprovalRule(transaction, { storeId: OTHER_STORE, requiresApproval: true }));
  return { app, ...(await openEditor(app, OTHER_STORE)) };
}

describe('a store whose products need approval', () => {
  it('cannot sell a new product until it is approved, also after a refusal and a correction', async () => {
    const { app, create, edit, info, status } = await openApprovalStore();
    const { prodId, status: first, version } = await create();
    expect(first).toBe(3);
    expect((await visit(app, prodId)).reason).toBe('product.waiting');
    expect((await status('on', prodId)).reason).toBe('product.stateChanged');
    await refuse(app, prodId, version, 'Blurred picture');
    expect(await info(prodId)).toMatchObject({ status: 4, reason: 'Blurred picture' });
    expect((await status('on', prodId)).data).toMatchObject({ changed: [{ status: 3 }] });
    await edit(prodId, () => ({ prodName: { en: 'Walnut tray, sharp' } }));
    const looked = await info(prodId);
    expect(await approve(app, prodId, looked.version - 1)).toMatchObject({ refused: 'product.changedMeanwhile' });
    expect(await approve(app, prodId, looked.version)).toMatchObject({ before: 3, after: 1 });
    expect((await visit(app, prodId)).data).toMatchObject({ prodName: 'Walnut tray, sharp' });
    expect(await info(prodId)).toMatchObject({ status: 1, reason: '' });
  });

  it('continues to sell the approved version while a change waits', async () => {
    const { app, create, edit, info, browser } = await openApprovalStore();
    const { prodId, version } = await create();
    await approve(app, prodId, version);
    const [small] = (await info(prodId)).draft.skus;
    const saved = await edit(prodId, ({ skus }) => ({
      prodName: { en: 'Walnut tray, second edition' },
      skus: skus.map((sku) => ({ ...sku, price: sku.price + 1, oriPrice: null, stocks: 9 })),
    }));
    expect(saved.data).toMatchObject({ status: 1, hasPendingChange: true });
    expect((await visit(app, prodId)).data).toMatchObject({ prodName: 'Walnut tray', price: 10, totalStocks: 18 });
    const waiting = await info(prodId);
    expect(waiting).toMatchObject({
      hasPendingChange: true,
      draft: { prodName: { en: 'Walnut tray, second edition' } },
    });
    expect((await browser.call('GET', '/m/prod/page?tab=waiting&size=1')).data).toMatchObject({
      records: [{ prodId, hasPendingChange: true, status: 1, prodName: 'Walnut tray' }],
    });
    // Prices change at once, also those of the pending change.
    await browser.call('PUT', '/m/prod/price', { prodIds: [prodId], change: 'set', value: 30 });
    expect((await visit(app, prodId)).data).toMatchObject({ price: 30 });
    await refuse(app, prodId, (await info(prodId)).version, 'No');
    expect(await info(prodId)).toMatchObject({ hasPendingChange: false, reason: 'No' });
    expect(await approve(app, prodId, (await info(prodId)).version)).toMatchObject({ refused: 'product.stateChanged' });
    const soon = formatApiTime(new Date(Date.now() + 3_600_000));
    await edit(prodId, () => ({ prodName: { en: 'Third edition' }, offSaleTime: soon }));
    // A time that passes while the change waits does not prevent its approval.
    await app.moveClock('2 hours');
    await approve(app, prodId, (await info(prodId)).version);
    expect((await info(prodId)).draft.offSaleTime).toBeNull();
    const { data } = await visit(app, prodId);
    expect(data).toMatchObject({ prodName: 'Third edition', price: 30, totalStocks: 18 });
    expect((await info(prodId)).draft.skus[0]?.skuId).toBe(small?.skuId);
  });
});

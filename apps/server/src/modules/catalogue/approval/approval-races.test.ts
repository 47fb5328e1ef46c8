import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { OTHER_STORE, openEditor, within } from '../testing/store-editor.ts';
import { setApprovalRule } from './approval-rules.ts';
import { approveProduct, refuseProduct } from './approve-product.ts';

const app = await openSharedTestApp();
const editor = await openApproved(app);

/** The editor of a store whose products need approval. */
async function openApproved(mall: TestApp) {
  await within(mall, (transaction) => setApprovalRule(transaction, { storeId: OTHER_STORE, requiresApproval: true }));
  return openEditor(mall, OTHER_STORE);
}

const ROUNDS = 10;

/** Approves and refuses one version at once. Returns how many of the two were not refused. */
async function decideTwice(productId: number, version: number, mall = app): Promise<number> {
  const looked = { productId, version };
  const outcomes = await Promise.all([
    within(mall, (transaction) => approveProduct(transaction, looked)),
    within(mall, (transaction) => refuseProduct(transaction, { ...looked, reason: 'Not yet' })),
  ]);
  return outcomes.filter((outcome) => !isRefused(outcome)).length;
}

/** A product on sale with a pending change. */
async function changed() {
  const { prodId, version } = await editor.create();
  await within(app, (transaction) => approveProduct(transaction, { productId: prodId, version }));
  await editor.edit(prodId, () => ({ prodName: { en: 'Second edition' } }));
  return { prodId, version: (await editor.info(prodId)).version };
}

describe('approveProduct and refuseProduct called concurrently for one version', () => {
  it('let one decision about a new product succeed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { prodId, version } = await editor.create();
      expect(await decideTwice(prodId, version)).toBe(1);
    }
  });

  it('let one decision about a pending change succeed, and leave no pending change', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { prodId, version } = await changed();
      expect(await decideTwice(prodId, version)).toBe(1);
      expect((await editor.info(prodId)).hasPendingChange).toBe(false);
    }
  });

  it('control: without the product lock both succeed', async () => {
    const mall = await openTestApp();
    const { prodId, version } = await (await openApproved(mall)).create();
    await removeRowLocks(mall, 'product', {
      ...{ event: 'update', count: 2 },
      write: 'update product_rows set status = new.status, version = new.version where id = new.id',
    });
    expect(await decideTwice(prodId, version, mall)).toBe(2);
  });
});

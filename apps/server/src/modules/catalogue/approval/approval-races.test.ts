import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { barrier } from '../../../testing/barrier.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { type lockProduct, readProduct } from '../store-products/store-products-db.ts';
import { OTHER_STORE, openEditor, within } from '../testing/store-editor.ts';
import { setApprovalRule } from './approval-rules.ts';
import { approveProduct, refuseProduct } from './approve-product.ts';

const app = await openSharedTestApp();
const editor = await openEditor(app, OTHER_STORE);
await within(app, (transaction) => setApprovalRule(transaction, { storeId: OTHER_STORE, requiresApproval: true }));

const ROUNDS = 10;

/** Approves and refuses one version at once. Returns how many of the two were not refused. */
async function decideTwice(productId: number, version: number, lock?: typeof lockProduct): Promise<number> {
  const looked = { productId, version };
  const outcomes = await Promise.all([
    within(app, (transaction) => approveProduct(transaction, looked, lock)),
    within(app, (transaction) => refuseProduct(transaction, { ...looked, reason: 'Not yet' }, lock)),
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
    const { prodId, version } = await editor.create();
    const haveRead = barrier(2);
    const unlocked: typeof lockProduct = async (...where) => {
      const found = await readProduct(...where);
      await haveRead();
      return found;
    };
    expect(await decideTwice(prodId, version, unlocked)).toBe(2);
  });
});

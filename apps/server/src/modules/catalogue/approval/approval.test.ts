import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { OWNER } from '../../sellers/testing/seller-browser.ts';
import { OTHER_STORE, openEditor, visit } from '../testing/store-editor.ts';
import { countWaiting } from './platform-products-db.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'products.view', 'products.approve');
const editor = await openEditor(app, OTHER_STORE);

const rule = (change: object) => staff.call('PUT', '/s/prod/approval/rule', change);
/** Whether a new product of the store waits for approval. */
async function waits(): Promise<boolean> {
  return (await editor.create()).status === 3;
}

async function parentsOf(categoryId: number) {
  const { rows } = await app.database.pool.query(
    'select own.id as own, second.id as second, second.parent_id as top from category own join category second on second.id = own.parent_id where own.id = $1',
    [categoryId],
  );
  return rows[0] as { own: number; second: number; top: number };
}

describe('approval rules', () => {
  it('apply to the mall, a category or a store; the most specific wins', async () => {
    const { second, top, own } = await parentsOf(Number(editor.draft().categoryId));
    await rule({ shopId: OTHER_STORE, requiresApproval: null });
    expect(await waits()).toBe(false);
    await rule({ requiresApproval: true });
    expect(await waits()).toBe(true);
    await rule({ categoryId: top, requiresApproval: false });
    expect(await waits()).toBe(false);
    await rule({ categoryId: second, requiresApproval: true });
    expect(await waits()).toBe(true);
    const { data } = await editor.browser.call('GET', '/m/prod/choices');
    expect(data).toMatchObject({ needsApproval: true });
    await rule({ categoryId: own, requiresApproval: false });
    expect(await waits()).toBe(false);
    await rule({ shopId: OTHER_STORE, requiresApproval: true });
    expect(await waits()).toBe(true);
    const { data: rules } = await staff.call('GET', '/s/prod/approval/rules');
    expect(rules).toMatchObject({
      requiresApproval: true,
      categories: expect.arrayContaining([expect.objectContaining({ categoryId: own, requiresApproval: false })]),
      stores: expect.arrayContaining([expect.objectContaining({ shopId: OTHER_STORE, requiresApproval: true })]),
    });
    for (const categoryId of [top, second, own]) await rule({ categoryId, requiresApproval: null });
    await rule({ requiresApproval: null });
    expect((await rule({ categoryId: 2_000_000_000, requiresApproval: true })).reason).toBe('category.notFound');
    expect((await rule({ shopId: 2_000_000_000, requiresApproval: true })).reason).toBe('store.notFound');
  });
});

describe('a product that waits for approval', () => {
  it('can be refused with a reason that is sent to the seller, corrected and approved', async () => {
    await rule({ shopId: OTHER_STORE, requiresApproval: true });
    const before = await countWaiting(app.database.queries);
    const { prodId, version } = await editor.create({ prodName: { en: 'Bamboo steamer' } });
    expect(await countWaiting(app.database.queries)).toBe(before + 1);
    const { data: queue } = await staff.call('GET', `/s/prod/approval/page?keyword=bamboo&shopId=${OTHER_STORE}`);
    expect(queue).toMatchObject({ records: [{ prodId, version, isChange: false, prodName: 'Bamboo steamer' }] });
    const reason = 'The picture is blurred.';
    const answer = await staff.call('PUT', '/s/prod/approval/refuse', { products: [{ prodId, version }], reason });
    expect(answer.data).toEqual({ decided: [prodId], skipped: [] });
    expect(await editor.info(prodId)).toMatchObject({ status: 4, reason });
    const mail = await lastMessage(app, OWNER.mail);
    expect(mail).toMatchObject({ template: 'productRefused', text: expect.stringContaining(reason) });
    await editor.edit(prodId, () => ({ prodName: { en: 'Bamboo steamer, sharp' } }));
    await editor.status('on', prodId);
    const mended = await editor.info(prodId);
    const stale = await staff.call('PUT', '/s/prod/approval/approve', { products: [{ prodId, version }] });
    expect(stale.reason).toBe('product.changedMeanwhile');
    await staff.call('PUT', '/s/prod/approval/approve', { products: [{ prodId, version: mended.version }] });
    expect((await visit(app, prodId)).data).toMatchObject({ prodName: 'Bamboo steamer, sharp' });
  });

  it('is shown next to the version on sale, and can be approved in batches', async () => {
    await rule({ shopId: OTHER_STORE, requiresApproval: true });
    const [first, second] = [await editor.create(), await editor.create()];
    const both = [first, second].map(({ prodId, version }) => ({ prodId, version }));
    await editor.edit(second.prodId, () => ({ prodName: { en: 'Changed meanwhile' } }));
    const { data } = await staff.call('PUT', '/s/prod/approval/approve', { products: both });
    expect(data).toEqual({ decided: [first.prodId], skipped: [second.prodId] });
    await editor.edit(first.prodId, () => ({ prodName: { en: 'Walnut tray, oiled' } }));
    const { data: info } = await staff.call('GET', `/s/prod/approval/info?prodId=${first.prodId}`);
    expect(info).toMatchObject({
      now: { draft: { prodName: { en: 'Walnut tray' } } },
      waiting: { draft: { prodName: { en: 'Walnut tray, oiled' } }, categoryName: expect.stringContaining(' › ') },
    });
  });
});

describe('taking a product down', () => {
  it('stops its sale, sends the store the reason, and can be undone', async () => {
    await rule({ shopId: OTHER_STORE, requiresApproval: false });
    const { prodId } = await editor.create();
    const reason = 'A brand that is not yours.';
    await staff.call('PUT', '/s/prod/takeDown', { prodIds: [prodId], reason });
    expect((await visit(app, prodId)).reason).toBe('product.takenDown');
    expect((await editor.status('on', prodId)).reason).toBe('product.takenDown');
    expect((await lastMessage(app, OWNER.mail)).text).toContain(reason);
    const { data } = await staff.call('GET', `/s/prod/page?tab=takenDown&keyword=${prodId}`);
    expect(data).toMatchObject({ records: [{ prodId, status: 2, reason }], nextCursor: '' });
    await staff.call('PUT', '/s/prod/restore', { prodIds: [prodId] });
    expect((await visit(app, prodId)).success).toBe(true);
    expect((await staff.call('PUT', '/s/prod/restore', { prodIds: [prodId] })).reason).toBe('product.stateChanged');
  });

  it('starts from a list of the products of all stores, paged by cursor', async () => {
    const { data: first } = await staff.call('GET', '/s/prod/page?size=2');
    const { records, nextCursor } = first as { records: { prodId: number }[]; nextCursor: string };
    const { data: second } = await staff.call('GET', `/s/prod/page?size=2&cursor=${nextCursor}`);
    const next = (second as { records: { prodId: number }[] }).records;
    expect(next[0]?.prodId).toBeLessThan(records[1]?.prodId ?? 0);
  });
});

import type * as contract from '@galleria/contract/activities/preferred-products';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it, vi } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import { goodsOf } from '../testing/activity-maker.ts';

type Page = OutputOf<typeof contract.preferredProductPage>;
type List = OutputOf<typeof contract.platformPreferredList>;
type Candidates = OutputOf<typeof contract.preferredCandidates>;

async function openZone() {
  const app = await openTestApp();
  const staff = await callAsStaff(app, 'marketing.view', 'marketing.edit');
  const list = () => staff.get<List>('/s/preferred/list');
  const listed = async () => (await list()).products.map(({ prodId }) => prodId);
  const save = async (prodIds: readonly number[], seenProdIds?: readonly number[]) =>
    staff.reason('PUT', '/s/preferred', { prodIds, seenProdIds: seenProdIds ?? (await listed()) });
  const page = async (query = 'size=50') => (await app.call(`/preferred/page?${query}`)).envelope.data as Page;
  const shown = async (query?: string) => (await page(query)).records.map(({ prodId }) => prodId);
  return { app, staff, list, listed, save, page, shown };
}

async function setSwitch({ database: { pool } }: TestApp, isPreferredOpen: boolean): Promise<void> {
  await pool.query(
    `insert into setting (key, value) values ('productTypes', $1)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [JSON.stringify({ isPreferredOpen })],
  );
  await pool.query(`select pg_notify('mall_changed', 'site')`);
}

/** Products of stores 5 and 2, those of store 5 first. */
async function idsOfTwoStores(app: TestApp): Promise<number[]> {
  const goods = [...(await goodsOf(app, 5, 2)), ...(await goodsOf(app, 2, 3))];
  return goods.map(({ prodId }) => prodId);
}

describe('the zone of preferred products', () => {
  it('shows products in the order set by staff, page by page and by category', async () => {
    const { app, save, shown, page } = await openZone();
    expect(await page()).toMatchObject({ records: [], total: 0, categories: [] });
    const prodIds = await idsOfTwoStores(app);
    expect(await save(prodIds)).toBeUndefined();
    await expect.poll(() => shown()).toEqual(prodIds);
    expect(await shown('size=2&current=2')).toEqual(prodIds.slice(2, 4));
    expect(await page('size=2&current=3')).toMatchObject({ total: 5, pages: 3, current: 3, size: 2 });
    const { categories, records } = await page();
    expect(categories.reduce((sum, { products }) => sum + products, 0)).toBe(prodIds.length);
    for (const { categoryId, products } of categories) {
      const ofCategory = await page(`size=50&categoryId=${categoryId}`);
      expect(ofCategory).toMatchObject({ total: products, categories });
      const inOrder = ofCategory.records.map(({ prodId }) => prodIds.indexOf(prodId));
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    }
    expect(await page('categoryId=2000000000')).toMatchObject({ records: [], total: 0, categories });
    expect(records[0]).toMatchObject({ shopId: 5 });
    expect(records[0]).not.toHaveProperty('isStale');
  });

  it('is empty while it is switched off', async () => {
    const { app, save, shown, page, list } = await openZone();
    const prodIds = await idsOfTwoStores(app);
    await save(prodIds);
    await expect.poll(() => shown()).toEqual(prodIds);
    await setSwitch(app, false);
    await expect.poll(() => page()).toMatchObject({ records: [], total: 0, pages: 0, categories: [] });
    expect(await list()).toMatchObject({ isOpen: false });
    expect((await list()).products).toHaveLength(prodIds.length);
  });

  it('leaves out products that cannot be bought; staff see them with their state', async () => {
    const { app, save, shown, list, listed } = await openZone();
    const { pool } = app.database;
    const prodIds = await idsOfTwoStores(app);
    const [ofClosed, alsoOfClosed, off, deleted, last] = prodIds;
    await save(prodIds);
    await pool.query('update product set status = 0 where id = $1', [off]);
    await pool.query('update product set status = -1 where id = $1', [deleted]);
    await pool.query(`update store set status = 3 where id = 5; select pg_notify('mall_changed', 'stores')`);
    await expect.poll(() => shown()).toEqual([last]);
    expect((await list()).products).toMatchObject([
      { prodId: ofClosed, status: 1, isShown: false },
      { prodId: alsoOfClosed, status: 1, isShown: false },
      { prodId: off, status: 0, isShown: false },
      { prodId: deleted, status: -1, isShown: false },
      { prodId: last, status: 1, isShown: true, shopId: 2, shopName: 'Northwind Audio' },
    ]);
    // A deleted product keeps its position until staff remove it.
    expect(await save(prodIds.toReversed())).toBeUndefined();
    expect(await listed()).toEqual(prodIds.toReversed());
  });

  it('runs two SQL statements when the caches are warm', async () => {
    const { app, save, shown } = await openZone();
    const prodIds = await idsOfTwoStores(app);
    await save(prodIds);
    await expect.poll(() => shown()).toEqual(prodIds);
    const statements = async () => {
      const asked = vi.spyOn(app.database.pool, 'query');
      await shown();
      const texts = asked.mock.calls.map(([given]) => JSON.stringify(given));
      asked.mockRestore();
      return texts.filter((text) => text.includes('product')).length;
    };
    // NOTIFY also invalidates the cache of the process that made the change, so some calls read it again.
    expect(Math.min(await statements(), await statements(), await statements())).toBe(2);
  });
});

describe('savePreferredProducts', () => {
  it('replaces the whole list, keeps when each product was added, and writes the audit log', async () => {
    const { app, save, list, listed } = await openZone();
    const { pool } = app.database;
    const [one = 0, two = 0, three = 0] = await idsOfTwoStores(app);
    await save([one, two]);
    await pool.query(`update preferred_product set added_at = '2026-01-02T03:04:05Z'`);
    expect(await save([three, two])).toBeUndefined();
    expect(await listed()).toEqual([three, two]);
    const [added, kept] = (await list()).products;
    expect(kept?.addTime).toBe('2026-01-02 03:04:05');
    expect(added?.addTime).not.toBe('2026-01-02 03:04:05');
    const { rows } = await pool.query(
      `select before, after from audit_entry where operation like '%savePreferredProducts' and after is not null
       order by id desc limit 1`,
    );
    expect(rows).toMatchObject([{ before: { prodIds: [one, two] }, after: { prodIds: [three, two] } }]);
    expect(await save([])).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  it('refuses repeated, unknown, deleted or too many products, and staff without permission', async () => {
    const { app, save, listed } = await openZone();
    const [one = 0, two = 0] = await idsOfTwoStores(app);
    expect(await save([one, one])).toBe('input.invalid');
    expect(await save([0])).toBe('input.invalid');
    expect(await save(Array.from({ length: 201 }, (_, index) => index + 1))).toBe('input.invalid');
    expect(await save([one, 2_000_000_000])).toBe('product.notFound');
    await app.database.pool.query('update product set status = -1 where id = $1', [two]);
    expect(await save([one, two])).toBe('product.notFound');
    expect(await listed()).toEqual([]);
    const reader = await callAsStaff(app, 'marketing.view');
    expect(await reader.reason('PUT', '/s/preferred', { prodIds: [one], seenProdIds: [] })).toBe('access.forbidden');
  });

  it('accepts one of several concurrent calls that saw the same list', async () => {
    const { app, save, listed } = await openZone();
    const [one = 0, two = 0, three = 0] = await idsOfTwoStores(app);
    const selections = [[one], [two], [three], [three, two]];
    // The list is empty at first, so there is no row that concurrent calls could wait for.
    const reasons = await Promise.all(selections.map((selection) => save(selection, [])));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'preferred.changed')).toHaveLength(3);
    expect(await listed()).toEqual(selections[reasons.indexOf(undefined)]);
    // Sending the stored list again is accepted.
    const stored = await listed();
    expect(await save(stored, [])).toBeUndefined();
  });
});

describe('savePreferredProducts called twice concurrently', () => {
  it('control: without the lock both calls succeed, and their lists are mixed', async () => {
    const { app, save, listed } = await openZone();
    const [one = 0, two = 0] = await idsOfTwoStores(app);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'delete', 'preferred_product', 2);
    expect(await Promise.all([save([one], []), save([two], [])])).toEqual([undefined, undefined]);
    expect((await listed()).toSorted()).toEqual([one, two].toSorted());
  });
});

describe('preferredCandidates', () => {
  it('returns products as the list would show them', async () => {
    const { app, staff } = await openZone();
    const [one = 0, two = 0] = await idsOfTwoStores(app);
    const found = await staff.get<Candidates>(`/s/preferred/candidates?prodIds=${two},${one},2000000000`);
    expect(found).toMatchObject([{ prodId: two }, { prodId: one, shopId: 5, isShown: true }]);
  });
});

import { formatApiTime } from '@galleria/contract/wire/api-time';
import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { takeDownProduct } from '../approval/approve-product.ts';
import { openEditor, openStoreEditor, STORE, visit, within } from '../testing/store-editor.ts';
import { applyAction } from './change-product-status.ts';
import { switchProducts } from './product-schedule.ts';

const statusOf = async ({ database }: TestApp, prodId: number) =>
  (await database.pool.query('select status from product where id = $1', [prodId])).rows[0].status as number;

describe('changeProductStatus', () => {
  it('takes products off sale and puts them on sale, and skips those that it cannot change', async () => {
    const { app, create, status } = await openStoreEditor();
    const first = await create();
    const second = await create({ isForSale: false });
    expect((await status('off', first.prodId, second.prodId)).data).toEqual({
      changed: [{ prodId: first.prodId, status: 0 }],
      skipped: [second.prodId],
    });
    expect((await visit(app, first.prodId)).reason).toBe('product.offShelf');
    expect((await status('off', first.prodId)).reason).toBe('product.stateChanged');
    expect((await status('on', first.prodId, 999_999)).reason).toBe('product.notFound');
    await status('on', first.prodId, second.prodId);
    expect([await statusOf(app, first.prodId), await statusOf(app, second.prodId)]).toEqual([1, 1]);
    const { rows } = await app.database.pool.query(`
      select before, after from audit_entry where operation = 'changeProductStatus' order by id limit 1`);
    expect(rows).toEqual([
      { before: [{ prodId: first.prodId, status: 1 }], after: [{ prodId: first.prodId, status: 0 }] },
    ]);
  });

  it('lets a store only ask for approval of a taken-down product, even after delete and restore', async () => {
    const { app, create, status, info } = await openStoreEditor();
    const { prodId } = await create();
    await within(app, (transaction) => takeDownProduct(transaction, { productId: prodId, reason: 'Forbidden words' }));
    expect(await info(prodId)).toMatchObject({ status: 2, reason: 'Forbidden words' });
    expect((await status('on', prodId)).reason).toBe('product.takenDown');
    await status('delete', prodId);
    await status('restore', prodId);
    expect((await status('on', prodId)).reason).toBe('product.takenDown');
    expect((await status('ask', prodId)).data).toMatchObject({ changed: [{ status: 3 }] });
    expect((await status('off', prodId)).data).toMatchObject({ changed: [{ status: 2 }] });
    const force = app.database.pool.query('update product set status = 1 where id = $1', [prodId]);
    await expect(force).rejects.toThrow('product_taken_down');
  });

  it('restores a deleted product within thirty days', async () => {
    const { app, create, status } = await openStoreEditor();
    const [kept, gone] = [await create(), await create()];
    await status('delete', kept.prodId, gone.prodId);
    await app.moveClock('29 days');
    const soon = await openEditor(app);
    expect((await soon.status('restore', kept.prodId)).data).toMatchObject({ changed: [{ status: 0 }] });
    expect((await soon.info(kept.prodId)).deleteTime).toBeNull();
    await app.moveClock('31 days');
    const late = await openEditor(app);
    expect((await late.status('restore', gone.prodId)).reason).toBe('product.notFound');
    expect((await late.browser.call('GET', '/m/prod/page?tab=deleted')).data).toMatchObject({ total: 0 });
  });
});

/** A product that is off sale, and two actions on it. */
async function openOffSale() {
  const { app, create, status } = await openStoreEditor();
  const { prodId } = await create();
  await status('off', prodId);
  const act = (action: 'on' | 'delete') =>
    within(app, (transaction) => applyAction(transaction, STORE, { prodIds: [prodId], action }));
  return { app, prodId, act };
}

describe('putting a product on sale while it is being deleted', () => {
  it('leaves it deleted, in either order', async () => {
    const { app, prodId, act } = await openOffSale();
    await Promise.all([act('on'), act('delete')]);
    expect(await statusOf(app, prodId)).toBe(-1);
  });

  it('control: without the lock on the product, it is on sale although it was deleted', async () => {
    const { app, prodId, act } = await openOffSale();
    // Both have read the product off sale; the deletion commits first.
    await removeRowLocks(app, 'product', {
      ...{ event: 'update', count: 2 },
      write: `while new.status = 1 and (select status <> -1 from product_rows where id = new.id) loop
          perform pg_sleep(0.01);
        end loop;
        update product_rows set status = new.status, deleted_from = new.deleted_from, deleted_at = new.deleted_at
          where id = new.id`,
    });
    const outcomes = await Promise.all([act('delete'), act('on')]);
    expect(outcomes.map(isRefused)).toEqual([false, false]);
    expect(await statusOf(app, prodId)).toBe(1);
  });
});

describe('a product with scheduled sale times', () => {
  it('goes on sale and off by the database’s clock, and is not shown before', async () => {
    const { app, create, info } = await openStoreEditor();
    const inHours = (hours: number) => formatApiTime(new Date(Date.now() + hours * 3_600_000));
    const times = { onSaleTime: inHours(2), offSaleTime: inHours(5) };
    const { prodId, status } = await create(times);
    expect(status).toBe(0);
    const run = () => switchProducts({ database: app.database });
    await run();
    expect((await visit(app, prodId)).reason).toBe('product.offShelf');
    const { rows } = await app.database.pool.query(
      `select key from graphile_worker.jobs where key like $1 order by key`,
      [`product:${prodId}:%`],
    );
    expect(rows).toEqual([{ key: `product:${prodId}:off` }, { key: `product:${prodId}:on` }]);
    await app.moveClock('3 hours');
    await run();
    await run();
    expect((await visit(app, prodId)).success).toBe(true);
    expect((await info(prodId)).draft).toMatchObject({ ...times, onSaleTime: null });
    await app.moveClock('6 hours');
    await run();
    expect((await visit(app, prodId)).reason).toBe('product.offShelf');
  });
});

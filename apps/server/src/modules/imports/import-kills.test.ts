import { describe, expect, it } from 'vitest';
import { removeRowLocks } from '../../testing/remove-guards.ts';
import { readStockGaps } from '../inventory/index.ts';
import { openImportStore } from './testing/import-store.ts';

const PRODUCTS = 100;
const EVERY_TENTH = 10;

/** Every tenth product has an invalid price, so its line is bad. */
function fileOf(products: number): string {
  const lines = Array.from({ length: products }, (_, index) => {
    const price = index % EVERY_TENTH === 0 ? 'free' : '9.90';
    return `P${index},P${index}-1,Thing ${index},{category},${price},${index}`;
  });
  return ['product,sku,name.en,category,price,stock', ...lines].join('\n');
}

type Store = Awaited<ReturnType<typeof openImportStore>>;

/** Simulates a killed process: throws after so many products, so that nothing later runs and the job stays open. */
const killAfter = (units: number) => {
  let done = 0;
  return () => {
    done += 1;
    if (done === units) throw new Error('killed');
  };
};

const copiesOf = async ({ app }: Store) =>
  (
    await app.database.pool.query<{ copies: number; n: number }>(
      `select copies, count(*)::int as n from (
         select count(*)::int as copies from sku where code ~ '^P[0-9]+-1$' group by code) each group by copies`,
    )
  ).rows;

describe('an import that is killed in the middle', () => {
  it('resumes where it stopped: good products exist once, and bad lines are reported', async () => {
    const store = await openImportStore();
    const { importId } = await store.upload('prod', fileOf(PRODUCTS));
    await expect(store.work(importId, { onUnit: killAfter(30) })).rejects.toThrow('killed');
    expect((await store.info('prod', importId)).percent).toBe(30);
    await store.work(importId);
    await store.start('prod', importId);
    await expect(store.work(importId, { onUnit: killAfter(25) })).rejects.toThrow('killed');
    expect(await store.info('prod', importId)).toMatchObject({ state: 'running', done: 25, percent: 27 });
    await store.app.moveClock('2 minutes');
    await store.resume();
    expect(await store.waitingWork(importId)).toBe(1);
    // The worker that seemed dead continues, so two workers run at once.
    await Promise.all([store.work(importId), store.work(importId)]);
    const bad = PRODUCTS / EVERY_TENTH;
    expect(await store.info('prod', importId)).toMatchObject({ state: 'done', done: PRODUCTS - bad, bad, failed: 0 });
    expect(await copiesOf(store)).toEqual([{ copies: 1, n: PRODUCTS - bad }]);
    const { records } = await store.lines('prod', importId, '&isWrong=1');
    expect(records.map(({ line }) => line)).toEqual(Array.from({ length: bad }, (_, index) => index * EVERY_TENTH + 2));
    expect(await readStockGaps(store.app.database.queries)).toEqual([]);
  });

  it('works in slices, and queues a job for the rest after each slice', async () => {
    const store = await openImportStore();
    const { importId } = await store.upload('prod', fileOf(3));
    await store.clearWork();
    await store.work(importId, { sliceMs: 0 });
    expect(await store.waitingWork(importId)).toBe(1);
    await store.work(importId);
    expect((await store.info('prod', importId)).state).toBe('ready');
  });

  it('control: two workers that read lines without a lock write a product twice', async () => {
    const store = await openImportStore();
    const importId = await store.check('prod', 'product,sku,name.en,category,price\nP1,P1-1,Thing,{category},9.90\n');
    await store.start('prod', importId);
    await removeRowLocks(store.app, 'import_line', {
      ...{ event: 'update', count: 2 },
      write: `update import_line_rows set state = new.state, product_id = new.product_id
        where import_id = new.import_id and line = new.line`,
    });
    await Promise.all([store.work(importId), store.work(importId)]);
    expect(await copiesOf(store)).toEqual([{ copies: 2, n: 1 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { openImportStore } from './testing/import-store.ts';

const FILE = 'product,sku,name.en,category,price\nP1,P1-1,Thing,{category},9.90\n';

/** A store in which inserting a product fails so many times. */
async function openFailingStore(errorCode: string, times: number) {
  const logged: { event: string }[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });
  const store = await openImportStore({ log });
  await store.app.database.pool.query(`
    create sequence tries;
    create function fail_first() returns trigger language plpgsql as $$
      begin
        if nextval('tries') <= ${times} then raise 'the first ones fail' using errcode = '${errorCode}'; end if;
        return new;
      end $$;
    create trigger fail_first before insert on product for each row execute function fail_first()`);
  return { store, logged };
}

describe('runImport', () => {
  it.each([
    { errorCode: '40P01', name: 'a deadlock' },
    { errorCode: '40001', name: 'a serialisation failure' },
    { errorCode: '55P03', name: 'a lock that was not available' },
    { errorCode: '57014', name: 'a statement that took too long' },
  ])('fails after $name, so that the job is retried and the line is written', async ({ errorCode }) => {
    const { store, logged } = await openFailingStore(errorCode, 1);
    const { importId } = await store.upload('prod', FILE);
    await expect(store.work(importId)).rejects.toThrow();
    expect(await store.info('prod', importId)).toMatchObject({ state: 'checking', bad: 0 });
    await store.work(importId);
    await store.run('prod', importId);
    expect(await store.info('prod', importId)).toMatchObject({ state: 'done', done: 1, bad: 0, failed: 0 });
    expect(logged).toEqual([]);
  });

  it('logs any other error, and continues with the lines after it', async () => {
    const { store, logged } = await openFailingStore('P0001', 1);
    const importId = await store.check('prod', `${FILE}P2,P2-1,Thing,{category},9.90\n`);
    expect(await store.info('prod', importId)).toMatchObject({ state: 'ready', good: 1, bad: 1 });
    const { records } = await store.lines('prod', importId, '&isWrong=1');
    expect(records).toMatchObject([{ line: 2, problems: [{ problem: 'fault' }] }]);
    expect(logged).toMatchObject([{ event: 'import.lines_failed', importId, line: 2, lines: 1 }]);
  });
});

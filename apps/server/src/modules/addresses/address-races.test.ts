import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { site } from '../site/index.ts';
import { DRAFT, signIn } from './testing/address-book.ts';

describe('addAddress, called concurrently', () => {
  const LIMIT = 3;
  const CALLS = 6;

  async function addConcurrently(app: TestApp) {
    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedSetting(transaction, 'rules', { addressesPerBuyer: LIMIT }),
    );
    const ada = await signIn(app);
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        ada.send('POST', '/address/addAddr', { ...DRAFT, commonAddr: index % 3 === 0 ? 1 : 0 }),
      ),
    );
    const list = await ada.list();
    return {
      refused: answers.filter(({ reason }) => reason === 'address.limit').length,
      addresses: list.length,
      defaults: list.filter(({ commonAddr }) => commonAddr === 1).length,
    };
  }

  it('does not exceed the limit, and leaves one default', async () => {
    expect(await addConcurrently(await openTestApp())).toEqual({
      refused: CALLS - LIMIT,
      addresses: LIMIT,
      defaults: 1,
    });
  });

  it('control: without the lock and the index that rejects two defaults the limit is exceeded', async () => {
    const app = await openTestApp();
    await app.database.queries.execute(sql`drop index address_one_default`);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'insert', 'address', CALLS);
    expect(await addConcurrently(app)).toMatchObject({ refused: 0, addresses: CALLS });
  });
});

describe('setDefaultAddress, called concurrently', () => {
  async function openThree(app: TestApp) {
    const ada = await signIn(app);
    const ids = [await ada.add(), await ada.add(), await ada.add()] as const;
    const setDefault = (id: number) => ada.send('PUT', `/address/defaultAddr/${id}`);
    const remove = (id: number) => ada.send('DELETE', `/address/deleteAddr/${id}`);
    const marks = async () => (await ada.list()).map(({ addrId, commonAddr }) => [addrId, commonAddr]);
    const countDefaults = async () => (await ada.list()).filter(({ commonAddr }) => commonAddr === 1).length;
    return { ids, setDefault, remove, marks, countDefaults };
  }

  it('leaves exactly one default', async () => {
    const { ids, setDefault, countDefaults } = await openThree(await openTestApp());
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([ids[1], ids[2], ids[1], ids[2]].map(setDefault));
      expect(answers.every(({ success }) => success)).toBe(true);
      expect(await countDefaults()).toBe(1);
    }
  });

  it('leaves one default when another call deletes the current default', async () => {
    const { ids, setDefault, remove, marks } = await openThree(await openTestApp());
    await Promise.all([setDefault(ids[1]), remove(ids[0])]);
    await Promise.all([setDefault(ids[2]), remove(ids[1])]);
    expect(await marks()).toEqual([[ids[2], 1]]);
  });

  it('control: without the lock one call fails at the unique index', async () => {
    const app = await openTestApp();
    const { ids, setDefault, countDefaults } = await openThree(app);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'update', 'address', 2);
    const answers = await Promise.all([setDefault(ids[1]), setDefault(ids[2])]);
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(await countDefaults()).toBe(1);
  });

  it('control: without the lock and the unique index there are two defaults', async () => {
    const app = await openTestApp();
    const { ids, setDefault, countDefaults } = await openThree(app);
    await app.database.queries.execute(sql`drop index address_one_default`);
    await removeAdvisoryLocks(app);
    await synchroniseTransactionsBefore(app, 'update', 'address', 2);
    await Promise.all([setDefault(ids[1]), setDefault(ids[2])]);
    expect(await countDefaults()).toBe(2);
  });
});

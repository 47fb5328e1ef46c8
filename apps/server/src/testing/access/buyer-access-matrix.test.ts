import { everyOperation } from '@galleria/contract/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../open-test-app.ts';
import { openAccessWorld } from './access-world.ts';
import { buyerAccessRows } from './buyer-access-rows.ts';
import { checkBuyerRow, openMatrixBuyer, openStrangersToBuyers } from './buyer-matrix.ts';

const operations = everyOperation()
  .filter(({ operation }) => !/^\/[ms]\//.test(operation.path))
  .map(({ name, operation }) => ({ name: name.split('.')[1] ?? '', operation }));

describe('access to the storefront', () => {
  it('has a row for every operation of the contract outside of /m/ and /s/', () => {
    const missing = operations.filter(({ name }) => !Object.hasOwn(buyerAccessRows, name)).map(({ name }) => name);
    expect(missing, 'add a row in apps/server/src/testing/access, see docs/add-a-capability.md').toEqual([]);
    const unknown = Object.keys(buyerAccessRows).filter((name) => !operations.some((one) => one.name === name));
    expect(unknown, 'rows of operations that are gone').toEqual([]);
  });

  // Many calls on one app take seconds, but a minute on a busy machine.
  it('admits only buyers, and answers for objects of another buyer as for missing ones', {
    timeout: 300_000,
  }, async () => {
    const world = await openAccessWorld(await openTestApp());
    const strangers = await openStrangersToBuyers(world);
    const openBuyers = async () => ({ own: await openMatrixBuyer(world), other: await openMatrixBuyer(world) });
    const buyers = await openBuyers();
    for (const { name, operation } of operations) {
      const row = buyerAccessRows[name];
      // The number of unpaid orders per buyer is limited, so rows that create orders have buyers of their own.
      const some = row?.kind === 'object' ? await openBuyers() : buyers;
      if (row) await checkBuyerRow(world, some, strangers, { name, operation, row });
    }
  });
});

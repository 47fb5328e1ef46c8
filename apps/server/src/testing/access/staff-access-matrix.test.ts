import { everyOperation } from '@galleria/contract/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../open-test-app.ts';
import { openAccessWorld } from './access-world.ts';
import { checkStaffRow, openStrangersToStaff } from './staff-matrix.ts';
import { staffAccessRows } from './staff-rows/staff-access-rows.ts';

const operations = everyOperation()
  .filter(({ operation }) => operation.path.startsWith('/s/'))
  .map(({ name, operation }) => ({ name: name.split('.')[1] ?? '', operation }));

describe('access to the platform console', () => {
  it('has a row for every operation of the contract under /s/', () => {
    const missing = operations.filter(({ name }) => !Object.hasOwn(staffAccessRows, name)).map(({ name }) => name);
    expect(missing, 'add a row in apps/server/src/testing/access, see docs/add-a-capability.md').toEqual([]);
    const unknown = Object.keys(staffAccessRows).filter((name) => !operations.some((one) => one.name === name));
    expect(unknown, 'rows of operations that are gone').toEqual([]);
  });

  it('has all operations of staff, and no others, under /s/', () => {
    const astray = everyOperation().filter(
      ({ operation: { access, path } }) =>
        (access.who === 'staff') !== path.startsWith('/s/') && access.who !== 'visitor',
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  // Many calls on one app take seconds, but a minute on a busy machine.
  it('admits only the required permission', { timeout: 300_000 }, async () => {
    const world = await openAccessWorld(await openTestApp());
    const strangers = await openStrangersToStaff(world);
    for (const { name, operation } of operations) {
      const row = staffAccessRows[name];
      if (row) await checkStaffRow(world, strangers, { name, operation, row });
    }
  });
});

import { randomUUID } from 'node:crypto';
import { everyOperation } from '@galleria/contract/contract';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import type { AccessRow } from './access-row.ts';
import { FOREIGN_STORE, nameIn, OWN_STORE, openAccessWorld, send, sessionIn } from './access-world.ts';
import { checkRow } from './check-row.ts';
import { accessRows } from './seller-rows/access-rows.ts';

const operations = everyOperation()
  .filter(({ operation }) => operation.path.startsWith('/m/'))
  .map(({ name, operation }) => ({ name: name.split('.')[1] ?? '', operation }));

/** Operations that show the objects made by the rows to their owner. */
const SHOWING_MARKS = [
  ...['pickupPointList', 'returnAddressList', 'quickAnswerList', 'storeShelfList', 'shippingTemplateList'],
  ...['storeNoticePage', 'storeProductPage', 'productEditorChoices', 'storeStockPage', 'stockImportTemplate'],
  ...['storeCouponPage', 'storeDiscountPage', 'storeReviewPage', 'payoutAccountList', 'payoutPage', 'storeSearch'],
  ...['storeActivityPage', 'storeActivityCalendar'],
  ...['storeOrderPage', 'exportStoreOrders', 'storeStatementPage', 'storeMemberPage', 'storeAuditPage'],
];

/** Callers whom no operation of the back office admits. */
async function openStrangers(app: TestApp): Promise<ReadonlyMap<string, string | undefined>> {
  const { queries } = app.database;
  const expired = await sessionIn(app, OWN_STORE, randomUUID());
  await app.database.pool.query(`update session set expires_at = now() - interval '1 second' where user_id =
    (select user_id from session order by created_at desc limit 1) and kind = 'seller'`);
  return new Map([
    ['visitor', undefined],
    ['buyer', await openSession(queries, 'buyer', randomUUID())],
    ['staff', await openSession(queries, 'staff', randomUUID(), { permissions: [...SELLER_PERMISSIONS] })],
    ['expired session', expired],
  ]);
}

const everyRow = () => operations.flatMap(({ name }) => rowsOf(name));

const rowsOf = (name: string): readonly AccessRow[] => [accessRows[name] ?? []].flat();

describe('access to the back office', () => {
  it('has a row for every operation of the contract under /m/', () => {
    const missing = operations.filter(({ name }) => !Object.hasOwn(accessRows, name)).map(({ name }) => name);
    expect(missing, 'add a row in apps/server/src/testing/access, see docs/add-a-capability.md').toEqual([]);
    const unknown = Object.keys(accessRows).filter((name) => !operations.some((one) => one.name === name));
    expect(unknown, 'rows of operations that are gone').toEqual([]);
  });

  // Many calls on one app take seconds, but a minute on a busy machine.
  const timeout = 300_000;
  it('admits only the required permission, and answers for objects of another store as for missing ones', {
    timeout,
  }, async () => {
    const app = await openTestApp();
    const world = await openAccessWorld(app);
    const strangers = await openStrangers(app);
    for (const { name, operation } of operations) {
      const rows = rowsOf(name);
      for (const row of rows) await checkRow(world, strangers, { name, operation, row, isLast: row === rows.at(-1) });
    }
  });

  it('returns nothing of one store to the owner of another', async () => {
    const app = await openTestApp();
    const world = await openAccessWorld(app);
    const objects = new Set(everyRow().flatMap((row) => (row.kind === 'object' ? [row.object] : [])));
    for (const object of objects) await object.make(world, OWN_STORE);
    const marks = [nameIn(OWN_STORE), await world.paidOrder(OWN_STORE), 'clerk@galleria.test'];
    const owner = await sessionIn(app, OWN_STORE, world.ownerOf(OWN_STORE));
    const stranger = await sessionIn(app, FOREIGN_STORE, world.ownerOf(FOREIGN_STORE));
    const shown: string[] = [];
    for (const { name, operation } of operations) {
      const row = rowsOf(name).find(({ kind }) => kind === 'noObject');
      if (row?.kind !== 'noObject' || operation.method !== 'GET') continue;
      const read = async (token: string) => {
        const { body } = await send(app, operation, await row.input(world), token);
        return marks.filter((mark) => body.includes(mark));
      };
      if ((await read(owner)).length > 0) shown.push(name);
      expect.soft({ name, seen: await read(stranger) }).toEqual({ name, seen: [] });
    }
    // Proves that these operations show the marks to the owner.
    expect(shown).toEqual(expect.arrayContaining(SHOWING_MARKS));
  });
});

import { randomUUID } from 'node:crypto';
import { everyOperation } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import type { AccessRow, StoreObject } from './access-row.ts';
import { accessRows } from './access-rows.ts';
import {
  type AccessWorld,
  FOREIGN_STORE,
  nameIn,
  type ObjectId,
  OWN_STORE,
  openAccessWorld,
  type RawAnswer,
  send,
  sessionIn,
} from './access-world.ts';

const operations = everyOperation()
  .filter(({ operation }) => operation.path.startsWith('/m/'))
  .map(({ name, operation }) => ({ name: name.split('.')[1] ?? '', operation }));

/** Operations whose answers to the owner show the things that the rows make. */
const SHOWING_MARKS = [
  ...['pickupPointList', 'returnAddressList', 'quickAnswerList', 'storeShelfList', 'shippingTemplateList'],
  ...['storeNoticePage', 'storeProductPage', 'productEditorChoices', 'storeStockPage', 'stockImportTemplate'],
  ...['storeCouponPage', 'storeDiscountPage', 'storeReviewPage', 'payoutAccountList', 'payoutPage', 'storeSearch'],
  ...['storeOrderPage', 'exportStoreOrders', 'storeStatementPage', 'storeMemberPage', 'storeAuditPage'],
];

const permissionOf = ({ access }: Operation) => (access.who === 'seller' ? access.permission : 'none');

/** Everybody who is not let in, whatever they ask for. */
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

const reasonOf = ({ body }: RawAnswer): string | undefined =>
  body.startsWith('{') ? JSON.parse(body).reason : undefined;

/** Where an answer repeats what was asked for, it says the same about every id. */
function withoutId({ status, body }: RawAnswer, id: ObjectId): RawAnswer {
  return { status, body: body.replaceAll(new RegExp(`\\b${RegExp.escape(String(id))}\\b`, 'g'), '0') };
}

/** Calls one operation in every cell of its row; problems are collected, so that one run shows them all. */
async function checkRow(world: AccessWorld, strangers: ReadonlyMap<string, string | undefined>, cell: Cell) {
  const { app } = world;
  const { name, operation, row } = cell;
  if (row.kind === 'everybody')
    return expect.soft({ name, who: operation.access.who }).toEqual({ name, who: 'visitor' });
  expect.soft({ name, who: operation.access.who }).toEqual({ name, who: 'seller' });
  const permission = permissionOf(operation);
  const others = SELLER_PERMISSIONS.filter((one) => one !== permission);
  const owner = world.ownerOf(OWN_STORE);
  // Anew for each row: some operations end sessions or move them to another store.
  const as = {
    owner: await sessionIn(app, OWN_STORE, owner),
    permitted: await sessionIn(app, OWN_STORE, owner, permission === 'none' ? [] : [permission]),
    unpermitted: await sessionIn(app, OWN_STORE, owner, others),
    stranger: await sessionIn(app, FOREIGN_STORE, world.ownerOf(FOREIGN_STORE)),
  };
  const call = (input: Readonly<Record<string, unknown>>, token: string | undefined) =>
    send(app, operation, input, token);
  const { inputs, ids } = await makeInputs(world, row, makerFor(operation));

  const locked = await call(inputs.absent, undefined);
  for (const [who, token] of strangers) {
    for (const [which, input] of Object.entries(inputs)) {
      const answer = await call(input, token);
      expect
        .soft({ name, who, which, reason: reasonOf(answer) })
        .toEqual({ name, who, which, reason: 'access.signIn' });
      expect.soft({ name, who, which, ...answer }).toEqual({ name, who, which, ...locked });
    }
  }
  if (permission !== 'none') {
    for (const [which, input] of Object.entries(inputs)) {
      const reason = reasonOf(await call(input, as.unpermitted));
      expect.soft({ name, which, reason }).toEqual({ name, which, reason: 'access.forbidden' });
    }
  }
  if (row.kind === 'object' && ids) await checkObject(world, cell, row, ids, as);
  else {
    for (const [who, token] of Object.entries({ owner: as.owner, permitted: as.permitted })) {
      const answer = await call(inputs.own, token);
      expect.soft({ name, who, isLetIn: isLetIn(answer) }, answer.body).toEqual({ name, who, isLetIn: true });
    }
  }
}

interface Cell {
  readonly name: string;
  readonly operation: Operation;
  readonly row: AccessRow;
}

type ObjectRow = Extract<AccessRow, { kind: 'object' }>;

type Ids = Readonly<Record<'own' | 'foreign' | 'absent', ObjectId>>;

type Make = (world: AccessWorld, object: StoreObject, storeId: number) => Promise<ObjectId>;

/** What only reads leaves things as they are, so that they serve the next as well. */
function makerFor({ method }: Operation): Make {
  if (method !== 'GET') return (world, object, storeId) => object.make(world, storeId);
  return async (world, object, storeId) => {
    const made = kept.get(object) ?? new Map<number, ObjectId>();
    const id = made.get(storeId) ?? (await object.make(world, storeId));
    kept.set(object, made.set(storeId, id));
    return id;
  };
}

/** Things of the one mall that all rows are checked in. */
const kept = new Map<StoreObject, Map<number, ObjectId>>();

async function makeInputs(world: AccessWorld, row: Exclude<AccessRow, { kind: 'everybody' }>, make: Make) {
  if (row.kind === 'noObject') {
    const input = await row.input(world);
    return { inputs: { own: input, absent: input } };
  }
  const { object, input } = row;
  const [own, foreign] = [await make(world, object, OWN_STORE), await make(world, object, FOREIGN_STORE)];
  const ids: Ids = { own, foreign, absent: object.absent };
  const inputs = {
    own: await input(own, world),
    foreign: await input(foreign, world),
    absent: await input(object.absent, world),
  };
  return { ids, inputs };
}

async function checkObject(
  world: AccessWorld,
  { name, operation }: Cell,
  { object, input }: ObjectRow,
  ids: Ids,
  as: Readonly<Record<'owner' | 'permitted' | 'stranger', string>>,
) {
  const call = async (id: ObjectId, token: string) =>
    withoutId(await send(world.app, operation, await input(id, world), token), id);
  const absent = await call(ids.absent, as.owner);
  // What an editor's field names may be absent as well: then the input is at fault, and with the own thing it is not.
  expect.soft({ name, isAllowed: isAllowed(absent) }, absent.body).toEqual({ name, isAllowed: true });
  expect
    .soft({ name, which: 'foreign', ...(await call(ids.foreign, as.owner)) })
    .toEqual({ name, which: 'foreign', ...absent });
  const theirs = await call(ids.absent, as.stranger);
  expect
    .soft({ name, who: 'other owner', ...(await call(ids.own, as.stranger)) })
    .toEqual({ name, who: 'other owner', ...theirs });
  for (const [who, token, id] of [
    ['permitted', as.permitted, ids.own],
    ['owner', as.owner, await makerFor(operation)(world, object, OWN_STORE)],
  ] as const) {
    const answer = await call(id, token);
    expect.soft({ name, who, isLetIn: isLetIn(answer) }, answer.body).toEqual({ name, who, isLetIn: true });
    // Else the row would prove nothing: its object is not what the operation looks for.
    expect.soft({ name, who, ...answer }).not.toEqual({ name, who, ...absent });
  }
}

const isAllowed = (answer: RawAnswer) => answer.status < 500 && !reasonOf(answer)?.startsWith('access.');

/** Past access and input: what the use case itself says is up to its own tests. */
const isLetIn = (answer: RawAnswer) => isAllowed(answer) && reasonOf(answer) !== 'input.invalid';

describe('access to the back office', () => {
  it('has a row for every operation of the contract under /m/', () => {
    const missing = operations.filter(({ name }) => !Object.hasOwn(accessRows, name)).map(({ name }) => name);
    expect(missing, 'add a row in apps/server/src/testing/access, see docs/add-a-capability.md').toEqual([]);
    const unknown = Object.keys(accessRows).filter((name) => !operations.some((one) => one.name === name));
    expect(unknown, 'rows of operations that are gone').toEqual([]);
  });

  // Many calls on one app: seconds, but a minute on a machine that does much else.
  const timeout = 300_000;
  it('lets in the permission alone, and answers for another store’s things as for absent ones', {
    timeout,
  }, async () => {
    const app = await openTestApp();
    const world = await openAccessWorld(app);
    const strangers = await openStrangers(app);
    for (const { name, operation } of operations) {
      for (const row of rowsOf(name)) await checkRow(world, strangers, { name, operation, row });
    }
  });

  it('shows nothing of one store in any answer to the owner of another', async () => {
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
    // Else the marks would stand where nobody looks.
    expect(shown).toEqual(expect.arrayContaining(SHOWING_MARKS));
  });
});

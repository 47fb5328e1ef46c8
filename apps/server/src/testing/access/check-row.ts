import type { Operation } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { expect } from 'vitest';
import type { TestApp } from '../open-test-app.ts';
import type { AccessRow, StoreObject } from './access-row.ts';
import {
  type AccessWorld,
  FOREIGN_STORE,
  type ObjectId,
  OWN_STORE,
  type RawAnswer,
  send,
  sessionIn,
} from './access-world.ts';
import { isAllowed, isLetIn, reasonOf } from './answers.ts';

interface Cell {
  readonly name: string;
  readonly operation: Operation;
  readonly row: AccessRow;
  /** Of the operation's rows. Whoever is not let in is kept out of all of them in the same way. */
  readonly isLast: boolean;
}

/** Calls one operation in every cell of its row; problems are collected, so that one run shows them all. */
export async function checkRow(world: AccessWorld, strangers: ReadonlyMap<string, string | undefined>, cell: Cell) {
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
  const { inputs, ids } = await makeInputs(world, row, makerFor(operation));

  if (cell.isLast) {
    await checkStrangers(app, cell, inputs, strangers);
    if (permission !== 'none') await checkUnpermitted(app, cell, inputs, as.unpermitted);
  }
  if (row.kind === 'object' && ids) await checkObject(world, cell, row, ids, as);
  else {
    for (const [who, token] of Object.entries({ owner: as.owner, permitted: as.permitted })) {
      const answer = await send(app, operation, inputs.own, token);
      expect.soft({ name, who, isLetIn: isLetIn(answer) }, answer.body).toEqual({ name, who, isLetIn: true });
    }
  }
}

type Inputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Nothing is changed by these calls, so that they need not wait for each other. */
async function checkStrangers(
  app: TestApp,
  { name, operation }: Cell,
  inputs: Inputs,
  strangers: ReadonlyMap<string, string | undefined>,
) {
  const locked = await send(app, operation, inputs.absent ?? {}, undefined);
  expect.soft({ name, reason: reasonOf(locked) }).toEqual({ name, reason: 'access.signIn' });
  const calls = [...strangers].flatMap(([who, token]) =>
    Object.entries(inputs).map(async ([which, input]) => {
      const answer = await send(app, operation, input, token);
      expect.soft({ name, who, which, ...answer }).toEqual({ name, who, which, ...locked });
    }),
  );
  await Promise.all(calls);
}

async function checkUnpermitted(app: TestApp, { name, operation }: Cell, inputs: Inputs, token: string) {
  for (const [which, input] of Object.entries(inputs)) {
    const reason = reasonOf(await send(app, operation, input, token));
    expect.soft({ name, which, reason }).toEqual({ name, which, reason: 'access.forbidden' });
  }
}

type ObjectRow = Extract<AccessRow, { kind: 'object' }>;

type Ids = Readonly<Record<'own' | 'foreign' | 'absent', ObjectId>>;

type Make = (world: AccessWorld, object: StoreObject, storeId: number) => Promise<ObjectId>;

/** What only reads leaves things as they are, so that they serve the next as well. */
function makerFor({ method }: Operation): Make {
  if (method !== 'GET') return (world, object, storeId) => object.make(world, storeId);
  return async (world, object, storeId) => {
    const made = world.kept.get(object) ?? new Map<number, ObjectId>();
    const id = made.get(storeId) ?? (await object.make(world, storeId));
    world.kept.set(object, made.set(storeId, id));
    return id;
  };
}

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

const permissionOf = ({ access }: Operation) => (access.who === 'seller' ? access.permission : 'none');

/** Where an answer repeats what was asked for, it says the same about every id. */
function withoutId({ status, body }: RawAnswer, id: ObjectId): RawAnswer {
  return { status, body: body.replaceAll(new RegExp(`\\b${RegExp.escape(String(id))}\\b`, 'g'), '0') };
}

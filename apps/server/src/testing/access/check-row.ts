import { randomUUID } from 'node:crypto';
import type { Operation } from '@galleria/contract/operation';
import { BUILT_IN_ROLES, PERMISSIONS_OF_ROLE, SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { expect } from 'vitest';
import type { TestApp } from '../open-test-app.ts';
import type { AccessRow, StoreObject } from './access-row.ts';
import { type AccessWorld, FOREIGN_STORE, type ObjectId, OWN_STORE, send, sessionIn } from './access-world.ts';
import { isAllowed, reachesUseCase, reasonOf, withoutId } from './answers.ts';

interface Cell {
  readonly name: string;
  readonly operation: Operation;
  readonly row: AccessRow;
  /** The last row of the operation: refused callers are refused in the same way in all rows, so one row is enough. */
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
  // New for each row: some operations end sessions or move them to another store.
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
    if (permission !== 'none') await checkRoles(world, cell, inputs, permission);
  }
  if (row.kind === 'object' && ids) await checkObject(world, cell, row, ids, as);
  else {
    for (const [who, token] of Object.entries({ owner: as.owner, permitted: as.permitted })) {
      const answer = await send(app, operation, inputs.own, token);
      expect
        .soft({ name, who, reachesUseCase: reachesUseCase(answer) }, answer.body)
        .toEqual({ name, who, reachesUseCase: true });
    }
  }
}

type Inputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** These calls change nothing, so they run concurrently. */
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

/**
 * Checks that the built-in roles of either store are refused exactly where they lack the permission; nothing is
 * changed.
 */
async function checkRoles(world: AccessWorld, { name, operation }: Cell, inputs: Inputs, permission: string) {
  for (const storeId of [OWN_STORE, FOREIGN_STORE]) {
    for (const role of BUILT_IN_ROLES) {
      const held: readonly string[] = PERMISSIONS_OF_ROLE[role];
      const isHeld = held.includes(permission);
      if (isHeld && operation.method !== 'GET') continue;
      const token = await world.sessionOfRole(`${role} of ${storeId}`, () =>
        sessionIn(world.app, storeId, randomUUID(), held),
      );
      const reason = reasonOf(await send(world.app, operation, inputs.absent ?? {}, token));
      const isForbidden = reason === 'access.forbidden';
      expect.soft({ name, storeId, role, isForbidden }).toEqual({ name, storeId, role, isForbidden: !isHeld });
    }
  }
}

type ObjectRow = Extract<AccessRow, { kind: 'object' }>;

type Ids = Readonly<Record<'own' | 'foreign' | 'absent', ObjectId>>;

type Make = (world: AccessWorld, object: StoreObject, storeId: number) => Promise<ObjectId>;

/** Reading operations do not change objects, so they share them. */
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
  // Only the input of an editor may be refused because its object is absent; with the own object it is accepted.
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
    expect
      .soft({ name, who, reachesUseCase: reachesUseCase(answer) }, answer.body)
      .toEqual({ name, who, reachesUseCase: true });
    // Otherwise the row would prove nothing: its object is not the one that the operation looks up.
    expect.soft({ name, who, ...answer }).not.toEqual({ name, who, ...absent });
  }
}

const permissionOf = ({ access }: Operation) => (access.who === 'seller' ? access.permission : 'none');

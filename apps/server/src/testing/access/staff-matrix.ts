import { randomUUID } from 'node:crypto';
import type { Operation } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import {
  BUILT_IN_STAFF_ROLES,
  PERMISSIONS_OF_STAFF_ROLE,
  STAFF_PERMISSIONS,
} from '@galleria/domain/access/staff-permissions';
import { expect } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import type { TestApp } from '../open-test-app.ts';
import { type AccessWorld, OWN_STORE, send } from './access-world.ts';
import { isAllowed, reachesUseCase, reasonOf } from './answers.ts';
import type { StaffRow } from './staff-row.ts';

/** Callers whom no operation of the platform console admits. */
export async function openStrangersToStaff({ app, ownerOf, sql }: AccessWorld): Promise<Strangers> {
  const { queries } = app.database;
  const permissions = [...STAFF_PERMISSIONS, ...SELLER_PERMISSIONS];
  const expired = await openSession(queries, 'staff', randomUUID(), { permissions });
  await sql(`update session set expires_at = now() - interval '1 second'
    where id = (select id from session where kind = 'staff' order by created_at desc limit 1) returning id`);
  return new Map([
    ['visitor', undefined],
    ['buyer', await openSession(queries, 'buyer', randomUUID())],
    ['seller', await openSession(queries, 'seller', ownerOf(OWN_STORE), { storeId: OWN_STORE, permissions })],
    ['expired session', expired],
  ]);
}

type Strangers = ReadonlyMap<string, string | undefined>;

interface StaffCell {
  readonly name: string;
  readonly operation: Operation;
  readonly row: StaffRow;
}

/** Calls one operation in every cell of its row; problems are collected, so that one run shows them all. */
export async function checkStaffRow(world: AccessWorld, strangers: Strangers, { name, operation, row }: StaffCell) {
  const { access } = operation;
  const expected = row.kind === 'everybody' ? 'visitor' : 'staff';
  expect.soft({ name, who: access.who }).toEqual({ name, who: expected });
  if (row.kind === 'everybody' || access.who !== 'staff') return;
  const { permission } = access;
  const as = async (permissions: readonly string[]) => sessionOfStaff(world, permissions);
  const absent = row.kind === 'object' ? await row.input(row.object.absent, world) : await row.input(world);
  const present = row.kind === 'object' ? await row.input(await row.object.make(world), world) : absent;

  await checkStrangers(world.app, { name, operation }, { present, absent }, strangers);
  if (permission !== 'none') {
    const others = STAFF_PERMISSIONS.filter((one) => one !== permission);
    for (const [which, input] of Object.entries({ present, absent })) {
      const reason = reasonOf(await send(world.app, operation, input, await as(others)));
      expect.soft({ name, which, reason }).toEqual({ name, which, reason: 'access.forbidden' });
    }
  }
  await checkRoles(world, { name, operation }, { present, absent });
  if (row.kind === 'object' && row.object.makeForeign) {
    const token = await as(permission === 'none' ? [] : [permission]);
    const [foreign, nothing] = [await row.input(await row.object.makeForeign(world), world), absent];
    const answers = [
      await send(world.app, operation, foreign, token),
      await send(world.app, operation, nothing, token),
    ];
    expect.soft({ name, which: 'foreign', ...answers[0] }).toEqual({ name, which: 'foreign', ...answers[1] });
  }
  const permitted = await as(permission === 'none' ? [] : [permission]);
  const answerToAbsent = row.kind === 'object' && (await send(world.app, operation, absent, permitted));
  if (answerToAbsent) expect.soft({ name, isAllowed: isAllowed(answerToAbsent) }).toEqual({ name, isAllowed: true });
  const answer = await send(world.app, operation, present, permitted);
  expect.soft({ name, reachesUseCase: reachesUseCase(answer) }, answer.body).toEqual({ name, reachesUseCase: true });
  // Otherwise the row would prove nothing: its object is not the one that the operation looks up.
  if (answerToAbsent) expect.soft({ name, ...answer }).not.toEqual({ name, ...answerToAbsent });
}

/**
 * Checks that each built-in role is admitted exactly where it has the permission. An admitted role names an absent
 * object, unless the call only reads, so that the mall stays unchanged for the next role.
 */
async function checkRoles(
  world: AccessWorld,
  { name, operation }: Pick<StaffCell, 'name' | 'operation'>,
  inputs: Inputs,
) {
  const { access, method } = operation;
  if (access.who !== 'staff' || access.permission === 'none') return;
  for (const role of BUILT_IN_STAFF_ROLES) {
    const held: readonly string[] = PERMISSIONS_OF_STAFF_ROLE[role];
    const isHeld = held.includes(access.permission);
    if (isHeld && method !== 'GET' && inputs.present === inputs.absent) continue;
    const token = await world.sessionOfRole(role, () =>
      openSession(world.app.database.queries, 'staff', randomUUID(), { permissions: [...held] }),
    );
    const answer = await send(world.app, operation, inputs.absent, token);
    const isForbidden = reasonOf(answer) === 'access.forbidden';
    expect.soft({ name, role, isForbidden }).toEqual({ name, role, isForbidden: !isHeld });
  }
}

/**
 * A session of the demo's superuser with exactly these permissions: some operations are about the caller's own objects.
 */
async function sessionOfStaff({ app, sql }: AccessWorld, permissions: readonly string[]): Promise<string> {
  const staffId = await sql<string>(`select id from staff_member where mail = 'staff@galleria.test'`);
  return openSession(app.database.queries, 'staff', staffId, { permissions: [...permissions] });
}

type Inputs = Readonly<Record<'present' | 'absent', Readonly<Record<string, unknown>>>>;

/** These calls change nothing, so they run concurrently. */
async function checkStrangers(
  app: TestApp,
  { name, operation }: Pick<StaffCell, 'name' | 'operation'>,
  inputs: Inputs,
  strangers: Strangers,
) {
  const locked = await send(app, operation, inputs.absent, undefined);
  expect.soft({ name, reason: reasonOf(locked) }).toEqual({ name, reason: 'access.signIn' });
  const calls = [...strangers].flatMap(([who, token]) =>
    Object.entries(inputs).map(async ([which, input]) => {
      const answer = await send(app, operation, input, token);
      expect.soft({ name, who, which, ...answer }).toEqual({ name, who, which, ...locked });
    }),
  );
  await Promise.all(calls);
}

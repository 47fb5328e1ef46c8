import { randomUUID } from 'node:crypto';
import type { Operation } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { expect } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import type { TestApp } from '../open-test-app.ts';
import { type AccessWorld, OWN_STORE, send } from './access-world.ts';
import { isAllowed, isLetIn, reasonOf } from './answers.ts';
import type { StaffRow } from './staff-row.ts';

/** Everybody whom no operation of the platform console lets in, whatever they ask for. */
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
  const permitted = await as(permission === 'none' ? [] : [permission]);
  const answerToAbsent = row.kind === 'object' && (await send(world.app, operation, absent, permitted));
  if (answerToAbsent) expect.soft({ name, isAllowed: isAllowed(answerToAbsent) }).toEqual({ name, isAllowed: true });
  const answer = await send(world.app, operation, present, permitted);
  expect.soft({ name, isLetIn: isLetIn(answer) }, answer.body).toEqual({ name, isLetIn: true });
  // Else the row would prove nothing: its object is not what the operation looks for.
  if (answerToAbsent) expect.soft({ name, ...answer }).not.toEqual({ name, ...answerToAbsent });
}

/** Of the demo's superuser, whose own things some operations are about, with exactly these permissions. */
async function sessionOfStaff({ app, sql }: AccessWorld, permissions: readonly string[]): Promise<string> {
  const staffId = await sql<string>(`select id from staff_member where mail = 'staff@galleria.test'`);
  return openSession(app.database.queries, 'staff', staffId, { permissions: [...permissions] });
}

type Inputs = Readonly<Record<'present' | 'absent', Readonly<Record<string, unknown>>>>;

/** Nothing is changed by these calls, so that they need not wait for each other. */
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

import { randomUUID } from 'node:crypto';
import type { Operation } from '@galleria/contract/operation';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { expect } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openShopper } from '../../modules/orders/testing/shopper.ts';
import { type AccessWorld, type ObjectId, OWN_STORE, SKU_OF_STORE, send } from './access-world.ts';
import { isAllowed, reasonOf, withoutId } from './answers.ts';
import type { BuyerRow, MatrixBuyer } from './buyer-row.ts';

export async function openMatrixBuyer(world: AccessWorld): Promise<MatrixBuyer> {
  const { app } = world;
  const userId = await world.sql<string>(
    `insert into account (nick_name, mail, locale) values ('Ada', $1, 'en') returning id`,
    `${randomUUID()}@example.org`,
  );
  const shopper = await openShopper(app, userId);
  const skuId = await world.sql<number>(SKU_OF_STORE, OWN_STORE);
  const order = async () => (await shopper.order([{ skuId, count: 1 }]))[0] ?? '';
  return {
    userId,
    token: await openSession(app.database.queries, 'buyer', userId),
    order,
    paidOrder: async () => {
      const number = await order();
      await shopper.pay(number);
      return number;
    },
    sql: (text) => world.sql(text, userId),
  };
}

type Strangers = ReadonlyMap<string, string | undefined>;

/** Callers whom no operation of buyers admits: one kind of session never counts as another. */
export async function openStrangersToBuyers({ app, ownerOf, sql }: AccessWorld): Promise<Strangers> {
  const { queries } = app.database;
  const permissions = [...SELLER_PERMISSIONS, ...STAFF_PERMISSIONS];
  const expired = await openSession(queries, 'buyer', randomUUID());
  await sql(`update session set expires_at = now() - interval '1 second'
    where id = (select id from session where kind = 'buyer' order by created_at desc limit 1) returning id`);
  return new Map([
    ['visitor', undefined],
    ['seller', await openSession(queries, 'seller', ownerOf(OWN_STORE), { storeId: OWN_STORE, permissions })],
    ['staff', await openSession(queries, 'staff', randomUUID(), { permissions })],
    ['expired session', expired],
    ['foreign session', 'x'.repeat(43)],
  ]);
}

interface BuyerCell {
  readonly name: string;
  readonly operation: Operation;
  readonly row: BuyerRow;
}

/** Calls one operation in every cell of its row; problems are collected, so that one run shows them all. */
export async function checkBuyerRow(
  world: AccessWorld,
  { own, other }: { readonly own: MatrixBuyer; readonly other: MatrixBuyer },
  strangers: Strangers,
  { name, operation, row }: BuyerCell,
): Promise<void> {
  const expected = row.kind === 'everybody' ? 'visitor' : 'buyer';
  expect.soft({ name, who: operation.access.who }).toEqual({ name, who: expected });
  if (row.kind === 'everybody') return;
  const inputs = row.kind === 'object' ? [row.input(await row.object.make(own), world)] : [row.input];
  for (const [who, token] of strangers) {
    for (const input of inputs) {
      const reason = reasonOf(await send(world.app, operation, input, token));
      expect.soft({ name, who, reason }).toEqual({ name, who, reason: 'access.signIn' });
    }
  }
  if (row.kind === 'noObject') return;
  const call = async (id: ObjectId) => withoutId(await send(world.app, operation, row.input(id, world), own.token), id);
  const absent = await call(row.object.absent);
  expect.soft({ name, isAllowed: isAllowed(absent) }, absent.body).toEqual({ name, isAllowed: true });
  const foreign = await call(await row.object.make(other));
  expect.soft({ name, which: 'foreign', ...foreign }).toEqual({ name, which: 'foreign', ...absent });
  const mine = await call(await row.object.make(own));
  expect.soft({ name, isAllowed: isAllowed(mine) }, mine.body).toEqual({ name, isAllowed: true });
  // Otherwise the row would prove nothing: its object is not the one that the operation looks up.
  expect.soft({ name, which: 'own', ...mine }).not.toEqual({ name, which: 'own', ...absent });
}

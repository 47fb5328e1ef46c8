import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { openShopper, pickItems } from '../testing/shopper.ts';
import { issuePickupCodes } from './codes-db.ts';

const MIGRATION = path.resolve(import.meta.dirname, '../../../../migrations/0061_pickup_codes.sql');
const CODE = '11112222';

/** Paid orders of one store that wait for pickup; their codes are not issued yet. */
async function openPickupMall(count: number) {
  const app = await openTestApp();
  const { pool } = app.database;
  const ada = await openShopper(app);
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) numbers.push(...(await ada.order(await pickItems(app))));
  for (const number of numbers) await ada.pay(number);
  const { rows } = await pool.query<{ id: number }>(
    `update mall_order set delivery_type = 2, receiver = null,
       pickup = '{"stationId": 1, "stationName": {"en": "Counter"}, "name": "Ada", "mobile": "", "code": ""}'
     where number = any($1) returning id::int`,
    [numbers],
  );
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  return {
    ...{ app, pool, ids },
    /** Issues codes that are drawn from this list. */
    issue: (orderIds: readonly number[], drawn: string[]) =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        issuePickupCodes(transaction, orderIds, () => drawn.shift() ?? CODE),
      ),
    codes: async () => {
      const statement = `select pickup ->> 'code' as code from mall_order where id = any($1) order by id`;
      return (await pool.query<{ code: string }>(statement, [ids])).rows.map(({ code }) => code);
    },
  };
}

describe('issuePickupCodes', () => {
  it('draws again when an order that waits in the store has the code, or two of its own are the same', async () => {
    const { ids, issue, codes } = await openPickupMall(3);
    const [first = 0, ...others] = ids;
    await issue([first], [CODE]);
    await issue(others, [CODE, '33334444', '55556666', '55556666', '55556666', '77778888']);
    expect(await codes()).toEqual([CODE, '55556666', '77778888']);
  });

  it('may issue the code of an order that was picked up again', async () => {
    const { pool, ids, issue, codes } = await openPickupMall(2);
    const [first = 0, second = 0] = ids;
    await issue([first], [CODE]);
    await pool.query('update mall_order set status = 4 where id = $1', [first]);
    await issue([second], [CODE]);
    expect(await codes()).toEqual([CODE, CODE]);
  });

  it('of concurrent payments that draw the same code, one draws again', async () => {
    const { ids, issue, codes } = await openPickupMall(2);
    await Promise.all(ids.map((id, index) => issue([id], [CODE, `3333000${index}`])));
    const [kept, ...drawn] = (await codes()).toSorted();
    expect([kept, drawn.length, drawn[0]]).toEqual([CODE, 1, expect.stringMatching(/^3333000[01]$/)]);
  });

  it('control: without the constraint two orders wait under one code', async () => {
    const { pool, ids, issue, codes } = await openPickupMall(2);
    await pool.query('drop index mall_order_pickup_code');
    for (const id of ids) await issue([id], [CODE, '33334444']);
    expect(await codes()).toEqual([CODE, CODE]);
  });

  it('gives up when every draw is taken, instead of handing out a code twice', async () => {
    const { ids, issue, codes } = await openPickupMall(2);
    const [first = 0, second = 0] = ids;
    await issue([first], []);
    await expect(issue([second], [])).rejects.toThrow('issuePickupCodes');
    expect(await codes()).toEqual([CODE, '']);
  });
});

describe('the migration to unique codes', () => {
  it('gives all but the oldest order under a code another one', async () => {
    const { pool, ids, codes } = await openPickupMall(3);
    await pool.query('drop index mall_order_pickup_code');
    await pool.query('create index mall_order_pickup_code on mall_order (store_id)');
    await pool.query(
      `update mall_order set pickup = jsonb_set(pickup, '{code}', to_jsonb($2::text)) where id = any($1)`,
      [ids, CODE],
    );
    for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')) {
      await pool.query(statement);
    }
    const [first, ...others] = await codes();
    expect(first).toBe(CODE);
    expect(new Set([CODE, ...others]).size).toBe(3);
    for (const code of others) expect(code).toMatch(/^\d{8}$/);
  });
});

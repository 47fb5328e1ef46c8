import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { place, putOnSale } from './race-goods.ts';
import { type Buyer, type RaceMall, rowsOf } from './race-mall.ts';
import { makeBuyer } from './race-people.ts';

/** So long that several look before the first one writes, even on a busy machine. */
const THINKING_MS = 100;
const MARK = 'naive:';

/**
 * How the mall would do without conditional updates, unique keys and locks: it looks, thinks for a moment, and writes
 * what it had concluded. Every race is also run this way, and must then find something wrong.
 */
export async function lookThenWrite<Seen>(
  { database }: RaceMall,
  look: (client: pg.PoolClient) => Promise<Seen>,
  write: (client: pg.PoolClient, seen: Seen) => Promise<void>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const seen = await look(client);
    await setTimeout(THINKING_MS);
    await write(client, seen);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** What somebody has, as a plain number: the database guards the real accounts too well to be overdrawn by anybody. */
export async function openPurse(mall: RaceMall, { userId }: Buyer, balance: number): Promise<void> {
  await rowsOf(mall, 'create table if not exists naive_purse (owner uuid primary key, balance int not null)');
  await rowsOf(mall, 'insert into naive_purse values ($1, $2)', [userId, balance]);
}

/** Takes so much out of the purse for one more trade, which is then in this state. */
export function spendFromPurse(
  mall: RaceMall,
  { userId }: Buyer,
  like: number,
  spent: { readonly amount: number; readonly state: 'unpaid' | 'paid' },
): Promise<void> {
  return lookThenWrite(
    mall,
    (client) => readPurse(client, userId),
    async (client, balance) => {
      if (balance < spent.amount) return;
      const tradeId = await copyTrade(client, like, { userId });
      await client.query('update trade set state = $2, settled_at = now() where id = $1', [tradeId, spent.state]);
      await client.query('update naive_purse set balance = $2 where owner = $1', [userId, balance - spent.amount]);
    },
  );
}

export async function readPurse(client: Pick<pg.PoolClient, 'query'>, userId: string): Promise<number> {
  const { rows } = await client.query<{ balance: number }>('select balance from naive_purse where owner = $1', [
    userId,
  ]);
  return rows[0]?.balance ?? 0;
}

/** A trade that was placed properly, to make others like it. */
export async function sampleTrade(mall: RaceMall): Promise<number> {
  return (await place(mall, await makeBuyer(mall), await putOnSale(mall, 1))).tradeId;
}

interface Differences {
  readonly userId: string;
  readonly skuId?: number;
  readonly submission?: string;
}

/** A trade like another one, with its order and its line, without asking anybody; answers with its id. */
export async function copyTrade(client: pg.PoolClient, like: number, differences: Differences): Promise<number> {
  const { userId, skuId, submission = '' } = differences;
  const tradeId = await copyRow(client, 'trade', 'id = $1', like, {
    ...{ user_id: userId, submission_id: randomUUID(), submission_hash: MARK + submission },
  });
  const number = `9${String(Math.floor(Math.random() * 1e15)).padStart(17, '0')}`;
  const orderId = await copyRow(client, 'mall_order', 'trade_id = $1', like, {
    ...{ trade_id: tradeId, user_id: userId, number },
  });
  const ofTrade = 'order_id = (select min(id) from mall_order where trade_id = $1)';
  await copyRow(client, 'order_line', ofTrade, like, { order_id: orderId, ...(skuId && { sku_id: skuId }) });
  return tradeId;
}

export const markOf = (submission: string) => MARK + submission;

async function copyRow(
  client: pg.PoolClient,
  table: string,
  where: string,
  value: number,
  changes: object,
): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} overriding system value
     select copy.* from (select * from ${table} where ${where} order by id limit 1) original
     cross join lateral jsonb_populate_record(
       null::${table},
       to_jsonb(original) || $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))
     ) copy returning id`,
    [value, JSON.stringify(changes)],
  );
  const [made] = rows;
  if (!made) throw new Error(`${table} has no such row`);
  return Number(made.id);
}

/** What was done behind the mall's back must not be counted afterwards. */
export async function forgetNaive(mall: RaceMall): Promise<void> {
  await rowsOf(mall, 'drop table if exists naive_purse');
  const those = `select id from trade where submission_hash like '${MARK}%'`;
  const orders = `select id from mall_order where trade_id in (${those})`;
  await rowsOf(mall, `update own_coupon set trade_id = null, spent_at = null where trade_id in (${those})`);
  await rowsOf(mall, `delete from payment where trade_id in (${those})`);
  await rowsOf(mall, `delete from order_line where order_id in (${orders})`);
  await rowsOf(mall, `delete from mall_order where trade_id in (${those})`);
  await rowsOf(mall, `delete from trade where submission_hash like '${MARK}%'`);
}
